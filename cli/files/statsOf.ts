import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';

/**
 * Returns the size and the times of a file or a folder. Returns `undefined` if there is none, if it may not be read, or if it is a link that
 * leads to itself.
 */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
