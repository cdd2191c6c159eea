import type { Rule } from '../rule.ts';

/** A case study takes its picture and category from the portfolio item of the same name. */
export const caseStudiesHavePortfolioItems: Rule = ({ content }) =>
  content.collections.caseStudies
    .filter(({ slug }) => !content.names.portfolio.has(slug))
    .map(({ slug, file }) => ({
      code: 'case-study-portfolio',
      args: { found: slug },
      at: { file, line: 1, column: 1 },
    }));
