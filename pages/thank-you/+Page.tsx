export { ThankYouPage as Page } from '#templates/thank-you/ThankYouPage.tsx';
