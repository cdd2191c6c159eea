import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import { queryTerms } from './searchTerms.ts';

/** The towns of a county, a region or a nation that a query names. */
export interface NamedArea {
  /** The terms of the query that name it. */
  terms: readonly string[];
  /** The paths of its towns, the largest first. */
  paths: readonly string[];
}

/** The least length of the last word of a name that stands for the name, as "Yorkshire" does for "West Yorkshire". "Down" does not stand for "County Down". */
const TELLING = 6;

/** Returns a function that finds the county, region or nation that terms name, by its whole name or the last word of it. */
export function areaFinder(
  locations: LocationIndex | undefined,
  ignored: ReadonlySet<string>,
): (terms: readonly string[]) => NamedArea | undefined {
  if (!locations) return () => undefined;
  const { towns, counties, regions, bySize } = locations;
  const areas = [...Object.entries(counties), ...Object.entries(regions)].map(
    ([name, positions]) => ({
      terms: queryTerms(name).filter((term) => !ignored.has(term)),
      positions,
    }),
  );
  return (terms) => {
    const whole = areas
      .filter(({ terms: own }) => own.length > 0 && own.every((term) => terms.includes(term)))
      .sort((a, b) => b.terms.length - a.terms.length)[0];
    const last = terms.find(
      (term) => term.length >= TELLING && areas.some((area) => area.terms.at(-1) === term),
    );
    const own = whole?.terms ?? (last === undefined ? [] : [last]);
    if (own.length === 0) return undefined;
    const same = areas.filter((area) =>
      whole ? area.terms.join() === own.join() : area.terms.at(-1) === last,
    );
    const inside = new Set(same.flatMap(({ positions }) => positions));
    const paths = bySize
      .filter((position) => inside.has(position))
      .map((position) => `/locations/${towns[position]?.[0]}`);
    return { terms: own, paths };
  };
}
