import type { CheckedContent } from '#cli/model/content.ts';
import type { FindingCode } from '#cli/model/finding.ts';
import type { Problem, ProblemOf } from '#cli/model/problem.ts';

/** A problem, and the problems that disappear once it is solved. The cause may be a new problem that names what they share. */
export interface Cause {
  cause: Problem;
  consequences: readonly Problem[];
}

/** A function that finds causes. Apart from the problems it may look at the entries that match their schemas. */
export type FindCauses = (problems: readonly Problem[], content: CheckedContent) => Cause[];

/** Returns the problems with one of several codes. */
export function withCode<C extends FindingCode>(
  problems: readonly Problem[],
  ...codes: C[]
): Extract<Problem, ProblemOf<C>>[] {
  const wanted = new Set<FindingCode>(codes);
  return problems.filter(({ code }) => wanted.has(code)) as Extract<Problem, ProblemOf<C>>[];
}

/**
 * Returns the folder of a file below `content/`, and its name without the extension: `content/towns/leeds.md` has `towns` and `leeds`.
 */
export function folderAndSlug(file: string): [folder: string, slug: string] {
  const [, folder = '', ...rest] = file.split('/');
  return [folder, (rest.at(-1) ?? '').replace(/\.[^.]*$/, '')];
}
