import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** A file to write, or to remove if `text` is `null`. */
export interface FileWrite {
  path: string;
  text: string | null;
  /** The file whose permissions a new file gets. */
  like?: string;
}

/**
 * Writes and removes several files. If that fails for one of them, every file is as it was before, and the error is thrown. All texts
 * are on disk before the first file is replaced, so a full disk changes nothing.
 */
export function writeAllOrNothing(writes: readonly FileWrite[]): void {
  const staged = writes.map((write) => ({
    ...write,
    temporary: `${write.path}.${process.pid}.tmp`,
  }));
  const before = new Map(
    writes.map(({ path }) => [path, existsSync(path) ? readFileSync(path) : undefined]),
  );
  const touched: string[] = [];
  try {
    for (const { path, text, like, temporary } of staged) {
      if (text === null) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(temporary, text, { flush: true });
      const model = like ?? path;
      if (existsSync(model)) chmodSync(temporary, statSync(model).mode);
    }
    for (const { path, text, temporary } of staged) {
      touched.push(path);
      if (text === null) rmSync(path);
      else renameSync(temporary, path);
    }
  } catch (error) {
    for (const path of touched) {
      const old = before.get(path);
      if (old) writeFileSync(path, old);
      else rmSync(path, { force: true });
    }
    throw error;
  } finally {
    for (const { temporary } of staged) rmSync(temporary, { force: true });
  }
}
