export { PostPage as Page } from '#templates/blog/PostPage.tsx';
