import type { CheckArgs } from '#cli/model/finding.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/**
 * Sources, and the names in local texts, are checked again before their shelf life is over. A check that is due is a warning, and an error
 * once the months of grace have passed.
 */
export const factsAreCurrent: Rule = ({ content, today }) => {
  const { site, sources } = content.singles;
  if (!site) return [];
  const { months, graceMonths } = site.data.shelfLife;
  const now = today.slice(0, 7);
  const check = (
    subject: CheckArgs['subject'],
    at: Spot,
    checked: string,
    limit = months,
  ): Problem[] => {
    if (checked > now)
      return [{ code: 'date-in-future', args: { field: 'checked', found: checked }, at }];
    const age = monthsBetween(checked, now);
    if (age <= limit) return [];
    const failsFrom = monthAfter(checked, limit + graceMonths + 1);
    const args: CheckArgs = { subject, checked, age, limit, now, failsFrom };
    return [{ code: now < failsFrom ? 'check-due' : 'check-overdue', args, at }];
  };
  return [
    ...Object.entries(sources?.data ?? {}).flatMap(([source, { checked, shelfLife, url }]) => {
      const at = { file: sources?.file ?? '', path: [source, 'checked'] };
      const subject = { kind: 'source' as const, source, ...(url !== undefined && { url }) };
      return check(subject, at, checked, shelfLife);
    }),
    ...content.collections.local.flatMap(({ file, data }) =>
      check({ kind: 'names' }, { file, path: ['checked'] }, data.checked),
    ),
  ];
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
