import { locatorOf } from '#cli/load/parseSource.ts';
import { comparePlaces } from '#cli/report/comparePlaces.ts';
import type { Finding, Place } from '#cli/model/finding.ts';
import { levelOf } from '#cli/report/messages.ts';
import type { Locator } from '#cli/load/parseSource.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';

/**
 * Turns problems into findings with a line and a column, sorted by place and without duplicates. A finding that follows from another
 * comes after it.
 */
export function placeProblems(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
): Finding[] {
  const locators = new Map<string, Locator>();
  const place = (spot: Spot): Place => {
    if ('line' in spot) return { file: spot.file, line: spot.line, column: spot.column };
    const { file, path, on } = spot;
    const locate = locators.get(file) ?? locatorOf(file, texts.get(file) ?? '');
    locators.set(file, locate);
    return { file, ...locate(path, on) };
  };
  const findings = problems.map(
    ({ code, args, at, related = [], cause }) =>
      // The code and its arguments belong together in the problem, so they do in the finding.
      ({
        code,
        args,
        level: levelOf(code),
        path: 'path' in at ? at.path : [],
        ...place(at),
        related: related.map(place),
        ...(cause && { cause: { code: cause.code, ...place(cause.at) } }),
      }) as Finding,
  );
  const seen = new Set<string>();
  return findings.sort(compareByCause).filter((finding) => {
    const key = JSON.stringify([
      finding.code,
      finding.file,
      finding.line,
      finding.column,
      finding.args,
    ]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Compares findings by the place of their cause, then the cause before its consequences, then by their own place. */
function compareByCause(a: Finding, b: Finding): number {
  return (
    comparePlaces(a.cause ?? a, b.cause ?? b) ||
    Number(a.cause !== undefined) - Number(b.cause !== undefined) ||
    comparePlaces(a, b)
  );
}
