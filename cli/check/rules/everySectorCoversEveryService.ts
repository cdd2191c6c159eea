import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { suggest } from '#cli/report/suggest.ts';

/** A sector has a paragraph about each service, and about nothing else. */
export const everySectorCoversEveryService: Rule = ({ content }) =>
  // Only pages of towns show the paragraphs.
  (content.names.towns.size === 0 ? [] : content.collections.sectors).flatMap(({ file, data }) => {
    const services = content.names.services;
    const covered = Object.keys(data.services);
    const missing = [...services].filter((service) => !covered.includes(service));
    const unknown = covered.filter((found) => !services.has(found));
    // The only unknown name stands for the only service that is missing, however it is spelt.
    const only = unknown.length === 1 && missing.length === 1 ? missing[0] : undefined;
    return [
      ...unknown.map((found): Problem => {
        const suggestion = suggest(found, missing) ?? only ?? suggest(found, services);
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
