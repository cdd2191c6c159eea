import type { Problem, Spot } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** Each position in the order of a collection is used once, so that lists never depend on file names. */
export const ordersAreUnique: Rule = ({ content }) =>
  (['services', 'portfolio', 'people', 'questions', 'legalPages'] as const).flatMap((name) => {
    const taken = new Map<number, Spot>();
    return content.collections[name].flatMap(({ file, data }): Problem[] => {
      const at: Spot = { file, path: ['order'] };
      const owner = taken.get(data.order);
      if (!owner) {
        taken.set(data.order, at);
        return [];
      }
      return [{ code: 'order-repeated', args: { found: data.order }, at, related: [owner] }];
    });
  });
