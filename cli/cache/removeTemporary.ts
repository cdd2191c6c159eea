import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './buildLock.ts';

/** Matches the names that files have until they are complete: each ends with the id of the process that writes it. */
const TEMPORARY = '{cache,generated,hosts}/*.{tmp,lock.*}';

/** Removes the files that killed processes have left in the folders of caches, plans and hosts. Other processes may be writing theirs. */
export function removeTemporary(distDir: string): void {
  for (const name of globSync(TEMPORARY, { cwd: distDir })) {
    const id = /[-.](\d+)(?:-\w+)?\.(?:tmp|old)$|\.lock\.(\d+)$/.exec(name);
    const pid = Number(id?.[1] ?? id?.[2]);
    if (pid > 0 && !isAlive(pid)) rmSync(join(distDir, name), { force: true });
  }
}
