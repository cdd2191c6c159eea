import type { Finding } from '#cli/model/finding.ts';
import type { CauseFinding } from './causes.ts';

/** Returns whether a finding, or one that follows from it, is in a changed file. */
export function isInChange(
  { finding, places }: CauseFinding,
  changed: ReadonlySet<string> | undefined,
): boolean {
  return [finding, ...finding.related, ...places].some(({ file }) => changed?.has(file));
}

/** Returns findings in the order of their importance to a reviewer: errors, then warnings, and of each those in changed files first. */
export function changedFirst(
  causes: readonly CauseFinding[],
  changed: ReadonlySet<string> | undefined,
): CauseFinding[] {
  const rank = (cause: CauseFinding) =>
    levels.indexOf(cause.finding.level) * 2 + (isInChange(cause, changed) ? 0 : 1);
  return causes.toSorted((a, b) => rank(a) - rank(b));
}

const levels: readonly Finding['level'][] = ['error', 'warning'];
