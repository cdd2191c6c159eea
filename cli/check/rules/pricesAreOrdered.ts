import type { Problem } from '#cli/model/problem.ts';
import { amountsOf } from '#schemas/price.ts';
import type { Rule } from '../rule.ts';

/** The fields that belong to a published price. */
const rangeFields = ['min', 'max', 'per', 'examples'] as const;

/** The largest usual ratio of the highest to the lowest price of a service. A price with an extra zero exceeds it. */
const MAX_FACTOR = 100;

/** The lower end of a price range is not above the upper one, and not implausibly far below it. A price on request has no range. */
export const pricesAreOrdered: Rule = ({ content }) => {
  const { prices, site } = content.singles;
  const currency = site?.data.currency ?? 'GBP';
  return Object.entries(prices?.data ?? {}).flatMap(([service, price]): Problem[] => {
    const file = prices?.file ?? '';
    if (price.onRequest !== undefined) {
      const fields = rangeFields.filter((field) => price[field] !== undefined);
      const at = { file, path: [service, 'onRequest'], on: 'key' } as const;
      return fields.length > 0 ? [{ code: 'price-on-request', args: { fields }, at }] : [];
    }
    const amounts = amountsOf(price);
    if (!amounts) return [];
    const { min, max } = amounts;
    const at = { file, path: [service, 'min'] };
    if (min > max) return [{ code: 'price-reversed', args: { min, max, currency }, at }];
    if (max > min * MAX_FACTOR)
      return [{ code: 'price-range-wide', args: { min, max, currency }, at }];
    return [];
  });
};
