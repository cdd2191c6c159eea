export { BlogPage as Page } from '#templates/blog/BlogPage.tsx';
