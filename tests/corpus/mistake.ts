import type { FindingCode } from '#cli/model/finding.ts';

/** An edit of the corpus content: a file below `content/`, and what happens to it. */
export type Edit = { file: string } & (
  | { from: string; to: string }
  /** The whole new text of a file. */
  | { text: string }
  /** The path of the file that is copied to `file`. */
  | { copyOf: string }
  /** The path that `file` gets. */
  | { movedTo: string }
  | { deleted: true }
);

/** A mistake of an editor, and the finding that is expected. */
export interface Mistake {
  /** The mistake, in plain words. */
  name: string;
  edits: readonly Edit[];
  /** The code of the first finding. */
  code: FindingCode;
  /** Words that the finding prints. */
  says: readonly string[];
  /** The file of the finding; that of the first edit by default. */
  in?: string;
  /** The start of the line of the finding; the first line that differs from the correct file by default. */
  at?: string;
  /** The number of the line among those that start like this, from 1. */
  nth?: number;
  /** The number of findings that are printed, if one mistake damages several places that have to be fixed one by one. */
  findings?: 2 | 3;
}

/** An unusual edit that is right. */
export interface RightEdit {
  name: string;
  edits: readonly Edit[];
}

/** A name, an old and a new text, the code, and words that are printed; and the exceptions. */
export type Row = [
  name: string,
  from: string,
  to: string,
  code: FindingCode,
  says?: readonly string[],
  more?: Pick<Mistake, 'in' | 'at' | 'nth' | 'findings'>,
];

/** Returns mistakes that replace a text of one file. */
export function mistakesIn(file: string, rows: readonly Row[]): Mistake[] {
  return rows.map(([name, from, to, code, says = [], more = {}]) => ({
    name,
    edits: [{ file, from, to }],
    code,
    says,
    ...more,
  }));
}

/** Returns right edits that replace a text of one file. */
export function rightIn(
  file: string,
  rows: readonly [name: string, from: string, to: string][],
): RightEdit[] {
  return rows.map(([name, from, to]) => ({ name, edits: [{ file, from, to }] }));
}
