import type { Stats } from 'node:fs';
import { isPast } from '#cli/files/isPast.ts';
import { readLines, saveLines, valueOf } from './keyedLines.ts';

/**
 * The hashes of the texts of content files, by their names. A file whose size, inode and times are the same has the same text, because
 * programs cannot set the time at which the file system noted its last change (decision 44).
 */
export interface SourceStates {
  /** Returns the hash of the text of a file, or `undefined` if the file may have changed since an earlier run read it. */
  hashOf(file: string, stats: Stats): string | undefined;
  /** Notes the hash of a text that was read after its file was looked up. */
  note(file: string, stats: Stats, hash: string): void;
  /**
   * Whether a file may not change any more, because content that was taken from it is being checked. If one has changed, reading its text
   * throws a `ChangedFileError`.
   */
  isReading: boolean;
  /** Writes the states that were asked for or noted since the file was opened, and drops all others. */
  save(): void;
}

/** The error of a file that has changed since it was looked up. The content must be read again. */
export class ChangedFileError extends Error {}

/** The states as the file has them. */
type Kept = [file: string, state: string, hash: string][];

/** The key of the only line in the file. */
const FILES = 'files';

/** Opens the states in `file`. There are none if the file is missing or damaged, or was written with another `stamp`, a hash of the code. */
export function openSourceStates(file: string, stamp: string): SourceStates {
  const lines = readLines(file, stamp);
  const line = lines.values.get(FILES);
  const kept = (line && valueOf<Kept>(line)) ?? [];
  const old = new Map(kept.map((one) => [one[0], one]));
  const now: typeof old = new Map();
  let isChanged = false;
  return {
    isReading: false,
    hashOf(name, stats) {
      const known = now.get(name) ?? old.get(name);
      if (known?.[1] !== stateOf(stats)) return undefined;
      now.set(name, known);
      return known[2];
    },
    note(name, stats, hash) {
      // A file that was written a moment ago could be written again at the same time.
      if (!isPast(stats.ctimeMs, stats.ctimeMs % 1000 !== 0)) return;
      now.set(name, [name, stateOf(stats), hash]);
      isChanged = true;
    },
    save() {
      if (!isChanged && now.size === old.size) return;
      const files: Kept = [...now.values()];
      saveLines(file, lines, new Map([[FILES, JSON.stringify(files)]]));
    },
  };
}

/** Returns states that are not kept. */
export function noSourceStates(): SourceStates {
  return { hashOf: () => undefined, note: () => {}, isReading: false, save: () => {} };
}

function stateOf({ size, ino, mtimeMs, ctimeMs }: Stats): string {
  return `${size} ${ino} ${mtimeMs} ${ctimeMs}`;
}
