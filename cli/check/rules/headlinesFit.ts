import { screensOf } from '#cli/resolve/screensOf.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The maximum length of a heading, in characters. At the size of a heading, these fill about six lines on a phone. */
const LIMIT = 100;

/** The headings of pages leave room for what follows them. */
export const headlinesFit: Rule = ({ content }) => {
  const { services, posts, caseStudies, legalPages } = content.collections;
  const entries = [...screensOf(content), ...services, ...posts, ...caseStudies, ...legalPages];
  return entries.flatMap(({ file, data }): Problem[] => {
    if (!('search' in data)) return [];
    const found = data.title.length;
    if (found <= LIMIT) return [];
    return [
      {
        code: 'headline-length',
        args: { found, limit: LIMIT },
        at: { file, path: ['title'] },
      },
    ];
  });
};
