import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { suggest } from '#cli/report/suggest.ts';

/** A sector has a paragraph about each service, and about nothing else. */
export const everySectorCoversEveryService: Rule = ({ content }) =>
  content.collections.sectors.flatMap(({ file, data }) => {
    const services = content.names.services;
    const covered = Object.keys(data.services);
    const missing = [...services].filter((service) => !covered.includes(service));
    return [
      ...covered
        .filter((found) => !services.has(found))
        .map((found): Problem => {
          const suggestion = suggest(found, missing) ?? suggest(found, services);
          return {
            code: 'sector-service-unknown',
            args: { found, ...(suggestion && { suggestion }) },
            at: { file, path: ['services', found], on: 'key' },
          };
        }),
      ...missing.map((service): Problem => ({
        code: 'sector-service-missing',
        args: { service },
        at: { file, path: ['services'], on: 'key' },
      })),
    ];
  });
