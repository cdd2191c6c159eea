import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs Git in a folder. Resolves with its trimmed output. Rejects if Git fails or is missing. */
export type Git = (...args: string[]) => Promise<string>;

/** Keeps Git from refreshing its index, because the stamp of an unchanged build includes the index (decision 44). */
export const READ_ONLY = '--no-optional-locks';

/** Returns a function that runs Git in a folder. */
export function gitIn(folder: string): Git {
  return async (...args) =>
    (
      await run('git', [READ_ONLY, '-C', folder, ...args], {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 ** 2,
      })
    ).stdout.trim();
}

/** Returns the full name of the commit that `name` stands for, or an empty text if there is none. */
export function resolveRef(git: Git, name: string): Promise<string> {
  const commit = `${name}^{commit}`;
  return git('rev-parse', '--verify', '--quiet', '--end-of-options', commit).catch(() => '');
}
