import { readFileSync } from 'node:fs';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/** Writes a file unless it already has that text; says whether it wrote. A file that stays keeps its date. */
export function writeIfChanged(file: string, text: string): boolean {
  try {
    if (readFileSync(file, 'utf8') === text) return false;
  } catch {
    // The file is not there yet.
  }
  writeFileAtomic(file, text);
  return true;
}
