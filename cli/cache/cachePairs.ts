import type { Problem } from '#cli/model/problem.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { jsonIn } from './cacheValue.ts';

/** Content that is compared in pairs. */
export interface ComparedFiles {
  /** A key of everything that all comparisons depend on. */
  common: string;
  /** A key of everything else that the comparisons of a file depend on, by its path. */
  files: Readonly<Record<string, string>>;
}

/** The result of the last run. */
interface LastRun extends ComparedFiles {
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
  const last = lastRun(notes, common);
  const names = Object.keys(files);
  const changed = new Set(names.filter((name) => files[name] !== last?.files[name]));
  if (last && changed.size === 0 && names.length === Object.keys(last.files).length) {
    return last.problems;
  }
  const isUnchanged = ({ file }: { file: string }) => file in files && !changed.has(file);
  const kept = last?.problems.filter(({ at, related = [] }) => [at, ...related].every(isUnchanged));
  const found = kept ? [...kept, ...find(changed)] : find();
  const problems = found
    .map((problem) => ({ problem, key: JSON.stringify(problem) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ problem }) => problem);
  writeFileAtomic(notes, JSON.stringify({ common, files, problems } satisfies LastRun));
  return problems;
}

function lastRun(notes: string, common: string): LastRun | undefined {
  const last = jsonIn<Partial<LastRun>>(notes);
  return last?.common === common && last.files && last.problems ? (last as LastRun) : undefined;
}
