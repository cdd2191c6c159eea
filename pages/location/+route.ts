export default '/locations/@town/@page';
