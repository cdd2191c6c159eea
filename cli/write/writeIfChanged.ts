import { readFileSync } from 'node:fs';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/** Writes a file unless it already has that content, and returns whether it wrote. An unchanged file keeps its date. */
export function writeIfChanged(file: string, content: string | Buffer): boolean {
  // A copy of a list of all pages would take as much memory as the list.
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  try {
    if (readFileSync(file).equals(bytes)) return false;
  } catch {
    // The file does not exist yet.
  }
  writeFileAtomic(file, bytes);
  return true;
}
