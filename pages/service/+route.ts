export default '/services/@service';
