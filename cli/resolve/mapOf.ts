import type { TownEntry } from '#cli/model/content.ts';
import { UNITED_KINGDOM } from '#schemas/locale.ts';
import type { Bounds, CoastMap } from '#schemas/map.ts';
import type { Site } from '#schemas/site.ts';
import { radians } from './geography.ts';
import type { Point } from './geography.ts';

/** A map of the country, on which towns are dots. */
export interface CountryMap {
  /** The size of the map in its own units. */
  size: { width: number; height: number };
  /** Returns the place of a point on the map, in units from the left and the top: whole ones, unless `precision` is `exact`. */
  project(point: Point, precision?: 'exact'): { x: number; y: number };
}

/** The largest map in its own units. On the map of the United Kingdom, a unit is about 400 metres. */
const LARGEST = { width: 1800, height: 2500 };

/** The limits of the towns of the United Kingdom. Its map does not change with the towns. */
const unitedKingdom: Bounds = { south: 49.9, north: 58.8, west: -8.3, east: 1.9 };

/** The minimum distance of a limit from a town, in degrees, so that no dot is on the edge. */
const MARGIN = 0.15;

/**
 * Returns the map of the towns: the area of the coast if there is one. Without a coast, it shows the whole United Kingdom if the towns are
 * spread over at least half of its length. Otherwise it shows only the area of the towns and the office, because they would be a few dots
 * close together.
 */
export function mapOf(
  { country, office }: Pick<Site, 'country' | 'office'>,
  towns: readonly Pick<TownEntry, 'data'>[],
  coast?: Pick<CoastMap, 'bounds'>,
): CountryMap {
  if (coast) return mapWithin(coast.bounds);
  const bounds = boundsOf([office, ...towns.map(({ data }) => data)]);
  const isWide = lengthOf(bounds) >= lengthOf(unitedKingdom) / 2;
  return mapWithin(country === UNITED_KINGDOM && isWide ? unitedKingdom : bounds);
}

/**
 * Returns a map of an area, as large as possible. Longitudes are scaled by the cosine of the middle latitude (an equirectangular
 * projection), which keeps shapes recognisable at this size.
 */
export function mapWithin({ south, north, west, east }: Bounds): CountryMap {
  const cosine = Math.cos(radians((south + north) / 2));
  const perDegree = Math.min(
    LARGEST.height / (north - south),
    LARGEST.width / ((east - west) * cosine),
  );
  return {
    size: {
      width: Math.ceil((east - west) * cosine * perDegree),
      height: Math.ceil((north - south) * perDegree),
    },
    project({ latitude, longitude }, precision) {
      const x = (longitude - west) * cosine * perDegree;
      const y = (north - latitude) * perDegree;
      return precision === 'exact' ? { x, y } : { x: Math.round(x), y: Math.round(y) };
    },
  };
}

/** A part of a map, in its units. */
export interface MapView {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The minimum side of a view, as a share of the length of the map, so that the coast around few towns can be recognised. */
const LEAST_SIDE = 1 / 4;

/** The side of a view divided by the extent of its points. */
const ROOM = 1.6;

/**
 * Returns the part of a map that shows some points: all of it if they are spread over at least half of its length or its width. Otherwise it
 * is a square around them, because they would be a few dots close together.
 */
export function viewOf({ size, project }: CountryMap, points: readonly Point[]): MapView {
  const { width, height } = size;
  const spots = points.map((point) => project(point));
  const across = rangeOf(spots.map(({ x }) => x));
  const along = rangeOf(spots.map(({ y }) => y));
  if (across.length >= width / 2 || along.length >= height / 2) return { left: 0, top: 0, ...size };
  const wanted = Math.max(height * LEAST_SIDE, ROOM * across.length, ROOM * along.length);
  const side = Math.min(Math.round(wanted), width, height);
  return {
    left: startOf(across.middle, side, width),
    top: startOf(along.middle, side, height),
    width: side,
    height: side,
  };
}

/** The height of a frame divided by its width, and the maximum share of its height or width that its points take up. */
const FRAME = { shape: 1.2, filled: 0.52 };

/** Returns the smallest part of a map that shows some points. All parts have the same shape. */
export function frameAround({ size, project }: CountryMap, points: readonly Point[]): MapView {
  const spots = points.map((point) => project(point));
  const across = rangeOf(spots.map(({ x }) => x));
  const along = rangeOf(spots.map(({ y }) => y));
  const least = (size.height * LEAST_SIDE) / FRAME.shape;
  const needed = Math.max(across.length, along.length / FRAME.shape) / FRAME.filled;
  const most = Math.min(size.width, size.height / FRAME.shape);
  const width = Math.round(Math.min(Math.max(least, needed), most));
  const height = Math.round(width * FRAME.shape);
  return {
    left: startOf(across.middle, width, size.width),
    top: startOf(along.middle, height, size.height),
    width,
    height,
  };
}

/** Returns the start of a part with a length whose middle is at a place, moved if the part would reach beyond the whole. */
function startOf(middle: number, length: number, whole: number): number {
  return Math.round(Math.min(Math.max(middle - length / 2, 0), whole - length));
}

function rangeOf(values: readonly number[]): { middle: number; length: number } {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + greatest) / 2, length: greatest - least };
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
