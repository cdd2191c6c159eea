export { AboutPage as Page } from '#templates/about/AboutPage.tsx';
