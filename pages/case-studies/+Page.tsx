export { CaseStudiesPage as Page } from '#templates/case-study/CaseStudiesPage.tsx';
