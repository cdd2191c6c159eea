import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The number of entries that the layout of a service page has room for, and the code of the finding. */
const counts = {
  benefits: { code: 'benefit-count', expected: 3 },
  features: { code: 'feature-count', expected: 8 },
  solutionAreas: { code: 'solution-area-count', expected: 3 },
  process: { code: 'process-step-count', expected: 4 },
} as const;

/** A service page has the number of benefits, features, solution areas and process steps that its layout shows. */
export const servicesAreComplete: Rule = ({ content }) =>
  content.collections.services.flatMap(({ file, data }) =>
    (Object.keys(counts) as (keyof typeof counts)[]).flatMap((field): Problem[] => {
      const { code, expected } = counts[field];
      const found = data[field]?.length ?? expected;
      if (found === expected) return [];
      return [{ code, args: { found, expected }, at: { file, path: [field], on: 'key' } }];
    }),
  );

/** The lengths of the lists that every service has. */
export const serviceListLengths = {
  benefits: counts.benefits.expected,
  features: counts.features.expected,
} as const;
