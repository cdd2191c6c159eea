import { screensOf } from '#cli/resolve/screensOf.ts';
import type { DataPath } from '#cli/model/finding.ts';
import { instantOf, localTime } from '#cli/load/localTime.ts';
import { fieldName } from '#cli/load/dataPath.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The earliest date of a page that is accepted. The first website dates from 1991 (Tim Berners-Lee). */
const EARLIEST = '1991-01-01';

/**
 * Dates are in the past. Those of pages are not before the first website, and those of sources and of the agency are not before 1800. A post
 * has the date of the day on which it is published, and no earlier change unless it was planned.
 */
export const datesAreSane: Rule = ({ content, today }) => {
  const problems: Problem[] = [];
  const check = (file: string, path: DataPath, found: string | undefined, earliest: string) => {
    if (found === undefined) return;
    const args = { field: fieldName(path), found };
    const at = { file, path };
    if (found > today) problems.push({ code: 'date-in-future', args, at });
    else if (found < earliest)
      problems.push({ code: 'date-too-old', args: { ...args, earliest }, at });
  };

  const { posts, legalPages, services, towns, caseStudies } = content.collections;
  const site = content.singles.site;
  const { sources } = content.singles;
  for (const [id, { date }] of Object.entries(sources?.data ?? {})) {
    if (date !== undefined) check(sources?.file ?? '', [id, 'date'], date, '1800-01-01');
  }
  if (site) check(site.file, ['founded'], site.data.founded, '1800-01-01');
  for (const { file, data } of posts) {
    // A draft has no date yet.
    if (data.draft) continue;
    const { lastModified: found, publishedDate: earliest } = data;
    // A planned post is edited before its day.
    if (found !== undefined && found < earliest && data.publishAt === undefined) {
      const args = { field: 'lastModified', found, earliest };
      const related = [{ file, path: ['publishedDate'] }];
      problems.push({ code: 'date-reversed', args, at: { file, path: ['lastModified'] }, related });
    }
    // A published post must not have a date in the future.
    const isLate = data.publishAt !== undefined && data.publishAt.slice(0, 10) <= today;
    if (data.publishAt !== undefined && !(isLate && data.publishedDate > today)) {
      problems.push(...plannedTime(file, data.publishAt, data.publishedDate, site?.data.timeZone));
      continue;
    }
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

/** Finds a planned post with the date of another day, or with a time that does not exist in the time zone of the site. */
function plannedTime(
  file: string,
  publishAt: string,
  publishedDate: string,
  timeZone = 'UTC',
): Problem[] {
  const day = publishAt.slice(0, 10);
  const shown = localTime(instantOf(publishAt, timeZone), timeZone);
  const problem = (kind: 'day' | 'skipped', field: string, value: string): Problem => ({
    code: 'planned-time',
    args: { kind, publishAt, write: `${field}: ${value}` },
    at: { file, path: [field] },
  });
  return [
    ...(shown === publishAt ? [] : [problem('skipped', 'publishAt', shown)]),
    ...(day === publishedDate ? [] : [problem('day', 'publishedDate', day)]),
  ];
}
