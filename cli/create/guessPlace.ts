import type { TownEntry } from '#cli/model/content.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import type { Point } from '#cli/resolve/geography.ts';
import type { Nation, Region } from '#schemas/town.ts';

/** The number of neighbours that vote. With three, the most regions and counties of the sample's towns are guessed right. */
const VOTERS = 3;

/** The shortest distance that counts, in miles, so that a town at the same point does not outvote all others. */
const CLOSEST = 0.5;

/** A value that the nearest towns suggest. */
export interface Guess<T extends string> {
  value: T;
  /** Whether all neighbours that were asked have the value. */
  isAgreed: boolean;
  /** The values of the neighbours, the nearest first, each once. */
  choices: readonly T[];
}

/** The administrative places of a point, as the nearest towns suggest them. */
export interface PlaceGuess {
  region: Guess<Region>;
  nation: Guess<Nation>;
  county: Guess<string>;
  postcodeArea: Guess<string>;
  /** The nearest towns, the nearest first. */
  nearest: readonly { town: TownEntry; miles: number }[];
}

/**
 * Guesses the region, county and postcode area of a point from its three nearest towns. Weighs them by
 * the inverse square of their distance. A region that is
 * known leaves only its towns to choose from. Returns `undefined` if there is no town.
 */
export function guessPlace(
  point: Point,
  towns: readonly TownEntry[],
  known: { region?: string } = {},
): PlaceGuess | undefined {
  const all = towns
    .map((town) => ({ town, miles: milesBetween(point, town.data) }))
    .toSorted((a, b) => a.miles - b.miles);
  const nearest = known.region ? all.filter(({ town }) => town.data.region === known.region) : all;
  const voters = nearest.slice(0, VOTERS);
  const [first] = voters;
  if (!first) return undefined;
  const vote = <T extends string>(valueOf: (town: TownEntry) => T): Guess<T> => {
    const weights = new Map<T, number>();
    for (const { town, miles } of voters) {
      const value = valueOf(town);
      weights.set(value, (weights.get(value) ?? 0) + 1 / Math.max(miles, CLOSEST) ** 2);
    }
    const choices = [...weights.keys()];
    const value = choices.reduce((best, one) =>
      (weights.get(one) ?? 0) > (weights.get(best) ?? 0) ? one : best,
    );
    return { value, isAgreed: choices.length === 1, choices };
  };
  const region = vote(({ data }) => data.region);
  const nation = vote(({ data }) => data.nation);
  const inRegion = voters.find(({ town }) => town.data.region === region.value) ?? first;
  return {
    region,
    // The nation of the region, so that the two agree.
    nation: { ...nation, value: inRegion.town.data.nation },
    county: vote(({ data }) => data.county),
    postcodeArea: vote(({ data }) => data.postcodeArea),
    nearest: all.slice(0, VOTERS),
  };
}
