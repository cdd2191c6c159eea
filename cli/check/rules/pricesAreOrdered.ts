import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The largest usual ratio of the highest and the lowest price of a service. A zero too many makes a larger one. */
const MAX_FACTOR = 100;

/** The lower end of a price range is not above the upper one, and not absurdly far below it. */
export const pricesAreOrdered: Rule = ({ content }) => {
  const { prices, site } = content.singles;
  const currency = site?.data.currency ?? 'GBP';
  return Object.entries(prices?.data ?? {}).flatMap(([service, { min, max }]): Problem[] => {
    const at = { file: prices?.file ?? '', path: [service, 'min'] };
    if (min > max) return [{ code: 'price-reversed', args: { min, max, currency }, at }];
    if (max > min * MAX_FACTOR)
      return [{ code: 'price-range-wide', args: { min, max, currency }, at }];
    return [];
  });
};
