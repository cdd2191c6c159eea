import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '#cli/files/errorCode.ts';
import type { Problem } from '#cli/model/problem.ts';
import { cacheValue } from '#cli/cache/cacheValue.ts';
import { READ_ONLY } from './git.ts';
import { readGitFacts } from './gitFacts.ts';
import { CONTENT_LABEL } from './contentLabel.ts';

const run = promisify(execFile);

/** The dates at which files last changed, as Git's committer dates. Files with an unknown date are left out. */
export type GitDates = ReadonlyMap<string, string>;

/**
 * Reads the dates of the last commits to the files of `contentDir`. Leaves out files with uncommitted changes and, in a shallow
 * clone, files whose last commit may be missing. `cacheFile` stores the history of one commit, because a long history takes
 * seconds to read. `facts` are those that Git states about the folder, if they have been read already.
 */
export async function readGitDates(
  contentDir: string,
  cacheFile: string,
  facts = readGitFacts(contentDir),
): Promise<{ dates: GitDates; problems: Problem[] }> {
  const git = async (...args: string[]) =>
    (await run('git', [READ_ONLY, '-C', contentDir, ...args], { maxBuffer: 1024 ** 3 })).stdout;
  try {
    const { commit, isShallow, prefix, shallowFile, changes } = await facts;
    // A shallow clone may fetch older commits later. Its last commit then stays the same.
    const cut = isShallow
      ? readFileSync(resolve(contentDir, shallowFile), 'utf8').trim().split('\n').sort()
      : [];
    const key = [commit, prefix, isShallow, ...cut].join(' ');
    const dates = new Map(
      await cacheValue(cacheFile, key, async () => [...(await readHistory(git, new Set(cut)))]),
    );
    for (const change of changes) dates.delete(change.slice(3));
    return {
      dates: relabel(dates, prefix),
      problems: isShallow ? [historyMissing('shallow')] : [],
    };
  } catch (error) {
    const missing = errorCode(error) === 'ENOENT';
    return { dates: new Map(), problems: [historyMissing(missing ? 'no-git' : 'no-repository')] };
  }
}

function historyMissing(reason: 'no-git' | 'no-repository' | 'shallow'): Problem {
  return {
    code: 'git-history-missing',
    args: { reason },
    at: { file: CONTENT_LABEL, line: 1, column: 1 },
  };
}

/**
 * Returns dates by path from the top of the repository, each from the newest commit that touched the file. `cut` are the commits whose
 * parents a shallow clone lacks.
 */
async function readHistory(
  git: (...args: string[]) => Promise<string>,
  cut: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const log = await git(
    'log',
    '--format=%x01%H %cI',
    '--name-only',
    '--no-renames',
    '-z',
    // The settings of a user may say otherwise.
    ...['--no-relative', '--root', '--no-show-signature'],
    '--',
    '.',
  );
  const dates = new Map<string, string>();
  const unknown = new Set<string>();
  for (const commit of log.split('\x01').slice(1)) {
    const [header = '', ...files] = commit.split(/[\0\n]+/).filter(Boolean);
    const [hash = '', date = ''] = header.split(' ');
    for (const file of files) {
      if (dates.has(file) || unknown.has(file)) continue;
      if (cut.has(hash)) unknown.add(file);
      else dates.set(file, date);
    }
  }
  return dates;
}

/** Returns the paths below the content folder with the prefix that findings and routes use. */
function relabel(dates: ReadonlyMap<string, string>, prefix: string): Map<string, string> {
  return new Map(
    [...dates]
      .filter(([file]) => file.startsWith(prefix))
      .map(([file, date]) => [`${CONTENT_LABEL}/${file.slice(prefix.length)}`, date]),
  );
}
