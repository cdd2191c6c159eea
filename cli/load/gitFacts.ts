import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { READ_ONLY } from './git.ts';

const run = promisify(execFile);

/** The facts that Git states about the content folder of a project. */
export interface GitFacts {
  /** The name of the last commit. */
  commit: string;
  /** Whether the repository lacks older commits. */
  isShallow: boolean;
  /** The path from the top of the repository to the content folder, with a slash at its end; empty if they are the same. */
  prefix: string;
  /** The file with the commits at which a shallow clone ends, seen from the content folder. */
  shallowFile: string;
  /** The entries of `git status --porcelain -z`: two letters, a space and the path of a file from the top of the repository. */
  changes: string[];
}

const HEAD = ['rev-parse', 'HEAD', '--is-shallow-repository', '--show-prefix'];
const commands = [
  [...HEAD, '--git-path', 'shallow'],
  ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', '.'],
];

const MAX_BUFFER = 1024 ** 3;

/** Asks Git about a content folder in processes of its own. Rejects if Git fails or is missing. */
export async function readGitFacts(contentDir: string): Promise<GitFacts> {
  const answers = commands.map((args) =>
    run('git', [READ_ONLY, '-C', contentDir, ...args], { maxBuffer: MAX_BUFFER }),
  );
  return factsIn((await Promise.all(answers)).map(({ stdout }) => stdout));
}

/** Asks Git about a content folder, and waits for it. Returns `undefined` if Git fails or is missing. */
export function readGitFactsSync(contentDir: string): GitFacts | undefined {
  try {
    return factsIn(
      commands.map((args) =>
        execFileSync('git', [READ_ONLY, '-C', contentDir, ...args], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
          maxBuffer: MAX_BUFFER,
        }),
      ),
    );
  } catch {
    return undefined;
  }
}

function factsIn([head = '', status = '']: readonly string[]): GitFacts {
  // The prefix is an empty line if the folder is the top of the repository.
  const [commit = '', shallow, prefix = '', shallowFile = ''] = head.split('\n');
  const changes = status.split('\0').filter((entry) => entry !== '');
  return { commit, isShallow: shallow === 'true', prefix, shallowFile, changes };
}
