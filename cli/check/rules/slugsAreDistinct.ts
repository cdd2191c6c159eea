import { distance } from 'fastest-levenshtein';
import { collectionNames } from '#cli/load/collectionNames.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/**
 * No file is a left-over copy of another, as its name would show. Names of towns may be alike, because those of real towns are.
 */
export const slugsAreDistinct: Rule = ({ content }) =>
  collectionNames.flatMap((name) => {
    const slugs = new Set(content.collections[name].map(({ slug }) => slug));
    return content.collections[name].flatMap(({ slug, file }): Problem[] => {
      const pattern = name === 'towns' ? NUMBERED : COPY;
      const original = slug.includes('-') ? pattern.exec(slug)?.groups : undefined;
      const copied = [original?.before, original?.after].find((other) => other && slugs.has(other));
      const similar =
        name === 'towns' || slugs.size > MANY
          ? undefined
          : [...slugs].find((other) => other < slug && isAlike(slug, other));
      const other = copied ?? similar;
      if (!other) return [];
      const related = content.collections[name].filter((entry) => entry.slug === other);
      return [
        {
          code: 'slug-alike',
          args: { found: slug, other },
          at: { file, line: 1, column: 1 },
          related: related.map((entry) => ({ file: entry.file, line: 1, column: 1 })),
        },
      ];
    });
  });

/** Every name is compared with every other, so long lists of posts are left out. */
const MANY = 500;

const COPY =
  /^(?<before>.+?)-(?:copy|kopie|old|new|neu|backup|bak|draft|final|v?[2-9])(?:-\d+)?$|^(?:copy-of|old|new)-(?<after>.+)$/;

/** The copies of towns. "New Malden" is not a copy of "Malden". */
const NUMBERED = /^(?<before>.+?)-(?:copy|[2-9])$|^copy-of-(?<after>.+)$/;

/** Returns whether two long names differ by one letter that is not a digit. */
function isAlike(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 7 || Math.abs(a.length - b.length) > 1) return false;
  return a.replace(/\d/g, '') !== b.replace(/\d/g, '') && distance(a, b) === 1;
}
