import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The lists of a service, with the rule in `content/site.yaml` that sets their length, and the code of the finding. */
const counts = {
  benefits: { rule: 'benefits', code: 'benefit-count' },
  features: { rule: 'features', code: 'feature-count' },
  solutionAreas: { rule: 'solutionAreas', code: 'solution-area-count' },
  process: { rule: 'processSteps', code: 'process-step-count' },
} as const;

/** A service page has the number of benefits, features, solution areas and process steps that the agency has decided on. */
export const servicesAreComplete: Rule = ({ content: { collections, singles } }) =>
  collections.services.flatMap(({ file, data }) =>
    (Object.keys(counts) as (keyof typeof counts)[]).flatMap((field): Problem[] => {
      const { rule, code } = counts[field];
      const expected = singles.site?.data.rules?.[rule];
      const found = data[field]?.length;
      if (expected === undefined || found === undefined || found === expected) return [];
      return [{ code, args: { found, expected }, at: { file, path: [field], on: 'key' } }];
    }),
  );
