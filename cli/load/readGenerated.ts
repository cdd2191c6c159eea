import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the data of a file below `generated/`, or `undefined` if it is missing or broken. */
export function readGenerated(distDir: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(distDir, 'generated', name), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that returns the data of a file below `generated/`. The file is read again only if it has changed; until then, the
 * function returns the same object.
 */
export function generatedReader(distDir: string, name: string): () => unknown {
  let stamp: string | undefined;
  let data: unknown;
  return () => {
    const stats = statSync(join(distDir, 'generated', name), { throwIfNoEntry: false });
    const current = stats ? `${stats.mtimeMs} ${stats.size}` : '';
    if (current !== stamp) {
      stamp = current;
      data = readGenerated(distDir, name);
    }
    return data;
  };
}
