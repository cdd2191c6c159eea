import type { CoastMap } from '#schemas/map.ts';
import { isWithin, move, widen } from './boxes.ts';
import type { Box } from './boxes.ts';
import { cheapest } from './cheapest.ts';

type Spot = { x: number; y: number };

/** The minimum depth of land or sea at the edge of a map, in ems. A narrower piece looks like a fault in the edge. */
const LEAST_DEPTH = 1.5;

/** The distance between the points of a coast that are looked at, in ems. */
const STEP = 0.3;

/** The offsets of a map in both directions that are tried, in ems. */
const OFFSETS = [0, 0.5, -0.5, 1, -1, 1.5, -1.5];

/** The moves of a map that are tried, the smallest first. */
const MOVES = OFFSETS.flatMap((across) => OFFSETS.map((down) => ({ across, down }))).toSorted(
  (a, b) => Math.hypot(a.across, a.down) - Math.hypot(b.across, b.down),
);

/** A part of the map, and the number of slivers of coast at its edges. */
export interface Framed {
  box: Box;
  slivers: number;
}

/** The lines of the coast of a map. They are the same for all towns. */
const coasts = new WeakMap<CoastMap, Spot[][]>();

/** Returns the lines of the coast. They are closed, so the last point of each is the first one. */
export function coastLines(map: CoastMap): Spot[][] {
  const known = coasts.get(map);
  if (known) return known;
  const lines = [...`${map.coast}${map.abroad ?? ''}`.matchAll(/M(-?\d+)[\s]?(-?\d+)([^M]*)/g)].map(
    ([, left, top, rest = '']) => {
      const at = { x: Number(left), y: Number(top) };
      const line = [{ ...at }];
      for (const [, across, down] of rest.matchAll(/(-?\d+)[\s]?(-?\d+)/g)) {
        at.x += Number(across);
        at.y += Number(down);
        line.push({ ...at });
      }
      return [...line, ...line.slice(0, 1)];
    },
  );
  coasts.set(map, lines);
  return lines;
}

/**
 * Returns a part of the map, and if a coast comes less than `LEAST_DEPTH` into it, the nearest other part of the same size that has
 * fewer such slivers.
 */
export function framesWithFewSlivers(box: Box, em: number, lines: readonly Spot[][]): Framed[] {
  const reach = Math.max(...OFFSETS) * em;
  const near = lines
    .map((line) => pointsNear(line, widen(box, reach), STEP * em))
    .filter((points) => points.length > 1);
  const frame = (part: Box) => ({ box: part, slivers: sliversIn(part, em, near) });
  const first = frame(box);
  if (first.slivers === 0) return [first];
  const moved = MOVES.values().map(({ across, down }) =>
    frame(move(box, Math.round(across * em), Math.round(down * em))),
  );
  const better = cheapest(moved, ({ slivers }) => slivers);
  return better && better.slivers < first.slivers ? [first, better] : [first];
}

/** Returns the number of pieces of lines in a box that stay near its edges. */
function sliversIn(box: Box, em: number, lines: readonly (Spot | undefined)[][]): number {
  let slivers = 0;
  for (const line of lines) {
    // A line that starts within the box is followed from a point outside it, so that its first piece is whole.
    const outside = line.findIndex((point) => !point || !isWithin(box, point.x, point.y));
    if (outside === -1) continue;
    let depth = 0;
    for (const point of [...line.slice(outside), ...line.slice(0, outside + 1)]) {
      if (point && isWithin(box, point.x, point.y)) {
        depth = Math.max(depth, depthOf(box, point));
      } else {
        if (depth > 0 && depth < LEAST_DEPTH * em) slivers += 1;
        depth = 0;
      }
    }
  }
  return slivers;
}

/** Returns points along a line, with one `undefined` for its parts between two points that are outside a box. */
function pointsNear(line: readonly Spot[], box: Box, step: number): (Spot | undefined)[] {
  const points: (Spot | undefined)[] = [];
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to) continue;
    const isNear =
      Math.min(from.x, to.x) < box.right &&
      Math.max(from.x, to.x) > box.left &&
      Math.min(from.y, to.y) < box.bottom &&
      Math.max(from.y, to.y) > box.top;
    if (!isNear) {
      if (points.length === 0 || points.at(-1)) points.push(undefined);
      continue;
    }
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step) || 1;
    for (let part = 0; part < count; part++) {
      points.push({
        x: from.x + ((to.x - from.x) * part) / count,
        y: from.y + ((to.y - from.y) * part) / count,
      });
    }
  }
  return points;
}

/** Returns the distance of a point in a box from its nearest edge. */
function depthOf({ left, right, top, bottom }: Box, { x, y }: Spot): number {
  return Math.min(x - left, right - x, y - top, bottom - y);
}
