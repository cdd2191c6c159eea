import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileStats } from './fileStats.ts';

/** Returns the SHA-1 hash of a file's bytes, or `undefined` if it cannot be read. A pipe is not read, because that would never end. */
export function fileHash(file: string): string | undefined {
  try {
    return fileStats(file) && hash('sha1', readFileSync(file));
  } catch {
    return undefined;
  }
}
