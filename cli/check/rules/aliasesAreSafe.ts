import type { Problem } from '#cli/model/problem.ts';
import type { PlannedRedirect } from '#cli/model/resolvedContent.ts';
import { isForFiles, isReserved } from '#schemas/isReserved.ts';
import type { Rule } from '../rule.ts';

/** No alias hides a page, leads to its own entry, or is listed twice, so redirects cannot chain or loop. */
export const aliasesAreSafe: Rule = ({ pageAt, redirects }) => {
  const claimed = new Map<string, PlannedRedirect>();
  const problems: Problem[] = [];
  // An old slug of a town or a variant makes many redirects. One finding is enough for all that conflict with the
  // same place.
  const reported = new Set<string>();
  for (const planned of redirects) {
    const { redirect, at } = planned;
    const { from: alias, to } = redirect;
    const earlier = claimed.get(alias);
    const owner = pageAt(alias)?.file;
    const conflict = JSON.stringify([at, owner ?? earlier?.at]);
    if (reported.has(conflict)) continue;
    const before = problems.length;
    if (isReserved(alias) || isForFiles(alias)) {
      problems.push({ code: 'alias-reserved', args: { alias }, at });
    } else if (alias === to) {
      problems.push({ code: 'alias-loops', args: { alias, path: to }, at });
    } else if (owner !== undefined) {
      const related = [{ file: owner, line: 1, column: 1 }];
      problems.push({ code: 'alias-shadows-page', args: { alias, path: alias }, at, related });
    } else if (earlier) {
      problems.push({ code: 'alias-repeated', args: { alias }, at, related: [earlier.at] });
    } else claimed.set(alias, planned);
    if (problems.length > before) reported.add(conflict);
  }
  return problems;
};
