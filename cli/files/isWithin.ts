import { join } from 'node:path';

/** Returns whether a path is that of a folder or of something below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(join(folder, '/'));
}
