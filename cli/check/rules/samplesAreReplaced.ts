import type { DataPath } from '#cli/model/finding.ts';
import { fieldName } from '#cli/load/dataPath.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';

/**
 * No invented fact of the sample agency is left, because publishing made-up testimonials or work as real is unlawful in the UK
 * (Digital Markets, Competition and Consumers Act 2024, schedule 20). Runs only with `validate --launch`.
 */
export const samplesAreReplaced: Rule = ({ content }) =>
  entriesOf(content).flatMap(({ file, data }) =>
    samplePaths(data, []).map((path): Problem => ({
      code: 'sample-left',
      args: { what: fieldName(path.slice(0, -1)) || file },
      at: { file, path, on: 'key' },
    })),
  );

function samplePaths(data: unknown, path: DataPath): DataPath[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const here = [...path, Array.isArray(data) ? Number(key) : key];
    return key === 'sample' && value === true ? [here] : samplePaths(value, here);
  });
}
