import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file so that a reader, or a crash at any moment, sees the old or the new text and never a half. The folder is
 * made where it is missing. A long text may come in parts.
 */
export function writeFileAtomic(
  file: string,
  content: string | Uint8Array | readonly Uint8Array[],
): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    const fd = openWithFolder(temporary);
    try {
      for (const part of Array.isArray(content) ? content : [content]) writeFileSync(fd, part);
    } finally {
      closeSync(fd);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function openWithFolder(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    mkdirSync(dirname(file), { recursive: true });
    return openSync(file, 'w');
  }
}
