export { ContactPage as Page } from '#templates/contact/ContactPage.tsx';
