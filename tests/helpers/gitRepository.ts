import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './contentDir.ts';

/** Creates a Git repository that ignores the settings of the machine. Its commits have the dates that a test gives them. */
export function repository(folder = temporaryFolder()) {
  const git = (args: string[], date = '2026-03-01T09:00:00+00:00') =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
        GIT_AUTHOR_NAME: 'Ed',
        GIT_AUTHOR_EMAIL: 'ed@agency.example',
        // The author date is old, because only the date of the commit counts.
        GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z',
        GIT_COMMITTER_NAME: 'Ed',
        GIT_COMMITTER_EMAIL: 'ed@agency.example',
        GIT_COMMITTER_DATE: date,
      },
    });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const commit = (files: Record<string, string>, date?: string) => {
    for (const [file, text] of Object.entries(files)) write(file, text);
    git(['add', '--all'], date);
    git(['commit', '--quiet', '--message', 'Change'], date);
  };
  git(['init', '--quiet', '--initial-branch', 'main']);
  return { folder, git, write, commit };
}
