import { closeSync, fstatSync, openSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Problem } from '#cli/model/problem.ts';
import { errorCode } from '#cli/files/errorCode.ts';
import { isDownload } from './isDownload.ts';
import { isSystemFile } from './isSystemFile.ts';
import { reasonOf } from './readSources.ts';

/** The name of the public folder in findings, wherever the folder is. */
export const PUBLIC_LABEL = 'public';

/** The only hidden folder that is published (RFC 8615). It is at the top of the public folder. */
const WELL_KNOWN = '.well-known';

/** A hidden file that keeps a folder in Git. */
const GIT_KEEP = '.gitkeep';

/**
 * Lists the files below `publicDir` that may be published, by their paths with `/` as separator, sorted. Leaves out and reports
 * links that leave the folder, hidden files, empty downloads, and files that cannot be read. Returns no files if the folder is missing.
 */
export function readPublic(publicDir: string): { files: string[]; problems: Problem[] } {
  const files: string[] = [];
  const problems: Problem[] = [];
  let root: string;
  try {
    root = realpathSync(publicDir);
  } catch {
    return { files, problems };
  }

  const readFolder = (folder: string, parents: readonly string[]): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const name = relative(publicDir, path).replaceAll(sep, '/');
      const at = { file: `${PUBLIC_LABEL}/${name}`, line: 1, column: 1 };
      const unreadable = (reason: string) =>
        problems.push({ code: 'file-unreadable', args: { reason }, at });
      if (entry.name === GIT_KEEP || isSystemFile(entry.name)) continue;
      if (entry.name.startsWith('.') && name !== WELL_KNOWN) {
        problems.push({ code: 'public-file-hidden', args: {}, at });
        continue;
      }
      try {
        const real = entry.isSymbolicLink() ? realpathSync(path) : path;
        const stats = entry.isSymbolicLink() ? statSync(real) : entry;
        if (entry.isSymbolicLink() && !isPublic(real, root)) {
          problems.push({ code: 'public-link-outside', args: { target: real }, at });
        } else if (stats.isDirectory()) {
          if (parents.includes(realpathSync(path))) {
            problems.push({ code: 'link-loop', args: {}, at });
          } else readFolder(path, [...parents, realpathSync(path)]);
        } else if (!stats.isFile()) {
          // Reading a pipe, for example, would never end.
          unreadable('it is neither a file nor a folder');
        } else {
          // An empty download is an upload that failed. Other empty files may be there on purpose.
          if (sizeOf(path) === 0 && isDownload(name)) {
            problems.push({ code: 'file-empty', args: { kind: 'download' }, at });
          }
          files.push(name);
        }
      } catch (error) {
        if (errorCode(error) === 'ELOOP') problems.push({ code: 'link-loop', args: {}, at });
        else unreadable(reasonOf(error));
      }
    }
  };
  try {
    readFolder(publicDir, [root]);
  } catch (error) {
    const at = { file: PUBLIC_LABEL, line: 1, column: 1 };
    problems.push({ code: 'file-unreadable', args: { reason: reasonOf(error) }, at });
  }
  return { files: files.sort(), problems };
}

/** Returns the size of a file in bytes. Throws if the file cannot be opened. */
function sizeOf(path: string): number {
  const file = openSync(path, 'r');
  try {
    return fstatSync(file).size;
  } finally {
    closeSync(file);
  }
}

/** Returns whether the target of a link may be published: it is below the folder and not hidden. */
function isPublic(real: string, root: string): boolean {
  if (!real.startsWith(root + sep)) return false;
  const [top = '', ...rest] = real.slice(root.length + 1).split(sep);
  const isHidden = (name: string) => name.startsWith('.');
  return (top === WELL_KNOWN || !isHidden(top)) && !rest.some(isHidden);
}
