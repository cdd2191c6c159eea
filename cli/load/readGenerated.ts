import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the data of a file below `generated/`, or `undefined` if it is missing or broken. */
export function readGenerated(distDir: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(distDir, 'generated', name), 'utf8'));
  } catch {
    return undefined;
  }
}
