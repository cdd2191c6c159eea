import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** A service page has the number of benefits, features, solution areas and process steps that its layout shows. */
export const servicesAreComplete: Rule = ({ content }) =>
  content.collections.services.flatMap(({ file, data }) => {
    const at = (...path: DataPath) => ({ file, path, on: 'key' }) as const;
    const problems: Problem[] = [];
    const { benefits, features, solutionAreas, process } = data;
    if (benefits.length !== 3) {
      problems.push({
        code: 'benefit-count',
        args: { found: benefits.length },
        at: at('benefits'),
      });
    }
    if (features.length !== 8) {
      problems.push({
        code: 'feature-count',
        args: { found: features.length },
        at: at('features'),
      });
    }
    if (solutionAreas && solutionAreas.length !== 3) {
      const args = { found: solutionAreas.length };
      problems.push({ code: 'solution-area-count', args, at: at('solutionAreas') });
    }
    if (process && process.length !== 4) {
      problems.push({
        code: 'process-step-count',
        args: { found: process.length },
        at: at('process'),
      });
    }
    return problems;
  });
