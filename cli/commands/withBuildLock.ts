import { join } from 'node:path';
import { withLock } from '#cli/cache/buildLock.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';

/** Runs a command that writes into the output folder, and returns its exit code. Prints why and returns 1 if another one is writing there. */
export async function withBuildLock(
  { distDir }: Project,
  terminal: Terminal,
  work: () => Promise<number>,
): Promise<number> {
  const lock = join(distDir, 'cache', 'build.lock');
  const result = await withLock(lock, work);
  if ('done' in result) return result.done;
  terminal.note(
    `Another build (process ${result.heldBy}) is using this output folder. Wait for it, then run the command again. If that process is not a build, delete ${lock}.\n`,
  );
  return 1;
}
