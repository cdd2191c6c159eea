/** The explanation of a kind of finding for `site explain` and `docs/findings.md`. */
export interface Explanation {
  /** The meaning of the finding, and why it matters. One or two sentences. */
  meaning: string;
  /** The fix, in one or two sentences. */
  fix: string;
  example: Example;
}

/** A wrong and a right example. The first two kinds are also tests on the minimal content (`tests/helpers/minimalContent.ts`). */
export type Example = TextExample | FilesExample | WordsExample;

/** Lines of a file. */
export interface TextExample {
  /** The path below `content/`. */
  file: string;
  wrong: string;
  right: string;
  /** The text of the minimal content that either replaces; `right` by default, and empty for a file that it does not have. */
  instead?: string;
}

/** Files in words. The minimal content itself is the right side. */
export interface FilesExample {
  wrong: string;
  right: string;
  /** The files that make the content wrong: their text, the file that they copy, or `null` for a file that is missing. */
  files: Readonly<Record<string, string | Copy | null>>;
}

/** A copy of a file of the minimal content. */
export interface Copy {
  copyOf: string;
  /** A text of the copy and its replacement. */
  change?: readonly [from: string, to: string];
}

/** An example in words. Its cause is not in the content, or its characters cannot be shown. */
export interface WordsExample {
  wrong: string;
  right: string;
}
