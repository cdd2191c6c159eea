import type { TownEntry } from '#cli/model/content.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import type { Surroundings } from '#cli/model/surroundings.ts';
import type { Barrier } from '#schemas/barriers.ts';
import { lazily } from '#schemas/lazily.ts';
import { milesBetween, nearestNeighbours } from './geography.ts';
import { getOrInsertComputed } from './getOrInsertComputed.ts';
import { hashParts } from './hashParts.ts';
import { keepOne } from './keepOne.ts';
import { keyOfAllFacts } from './keyOfFacts.ts';
import { makeValues } from './makeValues.ts';
import { separation } from './separation.ts';

/** The largest distance between neighbours, in miles. */
export const NEARBY_MILES = 25;

/** The largest number of neighbours that the pages of a town list. */
export const NEARBY_TOWNS = 6;

/** The number of towns that the pages of a town list if none is near. */
const FAR_TOWNS = 3;

/**
 * Returns the surroundings of each town by its slug. The field `neighbours` of a town says which towns are near it. Without the field, those are the
 * nearest within `NEARBY_MILES` that no barrier keeps apart. A city and its parts are not near each other. If no town is near, the nearest ones of
 * all are `beyond`. All are found when the first town is looked up. `keep` may return the indices that an earlier run found.
 */
export function neighbours(
  towns: readonly TownEntry[],
  barriers: readonly Barrier[],
  keep: KeepValues = makeValues,
): Pick<ReadonlyMap<string, Surroundings>, 'get'> {
  const make = () => aroundEach(towns, barriers);
  const key = () => hashParts([keyOfAllFacts(towns), JSON.stringify(barriers)]);
  const around = lazily(() => keepOne(keep, 'neighbours', key(), make));
  const at = (indices: readonly number[] = []) => indices.flatMap((other) => towns[other] ?? []);
  const indexOf = new Map(towns.map(({ slug }, index) => [slug, index]));
  const found = new Map<number, Surroundings>();
  return {
    get(slug) {
      const index = indexOf.get(slug);
      if (index === undefined) return undefined;
      return getOrInsertComputed(found, index, () => {
        const { nearest, beyond, parts, whole = -1 } = around()[index] ?? {};
        const city = towns[whole];
        return {
          nearest: at(nearest),
          beyond: at(beyond),
          parts: at(parts),
          ...(city && { whole: city }),
        };
      });
    },
  };
}

/** The indices of the towns around a town. An empty list is left out. */
interface Around {
  nearest?: number[];
  beyond?: number[];
  parts?: number[];
  whole?: number;
}

function aroundEach(towns: readonly TownEntry[], barriers: readonly Barrier[]): Around[] {
  const bySlug = new Map(towns.map((town, index) => [town.slug, index]));
  const partsOf = Map.groupBy(towns.keys(), (index) => towns[index]?.data.partOf);
  const { near, far } = nearestOf(towns, barriers);
  const list = (name: keyof Around, indices: readonly number[] = []) =>
    indices.length > 0 && { [name]: indices };
  return towns.map((town, index) => {
    const chosen = town.data.neighbours?.flatMap((slug) => bySlug.get(slug) ?? []);
    const whole = town.data.partOf === undefined ? undefined : bySlug.get(town.data.partOf);
    return {
      ...list('nearest', chosen ? byDistance(index, chosen, towns) : near[index]),
      ...list('beyond', far[index]),
      ...list('parts', byDistance(index, partsOf.get(town.slug) ?? [], towns)),
      ...(whole !== undefined && { whole }),
    };
  });
}

/** The indices of the nearest towns of each town. */
interface Nearest {
  near: number[][];
  far: number[][];
}

function nearestOf(towns: readonly TownEntry[], barriers: readonly Barrier[]): Nearest {
  const isApart = separation(barriers);
  const points = towns.map(({ data }) => data);
  const areApart = (a: number, b: number) => {
    const [from, to] = [towns[a], towns[b]];
    return (
      !from || !to || isWholeOf(from, to) || isWholeOf(to, from) || isApart(from.data, to.data)
    );
  };
  const near = nearestNeighbours(points, { count: NEARBY_TOWNS, within: NEARBY_MILES }, areApart);
  const isAlone = (index: number) =>
    towns[index]?.data.neighbours === undefined && near[index]?.length === 0;
  const far = nearestNeighbours(points, { count: FAR_TOWNS, isWanted: isAlone }, areApart);
  return { near, far };
}

function isWholeOf(whole: TownEntry, part: TownEntry): boolean {
  return part.data.partOf === whole.slug;
}

/** Returns the indices of towns in the order of their distances from one of them. */
function byDistance(
  index: number,
  others: readonly number[],
  towns: readonly TownEntry[],
): number[] {
  const from = towns[index];
  const miles = (other: number) => {
    const to = towns[other];
    return from && to ? milesBetween(from.data, to.data) : 0;
  };
  return others.toSorted((a, b) => miles(a) - miles(b));
}
