import { screensOf } from '#cli/resolve/screensOf.ts';
import { fits, searchLengths } from '#cli/resolve/searchLengths.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** Titles and descriptions are not cut off in search results, and are not too short for them. */
export const searchTextsFit: Rule = ({ content }) => {
  const { services, posts, caseStudies, legalPages } = content.collections;
  const entries = [...screensOf(content), ...services, ...posts, ...caseStudies, ...legalPages];
  return entries.flatMap(({ file, data }): Problem[] => {
    if (!('search' in data)) return [];
    const { title, description } = data.search;
    const problems: Problem[] = [];
    if (!fits(title, searchLengths.title)) {
      const at = { file, path: ['search', 'title'] };
      problems.push({
        code: 'search-title-length',
        args: { found: title.length, limits: searchLengths.title },
        at,
      });
    }
    if (!fits(description, searchLengths.description)) {
      const at = { file, path: ['search', 'description'] };
      problems.push({
        code: 'search-description-length',
        args: { found: description.length, limits: searchLengths.description },
        at,
      });
    }
    return problems;
  });
};
