import type { Rule } from '../rule.ts';

/** A case study takes its picture and category from the portfolio item of the same name. */
export const caseStudiesHavePortfolioItems: Rule = ({ content, hiddenEntry }) =>
  content.collections.caseStudies
    .filter(({ slug }) => !content.names.portfolio.has(slug))
    .map(({ slug, file }) => {
      const hidden = hiddenEntry('portfolio', slug);
      const args = { found: slug, ...(hidden && { hidden }) };
      return { code: 'case-study-portfolio', args, at: { file, line: 1, column: 1 } };
    });
