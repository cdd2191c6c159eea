import { screensOf } from '#cli/resolve/screensOf.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** No two pages have the same title in search results. `locationSearchTextsAreSound` covers the titles of location pages. */
export const titlesAreUnique: Rule = ({ content }) => {
  const path: DataPath = ['search', 'title'];
  const { services, posts, caseStudies, legalPages } = content.collections;
  const entries = [...screensOf(content), ...services, ...caseStudies, ...posts, ...legalPages];
  const owners = new Map<string, Spot>();
  const problems: Problem[] = [];
  for (const { file, data } of entries) {
    if (!('search' in data)) continue;
    const { title } = data.search;
    const owner = owners.get(title.toLowerCase());
    if (owner) {
      problems.push({
        code: 'title-repeated',
        args: { title },
        at: { file, path },
        related: [owner],
      });
    } else owners.set(title.toLowerCase(), { file, path });
  }
  return problems;
};
