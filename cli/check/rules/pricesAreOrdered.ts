import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The lower end of a price range is not above the upper one. */
export const pricesAreOrdered: Rule = ({ content }) => {
  const prices = content.singles.prices;
  return Object.entries(prices?.data ?? {})
    .filter(([, { min, max }]) => min > max)
    .map(([service, { min, max }]): Problem => ({
      code: 'price-reversed',
      args: { min, max },
      at: { file: prices?.file ?? '', path: [service, 'min'] },
    }));
};
