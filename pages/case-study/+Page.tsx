export { CaseStudyPage as Page } from '#templates/case-study/CaseStudyPage.tsx';
