export { FactsQuestionsPage as Page } from '#templates/facts-questions/FactsQuestionsPage.tsx';
