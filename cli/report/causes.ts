import type { Finding, Place } from '#cli/model/finding.ts';
import { count } from './amounts.ts';

/** A finding with the places of those that follow from it. */
export interface CauseFinding {
  finding: Finding;
  /** Without the places that the finding itself names, and each place once. */
  places: readonly Place[];
}

/** The number of places that are named before the rest is only counted. */
const SHOWN_PLACES = 2;

/** Returns the findings that do not follow from another, in their order. */
export function causesOf(findings: readonly Finding[]): CauseFinding[] {
  const consequences = Map.groupBy(
    findings.filter(({ cause }) => cause),
    ({ cause }) => cause && keyOf(cause),
  );
  return findings
    .filter(({ cause }) => !cause)
    .map((finding) => {
      // All places of a copy are fixed by fixing the copy.
      const following =
        finding.code === 'entry-copied' ? [] : (consequences.get(keyOf(finding)) ?? []);
      const places = new Map(
        following
          .filter((place) => !isGapIn(finding.file, place))
          .map((place) => [placeOf(place), place]),
      );
      for (const named of [finding, ...finding.related]) places.delete(placeOf(named));
      return { finding, places: [...places.values()] };
    });
}

/** Returns a text such as "content/a.md:3:5, content/b.md:7:3 and 36 more places", or an empty one if there are no places. */
export function listPlaces(places: readonly Place[]): string {
  const shown = places.slice(0, SHOWN_PLACES).map(placeOf);
  const more = places.length - shown.length;
  if (more === 0) return shown.join(' and ');
  return `${shown.join(', ')} and ${count(more, 'more place')}`;
}

/** Returns whether a finding says that a file lacks something. It has no place to look at, because the cause is in the same file. */
function isGapIn(file: string, finding: Finding): boolean {
  return finding.file === file && finding.code.endsWith('-missing');
}

function keyOf({ code, ...place }: Place & { code: string }): string {
  return `${code} ${placeOf(place)}`;
}

function placeOf({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
