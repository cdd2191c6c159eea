import { fieldName } from '#cli/load/dataPath.ts';
import type { SourceRow } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';

/**
 * Returns a problem with the names of columns if it is about a row of the database. Rules know only the names of the fields of
 * entries.
 */
export function inColumns(problem: Problem, rows: ReadonlyMap<string, SourceRow>): Problem {
  const { args, at, related } = problem;
  const renamed = 'path' in at && columnAt(at.path, rows.get(at.file));
  return {
    ...problem,
    // Only the name of the field changes, so the arguments keep their shape.
    args: renamed && 'field' in args ? { ...args, field: renamed } : args,
    at: spotInColumn(at, rows),
    ...(related && { related: related.map((spot) => spotInColumn(spot, rows)) }),
  } as Problem;
}

function spotInColumn(spot: Spot, rows: ReadonlyMap<string, SourceRow>): Spot {
  const column = 'path' in spot && columnAt(spot.path, rows.get(spot.file));
  return column ? { ...spot, path: [column] } : spot;
}

/** Returns the column of a field or of the nearest field around it. Returns `undefined` if the column has the name of the field. */
function columnAt(path: DataPath, row: SourceRow | undefined): string | undefined {
  for (let depth = path.length; row && depth > 0; depth--) {
    const column = row.columns[fieldName(path.slice(0, depth))];
    if (column) return column;
  }
  return undefined;
}
