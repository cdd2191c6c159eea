import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** No two entries have the same path. */
export const pathsAreUnique: Rule = ({ paths }) => {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { path, file } of paths()) {
    // "/index" is the file of "/".
    const own = path.replace(/\/index$/, '') || '/';
    const owner = owners.get(own);
    if (owner === undefined) owners.set(own, file);
    else {
      problems.push({
        code: 'path-repeated',
        args: { path },
        at: { file, line: 1, column: 1 },
        related: [{ file: owner, line: 1, column: 1 }],
      });
    }
  }
  return problems;
};
