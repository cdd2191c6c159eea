import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file to write, or to remove if `text` is `null`. If it is a link, its target is written, but only the link is removed. */
export interface FileWrite {
  path: string;
  text: string | null;
  /** The file whose permissions a new file gets. */
  like?: string;
}

/**
 * Writes and removes several files. If that fails for one of them, every file is as it was before, and the error is thrown. All texts, old
 * and new, are on disk before the first file is replaced, so a full disk changes nothing.
 */
export function writeAllOrNothing(writes: readonly FileWrite[]): void {
  // Several links may lead to one file.
  const byFile = new Map(writes.map((write) => [fileOf(write), write]));
  const staged = Array.from(byFile, ([path, write]) => ({
    ...write,
    path,
    isNew: !existsSync(path),
    temporary: besideFile(path, 'new'),
    old: besideFile(path, 'old'),
  }));
  const touched: typeof staged = [];
  const leftOver = new Set(staged.flatMap(({ temporary, old }) => [temporary, old]));
  try {
    for (const { path, text, like, isNew, temporary, old } of staged) {
      if (text === null) continue;
      if (!isNew) copyFileSync(path, old);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(temporary, text, { flush: true });
      const model = like ?? path;
      if (existsSync(model)) chmodSync(temporary, statSync(model).mode);
    }
    for (const file of staged) {
      touched.push(file);
      // A copy of a link would be a copy of its target.
      if (file.text === null) renameSync(file.path, file.old);
      else renameSync(file.temporary, file.path);
    }
  } catch (error) {
    for (const { path, isNew, old } of touched) {
      try {
        if (isNew) rmSync(path, { force: true });
        else renameSync(old, path);
      } catch {
        // The others can still be restored, and the old text of this one is left beside it.
        leftOver.delete(old);
      }
    }
    throw error;
  } finally {
    for (const file of leftOver) rmSync(file, { force: true });
  }
}

/** Returns the file that a write changes. */
function fileOf({ path, text }: FileWrite): string {
  return text !== null && existsSync(path) ? realpathSync(path) : path;
}

/** Returns a name beside a file that starts with a dot: no content is read from such files, even if a killed command leaves one behind. */
function besideFile(path: string, kind: 'new' | 'old'): string {
  return join(dirname(path), `.${basename(path)}.${process.pid}.${kind}.tmp`);
}
