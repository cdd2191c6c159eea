import { screensOf } from '#cli/resolve/screensOf.ts';
import type { DataPath } from '#cli/model/finding.ts';
import { fieldName } from '#cli/load/checkShape.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** Nothing on the web is older than the web (Berners-Lee's first site: 1991). */
const EARLIEST = '1991-01-01';

/** Dates that say when something happened lie in the past, and not before there were websites. */
export const datesAreSane: Rule = ({ content, today }) => {
  const problems: Problem[] = [];
  const check = (file: string, path: DataPath, found: string | undefined, earliest: string) => {
    if (found === undefined) return;
    const args = { field: fieldName(path), found };
    const at = { file, path };
    if (found > today) problems.push({ code: 'date-in-future', args, at });
    else if (found < earliest) problems.push({ code: 'date-too-old', args, at });
  };

  const { posts, legalPages, services, towns, caseStudies } = content.collections;
  const site = content.singles.site;
  if (site) check(site.file, ['founded'], site.data.founded, '1800-01-01');
  for (const { file, data } of posts) {
    // A draft has no day yet, and a planned post has that on which it comes out.
    if (data.draft || (data.publishAt && data.publishedDate <= data.publishAt.slice(0, 10)))
      continue;
    check(file, ['publishedDate'], data.publishedDate, EARLIEST);
  }
  for (const { file, data } of legalPages) check(file, ['lastUpdated'], data.lastUpdated, EARLIEST);
  for (const { file, data } of [
    ...screensOf(content),
    ...[posts, legalPages, services, towns, caseStudies].flat(),
  ]) {
    if ('lastModified' in data) check(file, ['lastModified'], data.lastModified, EARLIEST);
  }
  return problems;
};
