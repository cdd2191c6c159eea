import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import { errorCode } from '#cli/files/errorCode.ts';
import type { Project } from '#cli/project.ts';

/**
 * Throws `StoreUnavailable` (config) if a database file can never be kept in its place, or if everybody could fetch it there. Creates
 * nothing. Does not throw for a missing permission or a full disk, because both may be fixed while the server runs.
 */
export function checkPlace(file: string, { distDir, publicDir }: Project): void {
  const refuse = (why: string) => {
    throw new StoreUnavailable(
      'config',
      `ENQUIRIES_DB cannot be ${file}: ${why}. Set it to a file in a folder of its own, such as data/enquiries.db.`,
    );
  };
  const place = existingPart(file);
  if (place.kind === 'invalid') refuse(`the system does not allow this name (${place.code})`);
  else if (place.path === file && place.kind !== 'file') refuse('that is not a file');
  else if (place.path !== file && place.kind !== 'folder') refuse(`${place.path} is not a folder`);
  else {
    const served = [join(distDir, 'client'), publicDir].find((folder) => isBelow(file, folder));
    if (served !== undefined) {
      refuse(`everybody could fetch it, because the files in ${served} are served`);
    }
  }
}

type Place =
  { kind: 'file' | 'folder' | 'other'; path: string } | { kind: 'invalid'; code: string };

/** Returns the longest part of a path that exists. */
function existingPart(path: string): Place {
  try {
    const stats = statSync(path);
    return { kind: stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other', path };
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENAMETOOLONG' || code === 'ELOOP') return { kind: 'invalid', code };
    return path === dirname(path) ? { kind: 'folder', path } : existingPart(dirname(path));
  }
}

function isBelow(file: string, folder: string): boolean {
  const way = relative(realPath(folder), realPath(file));
  return way !== '..' && !way.startsWith(`..${sep}`);
}

/** Returns a path without symbolic links. The parts that do not exist yet stay as they are. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}
