import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Returns the SHA-1 hash of a file's bytes, or `undefined` if it cannot be read. */
export function fileHash(file: string): string | undefined {
  try {
    return hash('sha1', readFileSync(file));
  } catch {
    return undefined;
  }
}
