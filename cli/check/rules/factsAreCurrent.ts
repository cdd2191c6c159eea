import type { CheckArgs } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/**
 * Sources are checked again before their shelf life is over. A check that is due is a warning, and an error once the months of grace
 * have passed.
 */
export const factsAreCurrent: Rule = ({ content, today }) => {
  const { site, sources } = content.singles;
  if (!site || !sources) return [];
  const { months: usualLimit, graceMonths } = site.data.shelfLife;
  const now = today.slice(0, 7);
  return Object.entries(sources.data).flatMap(([source, data]): Problem[] => {
    const { checked, shelfLife: limit = usualLimit, url } = data;
    const at = { file: sources.file, path: [source, 'checked'] };
    if (checked > now)
      return [{ code: 'date-in-future', args: { field: 'checked', found: checked }, at }];
    const age = monthsBetween(checked, now);
    if (age <= limit) return [];
    const args: CheckArgs = {
      subject: { kind: 'source', source, ...(url !== undefined && { url }) },
      checked,
      age,
      limit,
      now,
      failsFrom: monthAfter(checked, limit + graceMonths + 1),
    };
    return [{ code: age > limit + graceMonths ? 'check-overdue' : 'check-due', args, at }];
  });
};

/** Returns the number of months from one month to another, both as YYYY-MM. */
function monthsBetween(from: string, to: string): number {
  return countOf(to) - countOf(from);
}

/** Returns the month that is a number of months after another, as YYYY-MM. */
function monthAfter(month: string, months: number): string {
  const count = countOf(month) + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Returns a month as the number of months since the year 0. */
function countOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}
