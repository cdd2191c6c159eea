import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** No two entries ask for the same path. */
export const pathsAreUnique: Rule = ({ paths }) => {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { path, file } of paths) {
    const owner = owners.get(path);
    if (owner === undefined) owners.set(path, file);
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
