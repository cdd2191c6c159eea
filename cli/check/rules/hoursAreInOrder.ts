import type { Problem } from '#cli/model/problem.ts';
import { openingPeriods } from '#schemas/site.ts';
import type { Rule } from '../rule.ts';

/** The opening time of the office is before its closing time. */
export const hoursAreInOrder: Rule = ({ content: { singles } }): Problem[] => {
  if (!singles.site?.data.hours) return [];
  const { file } = singles.site;
  return openingPeriods(singles.site.data.hours).flatMap(({ opens, closes }, index): Problem[] => {
    // Both times have two digits for the hour, so they sort as text.
    if (opens < closes) return [];
    const period = index === 0 ? [] : ['further', index - 1];
    const at = { file, path: ['hours', ...period, 'closes'] };
    return [{ code: 'hours-reversed', args: { opens, closes }, at }];
  });
};
