export { ServicePage as Page } from '#templates/service/ServicePage.tsx';
