export default '/blog/@post';
