import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The office opens before it closes. */
export const hoursAreInOrder: Rule = ({ content: { singles } }): Problem[] => {
  if (!singles.site?.data.hours) return [];
  const { file } = singles.site;
  const { opens, closes } = singles.site.data.hours;
  // Both times have two digits for the hour, so they sort as text.
  if (opens < closes) return [];
  return [
    { code: 'hours-reversed', args: { opens, closes }, at: { file, path: ['hours', 'closes'] } },
  ];
};
