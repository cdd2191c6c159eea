export { NotFoundPage as Page } from '#templates/not-found/NotFoundPage.tsx';
