import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readLines, saveLines, valueOf } from '#cli/cache/keyedLines.ts';
import { READ_ONLY } from './git.ts';
import { readGitFactsSync } from './gitFacts.ts';
import type { GitFacts } from './gitFacts.ts';
import { lazily } from '#schemas/lazily.ts';
import { CONTENT_LABEL } from './contentLabel.ts';

/** Returns whether the first of two files was edited after the second, or `undefined` if that is unknown. */
export type IsNewer = (file: string, other: string) => boolean | undefined;

/** An `IsNewer` function with a `save` method, which writes its new answers to disk. */
export type NotingIsNewer = IsNewer & { save: () => void };

/** The minimum difference between two times of files that counts, in milliseconds. Git and `cp` write a whole folder in less time. */
const LEAST_DIFFERENCE = 2000;

/**
 * Returns a function that checks whether the first of two content files was edited after the second, by their paths (`content/…`). A new
 * file, staged or not, is newer than a changed one, and a changed one newer than others. If that does not decide, the times of the files
 * do, and between two committed files their last commits. Git runs when the function is first called, unless its `facts` are given. A
 * project without Git has only the times. `notes` is a file with the answers about files of the last commit, which stay the same until the
 * next one. Call `save` after the last question.
 */
export function newerFileIn(contentDir: string, notes: string, facts?: GitFacts): NotingIsNewer {
  const git = (...args: string[]): string => {
    try {
      return execFileSync('git', [READ_ONLY, '-C', contentDir, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64 * 1024 ** 2,
      });
    } catch {
      return '';
    }
  };
  const known = lazily(() => {
    const read = facts ?? readGitFactsSync(contentDir);
    return { facts: read, states: statesIn(read) };
  });
  const stateOf = (file: string) => known().states.get(nameOf(file)) ?? COMMITTED;

  const noted = lazily(() => {
    const { commit = '', isShallow = false } = known().facts ?? {};
    return readLines(notes, `${commit} ${isShallow}`);
  });
  const added = new Map<string, boolean | null>();
  const isCommitLater = (a: string, b: string) => {
    const key = JSON.stringify([a, b]);
    const answer = noted().values.get(key);
    if (answer) return valueOf<boolean | null>(answer);
    const own = added.get(key);
    if (own !== undefined) return own;
    const isLater = isCommittedLater(git, nameOf(a), nameOf(b)) ?? null;
    added.set(key, isLater);
    return isLater;
  };

  const isNewer: IsNewer = (a, b) => {
    const [first, second] = [stateOf(a), stateOf(b)];
    if (first !== second) return first > second;
    if (first === COMMITTED) {
      const isLater = isCommitLater(a, b);
      if (typeof isLater === 'boolean') return isLater;
    }
    const difference = timeOf(contentDir, a) - timeOf(contentDir, b);
    return Math.abs(difference) < LEAST_DIFFERENCE ? undefined : difference > 0;
  };
  let saved = 0;
  const save = () => {
    if (added.size === saved) return;
    saved = added.size;
    const lines = [...added].map(([key, isLater]) => [key, JSON.stringify(isLater)] as const);
    const old = noted();
    saveLines(notes, old, new Map<string, Buffer | string>([...old.values, ...lines]));
  };
  return Object.assign(isNewer, { save });
}

const COMMITTED = 0;
const CHANGED = 1;
const ADDED = 2;

type RunGit = (...args: string[]) => string;

/** Returns the states of the files that differ from the last commit, by their paths below the content folder. */
function statesIn({ prefix = '', changes = [] }: Partial<GitFacts> = {}): Map<string, number> {
  const states = new Map<string, number>();
  for (const change of changes) {
    const name = change.slice(3);
    const isAdded = change.startsWith('??') || change.startsWith('A');
    if (name.startsWith(prefix)) states.set(name.slice(prefix.length), isAdded ? ADDED : CHANGED);
  }
  return states;
}

/** Returns whether the last commit to the first file is later than that to the second; `undefined` if it is the same one or unknown. */
function isCommittedLater(git: RunGit, a: string, b: string): boolean | undefined {
  const names = git(
    'log',
    '-1',
    '--format=',
    '--name-only',
    '--no-renames',
    '--relative',
    '--',
    a,
    b,
  )
    .split('\n')
    .filter(Boolean);
  return names.length === 1 ? names[0] === a : undefined;
}

function nameOf(file: string): string {
  return file.slice(CONTENT_LABEL.length + 1);
}

/** Returns the time at which a file was last written, in milliseconds since 1970, or 0 if there is no such file. */
function timeOf(contentDir: string, file: string): number {
  return statSync(resolve(contentDir, nameOf(file)), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
