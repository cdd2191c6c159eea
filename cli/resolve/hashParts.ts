import { createHash } from 'node:crypto';

/** Returns a SHA-1 hash of texts. The boundaries between the texts count. */
export function hashParts(parts: readonly string[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
