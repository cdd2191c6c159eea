import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { suggest } from '#cli/report/suggest.ts';

/** The price table has one row for each service, and no others. */
export const everyServiceHasAPrice: Rule = ({ content }) => {
  const prices = content.singles.prices;
  if (!prices) return [];
  const services = content.names.services;
  const priced = Object.keys(prices.data);
  const unpriced = [...services].filter((service) => !priced.includes(service));
  const unknown = priced.filter((found) => !services.has(found));
  // The only unknown name stands for the only service that is missing, however it is spelt.
  const only = unknown.length === 1 && unpriced.length === 1 ? unpriced[0] : undefined;
  return [
    ...unknown.map((found): Problem => {
      const suggestion = suggest(found, unpriced) ?? only ?? suggest(found, services);
      return {
        code: 'price-service-unknown',
        args: { found, ...(suggestion && { suggestion }) },
        at: { file: prices.file, path: [found], on: 'key' },
      };
    }),
    ...unpriced.map((service): Problem => ({
      code: 'price-missing',
      args: { service },
      at: { file: prices.file, line: 1, column: 1 },
    })),
  ];
};
