import type { Barrier } from '#schemas/barriers.ts';
import type { Point } from './geography.ts';

/**
 * Returns a function that tells whether the straight line between two points crosses a barrier. Degrees are taken as a flat grid, which
 * is exact enough for lines of a few miles.
 */
export function separation(barriers: readonly Barrier[]): (a: Point, b: Point) => boolean {
  const segments = barriers.flatMap(({ line }) =>
    line.slice(1).map((end, index): [Point, Point] => [line[index] ?? end, end]),
  );
  return (a, b) => segments.some(([from, to]) => doCross(a, b, from, to));
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
