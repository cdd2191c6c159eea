import type { DataPath, NeededField } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { suggest } from '#cli/report/suggest.ts';
import { checkPattern, patternFilters } from '#cli/resolve/patterns.ts';
import type { PatternVariables } from '#cli/resolve/patterns.ts';

/** A pattern and its place in the data of a file. */
export interface PlacedPattern {
  path: DataPath;
  pattern: string;
}

/**
 * Returns the problem of a pattern, if it has one. `samples` are sets of variables with the same names (`checkPattern`). `unstated` has the
 * variables without a value, with the field that each needs.
 */
export function patternProblems(
  file: string,
  { path, pattern }: PlacedPattern,
  samples: readonly PatternVariables[],
  unstated: Readonly<Record<string, NeededField>> = {},
): Problem[] {
  const known = Object.keys(samples[0] ?? {});
  const mistake = checkPattern(pattern, samples);
  const at = { file, path, ...(mistake?.found !== undefined && { words: mistake.found }) };
  switch (mistake?.kind) {
    case undefined:
      return [];
    case 'variable': {
      const needs = unstated[mistake.name];
      const suggestion = needs === undefined ? suggest(mistake.name, known) : undefined;
      const args = {
        found: mistake.name,
        known,
        ...(suggestion && { suggestion }),
        ...(needs !== undefined && { needs }),
      };
      return [{ code: 'pattern-variable-unknown', args, at }];
    }
    case 'filter': {
      const suggestion = suggest(mistake.name, patternFilters);
      const args = {
        found: mistake.name,
        known: patternFilters,
        ...(suggestion && { suggestion }),
      };
      return [{ code: 'pattern-filter-unknown', args, at }];
    }
    case 'syntax':
      return [{ code: 'pattern-invalid', args: { reason: mistake.reason }, at }];
  }
}
