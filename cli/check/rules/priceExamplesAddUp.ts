import type { Problem } from '#cli/model/problem.ts';
import { amountsOf } from '#schemas/price.ts';
import type { Price, PriceAmounts } from '#schemas/price.ts';
import type { Rule } from '../rule.ts';

/** The total of a worked example is its days times its rate, and within the price range of its service. */
export const priceExamplesAddUp: Rule = ({ content: { singles } }) => {
  const { prices, site } = singles;
  const currency = site?.data.currency ?? 'GBP';
  const file = prices?.file ?? '';
  return Object.entries(prices?.data ?? {}).flatMap(([service, price]): Problem[] => {
    const amounts = amountsOf(price);
    if (!amounts) return [];
    const { examples = [] } = price;
    const { min, max } = amounts;
    const limits = [min, max] as const;
    const [first] = examples;
    // If no example is within the range, one of its ends is wrong, rather than each example.
    if (first && examples.every((example) => addsUp(example) && isOutside(amounts, example))) {
      const args = { total: first.total, limits, currency, isEvery: true } as const;
      const end = first.total < min ? 'min' : 'max';
      return [{ code: 'price-example-range', args, at: { file, path: [service, end] } }];
    }
    return examples.flatMap((example, index): Problem[] => {
      const at = { file, path: [service, 'examples', index, 'total'] };
      const { days, rate, total } = example;
      if (!addsUp(example)) {
        const args = { days, rate, total, sum: sumOf(example), currency };
        return [{ code: 'price-example-sum', args, at }];
      }
      if (!isOutside(amounts, example)) return [];
      return [{ code: 'price-example-range', args: { total, limits, currency }, at }];
    });
  });
};

type Example = NonNullable<Price['examples']>[number];

/** Returns the price of an example. A sum with decimals, such as 0.7 × 299, is rounded. */
function sumOf({ days, rate }: Example): number {
  return Math.round(days * rate);
}

function addsUp(example: Example): boolean {
  return example.total === sumOf(example);
}

/** Returns whether an example is below or above a range. A range that is the wrong way round has a problem of its own. */
function isOutside({ min, max }: PriceAmounts, { total }: Example): boolean {
  return min <= max && (total < min || total > max);
}
