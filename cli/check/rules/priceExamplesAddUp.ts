import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The total of a worked example is its days times its rate, and within the price range of its service. */
export const priceExamplesAddUp: Rule = ({ content: { singles } }) => {
  const { prices, site } = singles;
  const currency = site?.data.currency ?? 'GBP';
  return Object.entries(prices?.data ?? {}).flatMap(([service, { min, max, examples = [] }]) =>
    examples.flatMap(({ days, rate, total }, index): Problem[] => {
      const at = { file: prices?.file ?? '', path: [service, 'examples', index, 'total'] };
      // A sum with decimals, such as 0.7 × 299, is rounded.
      const sum = Math.round(days * rate);
      if (total !== sum)
        return [{ code: 'price-example-sum', args: { days, rate, total, sum, currency }, at }];
      // A range that is the wrong way round has a problem of its own.
      if (min > max || (total >= min && total <= max)) return [];
      return [{ code: 'price-example-range', args: { total, limits: [min, max], currency }, at }];
    }),
  );
};
