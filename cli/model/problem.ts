import type { BuiltCode, DataPath, FindingArgs, FindingCode } from './finding.ts';

/**
 * The place of a problem: a value or its key in the data of a file, or a line and column. `words` are a part of the value, if the place
 * is at them and not at the start of the value. `passage` is a longer part that has them, if they may occur before it, too.
 */
export type Spot =
  | { file: string; path: DataPath; on?: 'key' | 'value'; words?: string; passage?: string }
  | { file: string; line: number; column: number };

/**
 * A finding about content whose place may still be a path in the data. `placeProblems` finds its line and column, which needs a second parse
 * and so is done only for files with problems.
 */
export type Problem = {
  [C in Exclude<FindingCode, BuiltCode>]: ProblemOf<C>;
}[Exclude<FindingCode, BuiltCode>];

export interface ProblemOf<C extends FindingCode> {
  code: C;
  args: FindingArgs[C];
  at: Spot;
  related?: readonly Spot[];
  /** The problem from which this one follows. */
  cause?: Problem;
}
