import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';

/** Returns the size and the times of a file, or `undefined` if there is none: a folder, a pipe, or a link that leads nowhere or to itself is no file. */
export function fileStats(file: string): Stats | undefined {
  try {
    const stats = statSync(file);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}
