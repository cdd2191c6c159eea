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

/** A town that the pages of another town list, with its flag. */
interface ListedTown {
  town: TownEntry;
  /** The parts of the list that are the same on all of these pages. */
  flag: Omit<NearbyView['towns'][number], 'path'>;
}

/** Returns the towns that the pages of a town list, with their flags. */
export function withFlags(town: TownEntry, context: SiteContext): ListedTown[] {
  const { places } = context.content.singles.words.data;
  const listed = listedNearby(town, context).map((other) => ({
    town: other,
    miles: milesBetween(town.data, other.data),
    degrees: bearing(town.data, other.data),
  }));
  const sides = sidesOf(listed.map(({ degrees }) => degrees));
  return listed.map(({ town: other, miles, degrees }, index) => {
    const direction = directionOf(degrees);
    return {
      town: other,
      flag: {
        name: shortName(other.data),
        distance: fillWords(places.towards, {
          distance: exactDistance(miles, context.content.singles),
          direction: places.directions[direction],
        }),
        direction,
        side: required(sides[index], other.slug),
      },
    };
  });
}

/** The parts of the list of the towns around a town that depend on the page. */
interface NearbyParts {
  page: keyof typeof headings;
  /** Returns the page of another town to link to. */
  pathOf(other: TownEntry): string;
  /** The part of the map that has the towns, if the page shows it. */
  map?: MapCropView | undefined;
  /** The towns with their flags, if they are known. */
  listed?: readonly ListedTown[];
}

/**
 * Plans the list of the towns around a town. A city with parts lists those instead. If no town is near, the list has a sentence that says so.
 */
export function planNearby(
  town: TownEntry,
  context: SiteContext,
  { page, pathOf, map, listed = withFlags(town, context) }: NearbyParts,
): NearbyView {
  const { nearby } = required(context.content.singles.townPages, 'town-pages').data;
  const { nearest, parts } = context.surroundings(town);
  const hasParts = parts.length > 0;
  const variables = context.texts.townVariables(town);
  const heading = headings[page][hasParts ? 'parts' : 'nearest'];
  return {
    title: renderPattern(nearby[heading], variables),
    towns: listed.map(({ town: other, flag }) => ({ ...flag, path: pathOf(other) })),
    ...(map && { map }),
    ...(!hasParts &&
      nearest.length === 0 && {
        none: renderPattern((listed.length > 0 && nearby.far) || nearby.none, variables),
      }),
  };
}

/**
 * The largest angle to the north or the south at which a flag may be on either side of its post, in degrees. Within this angle, its words say
 * "north" or "south". A flag to the south-west always points to the west.
 */
const EITHER_SIDE = 22.5;

/**
 * Returns the sides of a fingerpost on which flags with these bearings are. Flags nearest to the north or the south move to the side with
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
