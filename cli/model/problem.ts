import type { DataPath, FindingArgs, FindingCode } from './finding.ts';

/** Where a problem is: a value (or its key) in the data of a file, or a known line and column. */
export type Spot =
  | { file: string; path: DataPath; on?: 'key' | 'value' }
  | { file: string; line: number; column: number };

/**
 * What a check returns: a finding whose place is still a path into data. `placeProblems` turns it into a line and a
 * column, which costs a second parse and is therefore done for files with problems only.
 */
export type Problem = { [C in FindingCode]: ProblemOf<C> }[FindingCode];

export interface ProblemOf<C extends FindingCode> {
  code: C;
  args: FindingArgs[C];
  at: Spot;
  related?: readonly Spot[];
}
