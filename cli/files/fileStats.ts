import type { Stats } from 'node:fs';
import { statsOf } from './statsOf.ts';

/**
 * Returns the size and the times of a file, or `undefined` if there is none. A folder, a pipe, and a link that leads nowhere or to itself do
 * not count as files.
 */
export function fileStats(file: string): Stats | undefined {
  const stats = statsOf(file);
  return stats?.isFile() ? stats : undefined;
}
