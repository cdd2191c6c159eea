import { locatorOf } from '#cli/load/parseSource.ts';
import { inColumns } from './inColumns.ts';
import { comparePlaces } from '#cli/report/comparePlaces.ts';
import type { SourceRow } from '#cli/model/content.ts';
import type { Finding, Place } from '#cli/model/finding.ts';
import { levelOf } from '#cli/report/levelOf.ts';
import type { Locator } from '#cli/load/parseSource.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';

/**
 * Turns problems into findings with a line and a column, sorted by place and without duplicates. A finding that follows from another
 * comes after it. Problems with `rows` of the database get a column of the row.
 */
export function placeProblems(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
  rows: ReadonlyMap<string, SourceRow> = new Map(),
): Finding[] {
  const locators = new Map<string, Locator>();
  const place = (spot: Spot): Place => {
    const row = rows.get(spot.file);
    if (row) return placeInRow(spot, row);
    if ('line' in spot) return { file: spot.file, line: spot.line, column: spot.column };
    const { file, path, on, words, passage } = spot;
    const locate = locators.get(file) ?? locatorOf(file, texts.get(file) ?? '');
    locators.set(file, locate);
    return { file, ...locate(path, on, words, passage) };
  };
  const translated = problems.map((problem) => inColumns(problem, rows));
  const findings = translated.map(
    ({ code, args, at, related = [], cause }) =>
      // The code and its arguments belong together in the problem, so they do in the finding.
      ({
        code,
        args,
        level: levelOf(code),
        path: 'path' in at ? at.path : [],
        ...place(at),
        related: related.map(place),
        ...(cause && { cause: { code: cause.code, ...place(inColumns(cause, rows).at) } }),
      }) as Finding,
  );
  const seen = new Set<string>();
  return findings.sort(compareByCause).filter((finding) => {
    const key = JSON.stringify([
      finding.code,
      finding.file,
      finding.line,
      finding.column,
      finding.dataColumn?.name,
      finding.args,
    ]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Returns the column of a row that a problem is in: a whole column for a path, a line of the Markdown otherwise. */
function placeInRow(spot: Spot, { values }: SourceRow): Place {
  const { file } = spot;
  if ('line' in spot) {
    return { file, line: spot.line, column: spot.column, dataColumn: { name: 'content' } };
  }
  const name = String(spot.path[0]);
  return { file, line: 1, column: 1, dataColumn: { name, value: values[name] ?? null } };
}

/** Compares findings by the place of their cause, then the cause before its consequences, then by their own place. */
function compareByCause(a: Finding, b: Finding): number {
  return (
    comparePlaces(a.cause ?? a, b.cause ?? b) ||
    Number(a.cause !== undefined) - Number(b.cause !== undefined) ||
    comparePlaces(a, b)
  );
}
