import type { TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { exactDistance } from '#cli/resolve/aboutFigures.ts';
import { bearing, directionOf, milesBetween } from '#cli/resolve/geography.ts';
import { shortName } from '#cli/resolve/locationVariables.ts';
import { fillWords } from '#schemas/fillWords.ts';
import { renderPattern } from '#cli/resolve/patterns.ts';
import type { MapCropView, NearbyView } from '#schemas/generated/views.ts';
import { required } from '#cli/resolve/required.ts';

/** The headings of the list, on the page of a town and on the page of a service in it. */
const headings = {
  town: { nearest: 'towns', parts: 'parts' },
  service: { nearest: 'services', parts: 'partServices' },
} as const;

/** Returns the towns that the pages of a town list: the parts of a city, or else the towns near by, or else the nearest ones. */
export function listedNearby(town: TownEntry, context: SiteContext): readonly TownEntry[] {
  const { nearest, beyond, parts } = context.surroundings(town);
  return [parts, nearest, beyond].find((towns) => towns.length > 0) ?? [];
}

/** A town in the list of another town, without its address. */
type Flag = Omit<NearbyView['towns'][number], 'path'>;

/** Returns the flags of the towns that the pages of a town list, in the same order. */
export function flagsOf(town: TownEntry, context: SiteContext): Flag[] {
  const { places } = context.content.singles.words.data;
  const listed = listedNearby(town, context);
  const miles = listed.map((other) => milesBetween(town.data, other.data));
  const bearings = listed.map((other) => bearing(town.data, other.data));
  const sides = sidesOf(bearings);
  const farthest = Math.max(...miles);
  return listed.map((other, index) => ({
    name: shortName(other.data),
    distance: fillWords(places.towards, {
      distance: exactDistance(miles[index] ?? 0, context.content.singles),
      direction: places.directions[directionOf(bearings[index] ?? 0)],
    }),
    side: sides[index] ?? 'east',
    reach: Math.max(1, Math.ceil((4 * (miles[index] ?? 0)) / farthest)),
  }));
}

/** The parts of the list of the towns around a town that depend on the page. */
interface NearbyParts {
  page: keyof typeof headings;
  /** Returns the page of another town to link to. */
  pathOf(other: TownEntry): string;
  /** The part of the map that has the towns, if the page shows it. */
  map?: MapCropView | undefined;
  /** The flags of the towns, if they are known. */
  flags?: readonly Flag[];
}

/**
 * Plans the list of the towns around a town. A city with parts lists those instead. If no town is near, a sentence says so.
 */
export function planNearby(
  town: TownEntry,
  context: SiteContext,
  { page, pathOf, map, flags = flagsOf(town, context) }: NearbyParts,
): NearbyView {
  const { nearby } = required(context.content.singles.townPages, 'town-pages').data;
  const { nearest, parts } = context.surroundings(town);
  const hasParts = parts.length > 0;
  const variables = context.texts.townVariables(town);
  const heading = headings[page][hasParts ? 'parts' : 'nearest'];
  const listed = listedNearby(town, context);
  return {
    title: renderPattern(nearby[heading], variables),
    towns: listed.flatMap((other, index) => {
      const flag = flags[index];
      return flag ? { ...flag, path: pathOf(other) } : [];
    }),
    ...(map && { map }),
    ...(!hasParts &&
      nearest.length === 0 && {
        none: renderPattern((listed.length > 0 && nearby.far) || nearby.none, variables),
      }),
  };
}

/**
 * The largest angle to the north or the south at which a flag may stand on either side of its post, in degrees. Its words say "north" or
 * "south" then. A flag to the south-west always points to the west.
 */
const EITHER_SIDE = 22.5;

/**
 * Returns the sides of a fingerpost on which flags with these bearings stand. Flags nearest to the north or the south move to the side with
 * fewer flags, until both have the same number or no flag is left that may move.
 */
export function sidesOf(bearings: readonly number[]): ('west' | 'east')[] {
  const sides = bearings.map((degrees) => (degrees < 180 ? ('east' as const) : ('west' as const)));
  const sine = (degrees: number) => Math.abs(Math.sin((degrees * Math.PI) / 180));
  const movable = bearings
    .map((degrees, index) => ({ index, offset: sine(degrees) }))
    .filter(({ offset }) => offset < sine(EITHER_SIDE))
    .toSorted((a, b) => a.offset - b.offset);
  for (const { index } of movable) {
    const [mine, other] =
      sides[index] === 'west' ? (['west', 'east'] as const) : (['east', 'west'] as const);
    const count = (wanted: string) => sides.filter((side) => side === wanted).length;
    if (count(mine) - count(other) >= 2) sides[index] = other;
  }
  return sides;
}
