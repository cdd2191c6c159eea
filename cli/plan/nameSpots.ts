import type { MapView } from '#cli/resolve/mapOf.ts';
import type { PlacedName } from '#schemas/generated/pageModel.ts';
import { boxAround, move, overlap, widen } from './boxes.ts';
import type { Box } from './boxes.ts';
import { cheapest } from './cheapest.ts';
import { placesOf } from './placeLabels.ts';
import type { Named } from './placeLabels.ts';

/** Which towns have names on a map, and their size. */
interface Naming {
  /** The number of ems from the left to the right of the map. An em is the size of its names (`templates/styles/pages/locations.css`). */
  ems: number;
  /** The maximum number of names. */
  most: number;
  /** The number of towns that may have names, from the first on. */
  among: number;
  /** The minimum distance between towns with names, in ems. */
  apart: number;
  /** The maximum number of dots that a name may cover. */
  covered: number;
}

/** The names on the map of a nation: those of its three largest towns, which readers look for. */
export const ofNation: Naming = { ems: 18.75, most: 3, among: 3, apart: 0, covered: Infinity };

/** The names on the map of the country: those of the largest towns that are far from each other and leave the dots of other towns visible. */
export const ofCountry: Naming = { ems: 25.6, most: 8, among: 20, apart: 4, covered: 2 };

/** The minimum distance between a name and the edge of the map, in ems. */
const INSET = 0.4;

/** The distance from the middle of a dot to its edge, in ems. */
const DOT = 0.2;

/** The distance from a dot at which a name seems to touch it, in ems. */
const NEAR_DOT = 0.25;

/** The distance by which a name may be moved away from dots beside it, in ems, and its cost. The cost of a dot that the name touches is 1. */
const MOVED = { by: 0.5, cost: 0.5 };

/**
 * Returns the names of the first of some towns, with their places beside the dots on a part of a map. No name covers another one, and each covers
 * as few dots as possible, and touches as few as possible. A name that does not fit is left out.
 */
export function nameSpots(
  towns: readonly Named[],
  { left, top, width, height }: MapView,
  { ems, most, among, apart, covered }: Naming = ofNation,
): PlacedName[] {
  const em = width / ems;
  // The best place for a name is on the side away from the middle.
  const [acrossMiddle, downMiddle] = [left + width / 2, top + height / 2];
  const spots = towns.map(({ x, y, name }) => ({ x: x - acrossMiddle, y: y - downMiddle, name }));
  const dots = spots.map(({ x, y }) => boxAround(x, y, DOT * em));
  const taken: Box[] = [];
  const isFree = (box: Box) =>
    Math.max(-box.left, box.right) < width / 2 - INSET * em &&
    Math.max(-box.top, box.bottom) < height / 2 - INSET * em &&
    !taken.some((other) => overlap(box, other));
  const countDots = (box: Box) => dots.filter((dot) => overlap(box, dot)).length;
  const named: Named[] = [];
  return spots.slice(0, among).flatMap((spot) => {
    const isNear = ({ x, y }: Named) => Math.hypot(x - spot.x, y - spot.y) < apart * em;
    if (named.length === most || named.some(isNear)) return [];
    const usual = [...placesOf(spot, em), ...placesOf(spot, em, { isAbove: spot.y >= 0 })]
      .filter(({ box }) => isFree(box))
      .map((place) => ({ ...place, cost: 0 }));
    const moved = usual.map(({ at, anchor, box }) => {
      const across = (anchor === 'end' ? -MOVED.by : MOVED.by) * em;
      return {
        at: { ...at, x: at.x + across },
        anchor,
        box: move(box, across, 0),
        cost: MOVED.cost,
      };
    });
    const place = cheapest(
      [...usual, ...moved].filter(({ box }) => isFree(box)),
      // If a name covers a dot in any case, it gets a usual place, however many dots it touches.
      ({ box, cost }) => 100 * countDots(box) || cost + countDots(widen(box, NEAR_DOT * em)),
    );
    if (!place || countDots(place.box) > covered) return [];
    named.push(spot);
    const { at, anchor, box } = place;
    taken.push(box);
    const [x, y] = [Math.round(at.x + acrossMiddle), Math.round(at.y + downMiddle)];
    return { x, y, anchor, name: spot.name };
  });
}
