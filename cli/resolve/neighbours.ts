import { hash } from 'node:crypto';
import type { TownEntry } from '#cli/model/content.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import type { Surroundings } from '#cli/model/surroundings.ts';
import type { Barrier } from '#schemas/barriers.ts';
import { milesBetween, nearestNeighbours } from './geography.ts';
import { getOrInsertComputed } from './getOrInsertComputed.ts';
import { lazily } from '#schemas/lazily.ts';
import { makeValues } from './makeValues.ts';
import { separation } from './separation.ts';

/** The largest distance between neighbours, in miles. */
export const NEARBY_MILES = 25;

/** The largest number of neighbours that the pages of a town list. */
export const NEARBY_TOWNS = 6;

/** The number of towns that the pages of a town list if none is near. */
const FAR_TOWNS = 3;

/**
 * Returns the surroundings of each town by its slug. The field `neighbours` of a town says which towns are near it. Without
 * the field, those are the nearest within `NEARBY_MILES` that no barrier keeps apart. A city and its parts are not near each other. If
 * no town is near, the nearest ones of all are `beyond`. They are looked for when the first town is asked for. `keep` may return the indices
 * that an earlier run found.
 */
export function neighbours(
  towns: readonly TownEntry[],
  barriers: readonly Barrier[],
  keep: KeepValues = makeValues,
): Pick<ReadonlyMap<string, Surroundings>, 'get'> {
  const bySlug = new Map(towns.map((town) => [town.slug, town]));
  const make = () => nearestOf(towns, barriers);
  const nearest = lazily(() => {
    const [kept = make()] = keep('neighbours', [{ key: keyOf(towns, barriers), make }]);
    return kept;
  });
  const at = (indices: readonly number[] = []) => indices.flatMap((other) => towns[other] ?? []);
  const partsOf = Map.groupBy(towns, ({ data }) => data.partOf);
  const indices = new Map(towns.map((town, index) => [town, index]));
  const surroundingsOf = (town: TownEntry): Surroundings => {
    const { near, far } = nearest();
    const index = indices.get(town) ?? 0;
    const chosen = town.data.neighbours?.flatMap((slug) => bySlug.get(slug) ?? []);
    const whole = town.data.partOf === undefined ? undefined : bySlug.get(town.data.partOf);
    return {
      nearest: chosen ? byDistance(town, chosen) : at(near[index]),
      beyond: at(far[index]),
      parts: byDistance(town, partsOf.get(town.slug) ?? []),
      ...(whole && { whole }),
    };
  };
  const found = new Map<TownEntry, Surroundings>();
  return {
    get(slug) {
      const town = bySlug.get(slug);
      return town && getOrInsertComputed(found, town, () => surroundingsOf(town));
    },
  };
}

/** The indices of the towns around each town. */
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

/** Returns a key of everything that `nearestOf` depends on. */
function keyOf(towns: readonly TownEntry[], barriers: readonly Barrier[]): string {
  const places = towns.map(
    ({ slug, data: { latitude, longitude, partOf, neighbours: chosen } }) => [
      slug,
      latitude,
      longitude,
      partOf,
      chosen !== undefined,
    ],
  );
  return hash('sha1', JSON.stringify([barriers, places]));
}

function isWholeOf(whole: TownEntry, part: TownEntry): boolean {
  return part.data.partOf === whole.slug;
}

function byDistance(from: TownEntry, towns: readonly TownEntry[]): TownEntry[] {
  const miles = ({ data }: TownEntry) => milesBetween(from.data, data);
  return towns.toSorted((a, b) => miles(a) - miles(b));
}
