export { HomePage as Page } from '#templates/home/HomePage.tsx';
