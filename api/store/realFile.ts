import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Returns the absolute path of the file with a name. Symbolic links are resolved, because SQLite keeps the log and the index beside the
 * file itself. If the file is missing, the path may have links to folders. Throws the errors of the file system.
 */
export function realFile(name: string): string {
  const path = resolve(name);
  if (statSync(path, { throwIfNoEntry: false })) return realpathSync(path);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? realFile(resolve(realpathSync(dirname(path)), readlinkSync(path))) : path;
}
