import type { MapCropView } from '#schemas/generated/views.ts';
import { boxAround, isOnLine, isWithin, overlap, widen } from './boxes.ts';
import type { Box } from './boxes.ts';
import { cheapest } from './cheapest.ts';
import { widthOf } from './widthOf.ts';

type Spot = MapCropView['own'];
type Label = MapCropView['labels'][number];
type Ring = MapCropView['rings'][number];

/** A town on the map, relative to the one in the middle. */
export type Named = Spot & { name: string };

/** The minimum distance between the names and an edge of the map, in ems. */
const INSET = 0.6;

/** The minimum distance between names beside each other, in ems. */
const APART = 0.5;

/** The distance between names above each other that reads well, in ems. */
const LEADING = 0.25;

/** The distance from a ring at which a name seems to touch it, in ems. */
const NEAR_RING = 0.5;

/** The room in a ring around its label, in ems. */
const RING_GAP = 0.25;

/** The size of the name of the town itself, in ems (`templates/styles/pages/map.css`), and the factor by which it is wider than the same letters in another name. */
const OWN_SIZE = 1.6;
const OWN_WIDTH = 1.63;

/** The side of the corner at the lower left that the arrow to the north covers, in ems. */
const ARROW = 2.8;

/** The maximum number of names of towns around another one. With more, a map would have more than 1 KiB. */
const MOST_NAMES = 7;

/** The directions in which rings may have their labels, clockwise from the north, in degrees. */
const ANGLES = [
  0, 25, -25, 50, -50, 75, -75, 105, -105, 130, -130, 155, -155, 180, 12, -12, 37, -37, 62, -62, 90,
  -90, 118, -118, 143, -143,
];

/** The towns and rings that may have labels on a map. */
interface Names {
  /** The town itself, and the listed ones. */
  named: readonly Named[];
  rings: readonly { radius: number; units: number }[];
  nameOf: (units: number) => string;
}

/**
 * Places the labels that fit: the name of the town, the distances of the rings, and the names of listed towns. No label covers another one, a
 * dot, or the line to a listed town. If possible, a name is beside its dot and crosses no ring, on the side away from the middle, or else
 * above, below or at a corner. `listed` are the listed towns whose names and lines fit. `missing` counts the listed towns without a name, the
 * nearest one twice, and `faults` is the number of rings that names cross or that have no label.
 */
export function placeLabels(
  { named, rings, nameOf }: Names,
  view: Box,
  em: number,
): {
  labels: Label[];
  rings: Ring[];
  listed: Named[];
  missing: number;
  faults: number;
} {
  const boxes: Box[] = [cornerOf(view, ARROW * em)];
  let crossings = 0;
  const dots = named.map(({ x, y }, index) => boxAround(x, y, (index === 0 ? 0.8 : 0.5) * em));
  const isOn = ({ left, right, top, bottom }: Box) =>
    left > view.left + INSET * em &&
    right < view.right - INSET * em &&
    top > view.top + INSET * em &&
    bottom < view.bottom - INSET * em;
  const isFree = (box: Box, obstacles: readonly Box[]) => {
    const wider = { ...box, left: box.left - APART * em, right: box.right + APART * em };
    const isTaken = (other: Box) => overlap(wider, other);
    return isOn(box) && !boxes.some(isTaken) && !obstacles.some(isTaken);
  };
  const crossed = (box: Box) => {
    const wider = widen(box, NEAR_RING * em);
    return rings.filter(({ radius }) => crosses(wider, radius)).length;
  };
  /** Returns the number of names just above or below a box. */
  const close = ({ left, right, top, bottom }: Box) => {
    const higher = { left, right, top: top - LEADING * em, bottom: bottom + LEADING * em };
    return boxes.filter((other) => overlap(higher, other)).length;
  };
  const [town, ...neighbours] = named;
  let lines: readonly Named[] = neighbours;
  const covered = (box: Box) => lines.filter(({ x, y }) => isOnLine(box, x, y)).length;
  const labelOf = (spot: Named, obstacles: readonly Box[], isOwn = false): Label | undefined => {
    const ownDot = boxAround(spot.x, spot.y, 0);
    const apart = obstacles.filter((box) => !overlap(box, ownDot));
    const places = placesOf(spot, em, { isOwn });
    // The name of the town itself is placed first. It leaves the room beside dots to their own names.
    const crowd = (box: Box) => {
      const wider = widen(box, em);
      return apart.filter((dot) => overlap(wider, dot)).length;
    };
    // The town itself always has its name. The lines below it are left out.
    const fitting = isOwn
      ? cheapest(
          places.values().filter(({ box }) => isFree(box, apart)),
          ({ box }) => 1e4 * covered(box) + 100 * crossed(box) + crowd(box),
        )
      : cheapest(
          places.values().filter(({ box }) => isFree(box, apart) && covered(box) === 0),
          ({ box }) => crossed(box) + close(box) / 2,
        );
    if (!fitting) return undefined;
    boxes.push(fitting.box);
    crossings += crossed(fitting.box);
    const { at, anchor } = fitting;
    return { x: Math.round(at.x), y: Math.round(at.y), anchor, name: spot.name };
  };
  const own = town && labelOf(town, dots, true);
  const isLineFree = ({ x, y }: Named) => !boxes.some((box) => isOnLine(box, x, y));
  lines = neighbours.filter(isLineFree);
  const ringLabels = labelRings(
    rings,
    nameOf,
    em,
    (box) => isFree(box, dots) && covered(box) === 0,
  );
  boxes.push(...ringLabels.flatMap(({ box }) => box ?? []));
  const listed: Named[] = [];
  const labels: Label[] = [];
  // The nearest town is named first, so that the line to one behind it is left out if it would cross the name, and not the nearer town.
  for (const spot of neighbours) {
    lines = [...listed, spot];
    const label = labels.length < MOST_NAMES && isLineFree(spot) && labelOf(spot, dots);
    if (!label) continue;
    labels.push(label);
    listed.push(spot);
  }
  lines = listed;
  const missing = neighbours.reduce(
    (sum, spot, index) => sum + (listed.includes(spot) ? 0 : 1 + 1 / (index + 1)),
    0,
  );
  return {
    labels: [...(own ? [{ ...own, kind: 'own' as const }] : []), ...labels],
    rings: ringLabels.map(({ ring }) => ring),
    listed,
    missing,
    faults: crossings + ringLabels.filter(({ box }) => !box).length,
  };
}

/**
 * Returns the rings with labels on them, all in one direction if possible, and the ends of each ring at both sides of its label, clockwise. A
 * ring without room for its label has none.
 */
function labelRings(
  rings: Names['rings'],
  nameOf: Names['nameOf'],
  em: number,
  isFree: (box: Box) => boolean,
): { ring: Ring; box?: Box }[] {
  const named = rings.map(({ radius, units }) => {
    const name = nameOf(units);
    return { radius, name, half: (widthOf(name) * em) / 2 };
  });
  const at = ({ radius, name, half }: (typeof named)[number], degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [radius * Math.sin(angle), 0.3 * em - radius * Math.cos(angle)];
    const label = { x: Math.round(x), y: Math.round(y), name };
    return { label, degrees, box: { left: x - half, right: x + half, ...linesAt(y, em) } };
  };
  const endBeside = (box: Box, radius: number, degrees: number, turn: 1 | -1): Spot => {
    const gap = widen(box, RING_GAP * em);
    for (let off = 0; ; off += 1) {
      const angle = ((degrees + off * turn) * Math.PI) / 180;
      const [x, y] = [radius * Math.sin(angle), -radius * Math.cos(angle)];
      if (off < 90 && isWithin(gap, x, y)) continue;
      // Between ends that are rounded to whole ems, the arc would have another centre.
      return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
    }
  };
  const angle =
    cheapest(ANGLES, (degrees) => named.filter((ring) => !isFree(at(ring, degrees).box)).length) ??
    0;
  const taken: Box[] = [];
  return named.map((own) => {
    const { radius } = own;
    const fitting = [angle, ...ANGLES]
      .map((degrees) => at(own, degrees))
      .find(({ box }) => isFree(box) && !taken.some((other) => overlap(box, other)));
    if (!fitting) return { ring: { radius } };
    const { box, degrees } = fitting;
    taken.push(box);
    const ends = {
      from: endBeside(box, radius, degrees, 1),
      to: endBeside(box, radius, degrees, -1),
    };
    return { ring: { radius, label: { ...fitting.label, ...ends } }, box };
  });
}

interface Place {
  at: Spot;
  anchor: Label['anchor'];
  box: Box;
}

/** Returns the places where the name of a spot may be, the best ones first. Those above the spot come before those below it if `isAbove`. */
export function placesOf(
  { x, y, name }: Named,
  em: number,
  { isOwn = false, isAbove = y < 0 }: { isOwn?: boolean; isAbove?: boolean } = {},
): Place[] {
  // The ring of the town itself is larger than the dots of the others.
  const gap = (isOwn ? 1.1 : 0.7) * em;
  const width = widthOf(name) * (isOwn ? OWN_WIDTH : 1) * em;
  const size = (isOwn ? OWN_SIZE : 1) * em;
  const near = 0.7 * gap;
  const middle = y + 0.35 * size;
  // Above and below a line at the side of the dot.
  const [up, down] = [y - 0.35 * em, y + 0.35 * em + 0.7 * size];
  const start = (from: number, baseline: number) => placeAt(from, baseline, 'start', from);
  const end = (from: number, baseline: number) => placeAt(from, baseline, 'end', from - width);
  const above = placeAt(x, y - gap, 'middle', x - width / 2);
  const below = placeAt(x, y + gap + 0.7 * size, 'middle', x - width / 2);
  // Above and below the dot, from a little before it.
  const beyond = isAbove ? y - gap : y + gap + 0.7 * size;
  // A little farther, below a dot that is level with this one.
  const farther = beyond + (isAbove ? -0.3 : 0.3) * em;
  const sides = [start(x + gap, middle), end(x - gap, middle)];
  const ends = isAbove ? [above, below] : [below, above];
  return [
    ...(x < 0 ? sides.toReversed() : sides),
    ...ends,
    start(x + near, up),
    start(x + near, down),
    end(x - near, up),
    end(x - near, down),
    start(x - 0.5 * em, beyond),
    end(x + 0.5 * em, beyond),
    start(x - 0.5 * em, farther),
    end(x + 0.5 * em, farther),
  ];

  function placeAt(across: number, baseline: number, anchor: Place['anchor'], left: number): Place {
    return {
      at: { x: across, y: baseline },
      anchor,
      box: { left, right: left + width, ...linesAt(baseline, size) },
    };
  }
}

/** Returns the square with some sides at the lower left of a box. */
function cornerOf({ left, bottom }: Box, side: number): Box {
  return { left, right: left + side, top: bottom - side, bottom };
}

function linesAt(baseline: number, em: number): Pick<Box, 'top' | 'bottom'> {
  return { top: baseline - 0.85 * em, bottom: baseline + 0.3 * em };
}

/** Returns whether a circle around the centre of the map crosses a box. */
function crosses({ left, right, top, bottom }: Box, radius: number): boolean {
  const nearest = Math.hypot(Math.max(left, 0, -right), Math.max(top, 0, -bottom));
  const farthest = Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
  return nearest < radius && radius < farthest;
}
