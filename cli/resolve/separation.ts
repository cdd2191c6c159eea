import type { Barrier } from '#schemas/barriers.ts';
import type { Point } from './geography.ts';

/**
 * Returns a function that checks whether the straight line between two points crosses a barrier. Degrees are taken as a flat grid, which is
 * exact enough for lines of a few miles.
 */
export function separation(barriers: readonly Barrier[]): (a: Point, b: Point) => boolean {
  const segments = barriers.flatMap(({ line }) =>
    line.slice(1).map((end, index) => {
      const from = line[index] ?? end;
      return { from, to: end, box: boxOf(from, end) };
    }),
  );
  return (a, b) => {
    const box = boxOf(a, b);
    return segments.some((one) => doOverlap(box, one.box) && doCross(a, b, one.from, one.to));
  };
}

/** The smallest rectangle around a line, in degrees. */
interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

function boxOf(a: Point, b: Point): Box {
  return {
    south: Math.min(a.latitude, b.latitude),
    north: Math.max(a.latitude, b.latitude),
    west: Math.min(a.longitude, b.longitude),
    east: Math.max(a.longitude, b.longitude),
  };
}

/** Returns whether two rectangles have a point in common. Lines in others cannot cross. */
function doOverlap(a: Box, b: Box): boolean {
  return a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east;
}

/** Returns whether the line from `a` to `b` and the line from `c` to `d` cross. Lines that only touch do not. */
function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Returns a positive number if `point` is on the left of the line from `a` to `b`, a negative one on its right, and 0 on it. */
function side(a: Point, b: Point, point: Point): number {
  return (
    (b.longitude - a.longitude) * (point.latitude - a.latitude) -
    (b.latitude - a.latitude) * (point.longitude - a.longitude)
  );
}
