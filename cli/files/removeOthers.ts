import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes everything in a folder except the files with the names in `kept`. The folder may be missing. */
export function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  for (const name of namesIn(folder)) {
    if (!kept.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
