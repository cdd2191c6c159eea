import { postcodeAreas } from '#cli/check/postcodeAreas.ts';
import { nationOf } from '#cli/check/rules/townsAreInTheUk.ts';
import type { TownEntry } from '#cli/model/content.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import type { Point } from '#cli/resolve/geography.ts';
import { separation } from '#cli/resolve/separation.ts';
import type { Barrier } from '#schemas/barriers.ts';
import type { Nation } from '#schemas/town.ts';
import type { Region } from '#schemas/unitedKingdom.ts';

/**
 * The number of nearest towns that a guess is made from. With three, more counties of the towns of the sample are guessed right than with any other
 * number.
 */
const GUESSED_FROM = 3;

/** The shortest distance that counts, in miles, so that a town at the same point does not decide alone. */
const CLOSEST = 0.5;

/** The largest distance of a postcode area that may be meant, as a multiple of the distance of the best one, both in proportion to their sizes. */
const LIKELY = 1.5;

/** A town whose facts are known. */
export type KnownTown = Pick<TownEntry, 'data'>;

/** A value that a point suggests. */
export interface Guess<T extends string> {
  value: T;
  /** Whether no other value is likely. */
  isAgreed: boolean;
  /** The likely values, the likeliest first, each once. */
  choices: readonly T[];
}

/** The administrative places of a point. */
export interface PlaceGuess {
  region: Guess<string>;
  nation: Guess<Nation>;
  county: Guess<string>;
  /** Only in the United Kingdom, whose postcode areas are known. */
  postcodeArea?: Guess<string>;
  /** The nearest towns, the nearest first. */
  nearest: readonly { town: KnownTown; miles: number }[];
}

/** Guesses the region, nation and county of a point from the nearest towns. Returns `undefined` if there is no town. */
export function guessFromTowns(
  point: Point,
  towns: readonly KnownTown[],
  barriers: readonly Barrier[] = [],
): PlaceGuess | undefined {
  const nearest = nearestTowns(point, towns, barriers).slice(0, GUESSED_FROM);
  if (nearest.length === 0) return undefined;
  return {
    region: weighedValue(nearest, ({ data }) => data.region, []),
    nation: weighedValue(nearest, ({ data }) => data.nation, []),
    county: weighedValue(nearest, ({ data }) => data.county, []),
    nearest,
  };
}

/**
 * Guesses the postcode area of a point of the United Kingdom from the middle and the size of each area, its region from that area, and its
 * county from the nearest towns that no barrier keeps apart from it. A region that is known leaves only its areas and towns to choose from.
 * Returns `undefined` if there is no town.
 */
export function guessPlace(
  point: Point,
  towns: readonly KnownTown[],
  known: { region?: string } = {},
  barriers: readonly Barrier[] = [],
): PlaceGuess | undefined {
  const all = nearestTowns(point, towns, barriers);
  if (all.length === 0) return undefined;
  const areas = likelyAreas(point, known.region);
  const regions: string[] = [...new Set(areas.flatMap((area) => area.regions))];
  const inRegions = all.filter(({ town }) => regions.includes(town.data.region));
  const nearby = inRegions.slice(0, GUESSED_FROM);
  const ownRegions: readonly string[] = areas[0]?.regions ?? regions;
  const region = weighedValue(
    nearby.filter(({ town }) => ownRegions.includes(town.data.region)),
    ({ data }) => data.region,
    ownRegions,
  );
  return {
    region: { ...region, choices: regions, isAgreed: regions.length === 1 },
    nation: agreed(region.value, regions),
    county: weighedValue(
      nearby.length > 0 ? nearby : all.slice(0, GUESSED_FROM),
      ({ data }) => data.county,
      [],
    ),
    postcodeArea: {
      value: areas[0]?.name ?? '',
      isAgreed: areas.length === 1,
      choices: areas.map(({ name }) => name),
    },
    nearest: all.slice(0, GUESSED_FROM),
  };
}

/** Returns the towns that no barrier keeps apart from a point, the nearest first; all towns if there are none. */
function nearestTowns(
  point: Point,
  towns: readonly KnownTown[],
  barriers: readonly Barrier[],
): { town: KnownTown; miles: number }[] {
  const isApart = separation(barriers);
  const reachable = towns.filter(({ data }) => !isApart(point, data));
  return (reachable.length > 0 ? reachable : towns)
    .map((town) => ({ town, miles: milesBetween(point, town.data) }))
    .toSorted((a, b) => a.miles - b.miles);
}

/** Returns the postcode areas that a point may be in, the likeliest first. */
function likelyAreas(
  point: Point,
  region: string | undefined,
): { name: string; regions: readonly Region[] }[] {
  const near = [...postcodeAreas]
    .map(([name, { centre, radius, regions }]) => ({
      name,
      regions: region === undefined ? regions : regions.filter((one) => one === region),
      share: milesBetween(point, centre) / radius,
    }))
    .filter(({ regions }) => regions.length > 0)
    .toSorted((a, b) => a.share - b.share);
  return near.filter(({ share }) => share <= (near[0]?.share ?? 0) * LIKELY);
}

/** Returns the nation of a region. It is agreed on if every likely region is in that nation. */
function agreed(region: string, regions: readonly string[]): Guess<Nation> {
  const choices = [...new Set([region, ...regions].map(nationOf))];
  return { value: nationOf(region), isAgreed: choices.length === 1, choices };
}

/** Returns the value that most towns have, weighted by the inverse square of their distances, or the first of `otherwise` if there is no town. */
function weighedValue<T extends string>(
  nearby: readonly { town: KnownTown; miles: number }[],
  valueOf: (town: KnownTown) => T,
  otherwise: readonly T[],
): Guess<T> {
  const weights = new Map<T, number>(nearby.length > 0 ? [] : otherwise.map((value) => [value, 0]));
  for (const { town, miles } of nearby) {
    const value = valueOf(town);
    weights.set(value, (weights.get(value) ?? 0) + 1 / Math.max(miles, CLOSEST) ** 2);
  }
  const choices = [...weights].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
  // The callers pass towns or other values.
  const [value] = choices as [T];
  return { value, isAgreed: choices.length === 1, choices };
}
