export { ServicesPage as Page } from '#templates/services/ServicesPage.tsx';
