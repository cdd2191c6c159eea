import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { suggest } from '#cli/report/suggest.ts';

/** A sector has a paragraph about each service, and about nothing else. */
export const everySectorCoversEveryService: Rule = ({ content }) =>
  content.collections.sectors.flatMap(({ file, data }) => {
    const services = content.names.services;
    const covered = Object.keys(data.services);
    const missing = [...services].filter((service) => !covered.includes(service));
    const misspelt = new Set<string>();
    return [
      ...covered
        .filter((found) => !services.has(found))
        .map((found): Problem => {
          const suggestion = suggest(found, missing) ?? suggest(found, services);
          if (suggestion) misspelt.add(suggestion);
          return {
            code: 'sector-service-unknown',
            args: { found, ...(suggestion && { suggestion }) },
            at: { file, path: ['services', found], on: 'key' },
          };
        }),
      // A misspelt field is reported once, and not as missing too.
      ...missing
        .filter((service) => !misspelt.has(service))
        .map((service): Problem => ({
          code: 'sector-service-missing',
          args: { service },
          at: { file, path: ['services'], on: 'key' },
        })),
    ];
  });
