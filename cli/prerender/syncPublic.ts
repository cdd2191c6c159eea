import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { copyFileAtomic } from '#cli/files/copyFileAtomic.ts';
import { fileHash } from '#cli/files/fileHash.ts';
import { readPublic } from '#cli/load/readPublic.ts';

/**
 * Copies new and changed files of `public/` into the output, and removes files of `before` that no longer exist. Leaves out files that
 * must not be published, even if no check has run. A copy with the right size and date is read and compared, unless `isAsLeft` says that
 * nobody has written to it since the last build. Returns all files, and how many were copied.
 */
export function syncPublic(
  publicDir: string,
  clientDir: string,
  before: readonly string[],
  isAsLeft: (file: string) => boolean = () => false,
): { files: string[]; copied: number } {
  const { files } = readPublic(publicDir);
  const kept = new Set(files);
  // A new folder may have the name of an old file.
  for (const file of before) if (!kept.has(file)) rmSync(join(clientDir, file), { force: true });
  let copied = 0;
  for (const file of files) {
    const from = join(publicDir, file);
    const to = join(clientDir, file);
    const source = statSync(from);
    const target = statSync(to, { throwIfNoEntry: false });
    // A change may keep size and date, but not the time at which the file system noted it.
    const isCopied =
      target?.size === source.size &&
      target.mtimeMs === Math.floor(source.mtimeMs) &&
      target.ctimeMs > source.ctimeMs &&
      (isAsLeft(file) || fileHash(to) === fileHash(from));
    if (isCopied) continue;
    // The files of a folder with this name are gone, but the folder is left.
    if (target?.isDirectory()) rmSync(to, { recursive: true });
    copyFileAtomic(from, to, source);
    copied++;
  }
  return { files, copied };
}
