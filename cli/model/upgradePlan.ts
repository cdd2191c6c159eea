import type { DataPath } from './finding.ts';

/** The changes that bring content to the shape that the code reads. */
export interface UpgradePlan {
  steps: readonly UpgradeStep[];
  /** The change that records the new version; left out if nothing is upgraded. */
  record?: ChangedFile;
  /** The new text of every file that changes, by its path (`content/…`); `null` if it is removed. */
  texts: ReadonlyMap<string, string | null>;
  /** The decisions that are left to the editor, with their lines in the new texts. */
  open: readonly (OpenPoint & { line: number })[];
}

/** The effect of one migration. */
export interface UpgradeStep {
  version: number;
  release: string;
  summary: string;
  /** The files that it changes. */
  files: readonly ChangedFile[];
}

/** A file before and after a change; `null` if it does not exist. */
export interface ChangedFile {
  file: string;
  before: string | null;
  after: string | null;
}

/** A decision that only an editor can make. */
export interface OpenPoint {
  file: string;
  /** The field, as it is called after the upgrade; the start of the file if it is left out. */
  path?: DataPath;
  /** The decision and one thing to do, in full sentences. */
  text: string;
}
