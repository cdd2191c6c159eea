import type { TownEntry } from '#cli/model/content.ts';
import { UNITED_KINGDOM } from '#schemas/locale.ts';
import type { Site } from '#schemas/site.ts';
import { radians } from './geography.ts';
import type { Point } from './geography.ts';

/** A map of the country, on which towns are dots. */
export interface CountryMap {
  /** The size of the map in its own units. */
  size: { width: number; height: number };
  /** Returns the place of a point on the map, in units with one decimal place from the left and the top. */
  project(point: Point): { x: number; y: number };
}

/** The limits of a map in decimal degrees. */
interface Bounds {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The largest map in its own units. On the map of the United Kingdom, a unit is about two kilometres. */
const LARGEST = { width: 360, height: 620 };

/** The limits of the towns of the United Kingdom. Its map does not change with the towns. */
const unitedKingdom: Bounds = { south: 49.9, north: 58.8, west: -8.3, east: 1.9 };

/** The least distance of a limit from a town, in degrees, so that no dot is on the edge. */
const MARGIN = 0.15;

/**
 * Returns the map of the towns. It shows the whole United Kingdom if the towns are spread over at least half of its length. Otherwise it shows
 * only the area of the towns and the office, because they would be a few dots close together.
 */
export function mapOf(
  { country, office }: Pick<Site, 'country' | 'office'>,
  towns: readonly Pick<TownEntry, 'data'>[],
): CountryMap {
  const bounds = boundsOf([office, ...towns.map(({ data }) => data)]);
  const isWide = lengthOf(bounds) >= lengthOf(unitedKingdom) / 2;
  return country === UNITED_KINGDOM && isWide
    ? mapWithin(unitedKingdom, LARGEST)
    : mapWithin(bounds);
}

/**
 * Returns a map of an area. Longitudes are scaled by the cosine of the middle latitude (an equirectangular projection), which keeps shapes
 * recognisable at this size. Without `size`, the map is as large as possible without empty edges.
 */
function mapWithin({ south, north, west, east }: Bounds, size?: CountryMap['size']): CountryMap {
  const cosine = Math.cos(radians((south + north) / 2));
  const perDegree = Math.min(
    LARGEST.height / (north - south),
    LARGEST.width / ((east - west) * cosine),
  );
  return {
    size: size ?? {
      width: Math.ceil((east - west) * cosine * perDegree),
      height: Math.ceil((north - south) * perDegree),
    },
    project: ({ latitude, longitude }) => ({
      x: round((longitude - west) * cosine * perDegree),
      y: round((north - latitude) * perDegree),
    }),
  };
}

/** Returns the distance between the southern and the northern limit, in degrees. */
function lengthOf({ south, north }: Bounds): number {
  return north - south;
}

function boundsOf(points: readonly Point[]): Bounds {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes) - MARGIN,
    north: Math.max(...latitudes) + MARGIN,
    west: Math.min(...longitudes) - MARGIN,
    east: Math.max(...longitudes) + MARGIN,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
