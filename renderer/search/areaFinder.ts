import type { IndexedTown } from '#schemas/packedTowns.ts';
import { townPath } from './searchedPages.ts';
import { queryTerms } from './searchTerms.ts';

/** The towns of a county, a region or a nation that a query names. */
export interface NamedArea {
  /** The terms of the query that name it. */
  terms: readonly string[];
  /** The paths of its towns, the largest first. */
  paths: readonly string[];
}

/** The minimum length of the last word of a name that stands for the name, as "Yorkshire" does for "West Yorkshire". "Down" does not stand for "County Down". */
const MIN_LAST_WORD = 6;

/**
 * Returns a function that finds the county, region or nation that terms name, by its whole name, a name in a list of `alike` that has it, or the
 * last word of it. `towns` are in the order of their sizes.
 */
export function areaFinder(
  towns: readonly IndexedTown[],
  ignored: ReadonlySet<string>,
  alike: readonly (readonly string[])[],
): (terms: readonly string[]) => NamedArea | undefined {
  const names = new Set(towns.flatMap(areasOf));
  const areas = [...names].flatMap((name) => {
    const same = alike.filter((list) => list.includes(name)).flat();
    return [...new Set([name, ...same])].map((text) => ({
      name,
      terms: queryTerms(text).filter((term) => !ignored.has(term)),
    }));
  });
  return (terms) => {
    const whole = areas
      .filter(({ terms: own }) => own.length > 0 && own.every((term) => terms.includes(term)))
      .sort((a, b) => b.terms.length - a.terms.length)[0];
    const last = terms.find(
      (term) => term.length >= MIN_LAST_WORD && areas.some((area) => area.terms.at(-1) === term),
    );
    const own = whole?.terms ?? (last === undefined ? [] : [last]);
    if (own.length === 0) return undefined;
    const same = areas.filter((area) =>
      whole ? area.terms.join() === own.join() : area.terms.at(-1) === last,
    );
    const inside = new Set(same.map(({ name }) => name));
    const paths = towns
      .filter((town) => areasOf(town).some((name) => inside.has(name)))
      .map(({ slug }) => townPath(slug));
    return { terms: own, paths };
  };
}

function areasOf({ county, region, nation }: IndexedTown): string[] {
  return [county, region, nation];
}
