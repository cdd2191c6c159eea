import type { Problem } from '#cli/model/problem.ts';
import { readLines, saveLines, valueOf } from './keyedLines.ts';
import type { KeyedLines } from './keyedLines.ts';

/** Content that is compared in pairs. */
export interface ComparedFiles {
  /** A key of everything that all comparisons depend on. */
  common: string;
  /** A key of everything else that the comparisons of a file depend on, by its path. */
  files: Readonly<Record<string, string>>;
}

/** The result of the last run. */
interface LastRun {
  common: string;
  /** Each file and its key, with a tab between them. */
  files: string[];
  problems: Problem[];
}

/**
 * Returns the problems that `find` finds in pairs of files, in an order that depends only on the problems. `notes` is the file with the
 * result of the last run. If it was for the same `common`, `find` is called with the paths of the files that have changed since, and returns
 * the problems of pairs with one of them. Otherwise, `find` is called without paths and returns all problems. It is not called if nothing has
 * changed. Missing or damaged notes count as empty.
 */
export function cachePairs(
  notes: string,
  { common, files }: ComparedFiles,
  find: (changed?: ReadonlySet<string>) => Problem[],
): Problem[] {
  const stored = readLines(notes);
  const last = lastRun(stored, common);
  const known = new Set(last?.files);
  const lines = Object.entries(files).map(([name, key]) => `${name}\t${key}`);
  const changedLines = lines.filter((line) => !known.has(line));
  const changed = new Set(changedLines.map((line) => line.slice(0, line.indexOf('\t'))));
  if (last && changed.size === 0 && lines.length === known.size) return last.problems;
  const isUnchanged = ({ file }: { file: string }) => file in files && !changed.has(file);
  const kept = last?.problems.filter(({ at, related = [] }) => [at, ...related].every(isUnchanged));
  const found = kept ? [...kept, ...find(changed)] : find();
  const problems = found
    .map((problem) => ({ problem, key: JSON.stringify(problem) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ problem }) => problem);
  const run = { common, files: lines, problems } satisfies LastRun;
  saveLines(notes, stored, new Map([[LAST_RUN, JSON.stringify(run)]]));
  return problems;
}

/** The key of the only line in the notes. */
const LAST_RUN = 'last run';

function lastRun({ values }: KeyedLines, common: string): LastRun | undefined {
  const line = values.get(LAST_RUN);
  const last = line && valueOf<LastRun>(line);
  return last?.common === common ? last : undefined;
}
