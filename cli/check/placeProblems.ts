import { locatorOf } from '#cli/load/parseSource.ts';
import { compareFindings } from '#cli/report/compareFindings.ts';
import type { Finding, Place } from '#cli/model/finding.ts';
import { levelOf } from '#cli/report/messages.ts';
import type { Locator } from '#cli/load/parseSource.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';

/** Turns problems into findings with a line and a column, sorted by place and without duplicates. */
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
    ({ code, args, at, related = [] }) =>
      // The code and its arguments belong together in the problem, so they do in the finding.
      ({
        code,
        args,
        level: levelOf(code),
        path: 'path' in at ? at.path : [],
        ...place(at),
        related: related.map(place),
      }) as Finding,
  );
  const seen = new Set<string>();
  return findings.sort(compareFindings).filter((finding) => {
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
