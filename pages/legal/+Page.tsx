export { LegalPage as Page } from '#templates/legal/LegalPage.tsx';
