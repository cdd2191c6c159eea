export default '/locations/@town';
