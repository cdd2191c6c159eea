import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';

/**
 * Returns the size and the times of a file, or `undefined` if there is none. A folder, a pipe, and a link that leads nowhere or to itself do
 * not count as files.
 */
export function fileStats(file: string): Stats | undefined {
  try {
    const stats = statSync(file);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}
