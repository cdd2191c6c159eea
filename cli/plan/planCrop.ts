import type { TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { unitOf, wholeDistance } from '#cli/resolve/aboutFigures.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import { shortName } from '#cli/resolve/locationVariables.ts';
import { mapOf } from '#cli/resolve/mapOf.ts';
import type { MapCropView } from '#schemas/generated/views.ts';

type Spot = MapCropView['own'];
type Label = MapCropView['labels'][number];
type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** The width of a map divided by its height. */
const SHAPE = 1.2;

/** The number of ems from the left to the right of a map. An em is the size of its labels. */
const EMS = 22;

/** The least distance from the town to the upper and lower edge, in miles, with neighbours and without. */
const LEAST_MILES = { among: 9, alone: 45 };

/** The shares of the map between its middle and an edge that the farthest neighbour may be away. Smaller ones leave more room for names. */
const REACHES = [0.7, 0.6, 0.5];

/** The least distance between the names and an edge of the map, in ems. */
const INSET = 1;

/** The least distance between names beside each other, in ems. */
const APART = 0.5;

/** The height above the lower edge that the sign of the town may cover, in ems. Labels are above it. */
const SIGN = 2.6;

/** The most towns around another one on its map. */
const MOST = 8;

/** The most of the lines to other towns that a name may cover, in ems, if there is room, and if there is not. Names have an edge. */
const MOST_COVERED = [0.4, 0.8];

/** The mean width of a letter, in ems. It is generous, so that labels do not touch. */
const LETTER = 0.5;

/**
 * Plans the part of the map around a town, with the dots of the first towns in `list`, their names and their distances in whole units. A town
 * whose name would cover another name, a dot, its own line or much of another is left out, because the list on the page has it. The
 * part is so large that most of the names fit. Returns `undefined` if the site has no coast.
 */
export function planCrop(
  town: TownEntry,
  list: readonly TownEntry[],
  { content, towns }: SiteContext,
): MapCropView | undefined {
  const { map, site, words } = content.singles;
  if (!map) return undefined;
  const { project } = mapOf(site.data, towns, map.data);
  const own = project(town.data);
  const north = { ...town.data, latitude: town.data.latitude + 1 };
  const mile = (own.y - project(north).y) / milesBetween(town.data, north);
  const spots = list.slice(0, MOST).map(({ data }) => {
    const { x, y } = project(data);
    const distance = wholeDistance(milesBetween(town.data, data), site.data);
    return { x: x - own.x, y: y - own.y, name: `${shortName(data)} ${distance}` };
  });
  const named = [{ x: 0, y: 0, name: shortName(town.data) }, ...spots];
  const unit = spots.length > 0 ? unitOf({ site, words }) : undefined;
  const [crop] = REACHES.map((reach) => {
    const away = (distance: (spot: Spot) => number) => Math.max(0, ...spots.map(distance)) / reach;
    const half = Math.round(
      Math.max(
        mile * (list.length > 0 ? LEAST_MILES.among : LEAST_MILES.alone),
        away(({ y }) => Math.abs(y)),
        away(({ x }) => Math.abs(x)) / SHAPE,
      ),
    );
    const wide = Math.round(half * SHAPE);
    const view = { left: -wide, right: wide, top: -half, bottom: half };
    const em = Math.max(1, Math.round((2 * wide) / EMS));
    return { view, em, placed: placeLabels(named, view, em, unit) };
  }).toSorted((a, b) => b.placed.size - a.placed.size);
  if (!crop) return undefined;
  const { view, em, placed } = crop;
  return {
    view: `${view.left} ${view.top} ${2 * view.right} ${2 * view.bottom}`,
    em,
    own,
    dots: spots.filter((_, index) => placed.has(index + 1)).map(({ x, y }) => ({ x, y })),
    labels: [...placed.values()],
    ...(unit !== undefined && {
      unit: { name: unit, x: view.left + em, y: view.top + Math.round(1.6 * em) },
    }),
  };
}

/**
 * Returns the labels that fit, by the index of their spot. Those of earlier spots are placed first, and last those that would cover more of a
 * line. Each covers nothing of its own line and as little as it can of the others: if possible, it is beside its dot on the side away from
 * the middle, or else above, below or at a corner. The unit of the distances is in the upper left corner.
 */
function placeLabels(
  spots: readonly (Spot & { name: string })[],
  view: Box,
  em: number,
  unit = '',
): Map<number, Label> {
  const taken = [
    ...spots.map(({ x, y }) => boxAround(x, y, em)),
    {
      left: view.left,
      right: view.left + (INSET + unit.length * LETTER) * em,
      top: view.top,
      bottom: view.top + 2 * em,
    },
  ];
  const labelOf = (spot: (typeof spots)[number], index: number, mostCovered: number) => {
    const { x, y, name } = spot;
    const others = spots.filter((other) => other !== spot);
    // The ring of the town itself is larger than the dots of the others.
    const gap = (index === 0 ? 1 : 0.7) * em;
    const width = name.length * LETTER * em;
    const right = { at: { x: x + gap, y: y + 0.35 * em }, left: x + gap };
    const left = { at: { x: x - gap, y: y + 0.35 * em }, left: x - gap - width };
    // Above and below a line at the side of the dot.
    const [up, down] = [y - 0.35 * em, y + 1.05 * em];
    const near = 0.7 * gap;
    const corners = [
      { at: { x: x + near, y: up }, left: x + near },
      { at: { x: x + near, y: down }, left: x + near },
      { at: { x: x - near, y: up }, left: x - near - width },
      { at: { x: x - near, y: down }, left: x - near - width },
    ];
    const above = { at: { x, y: y - gap }, left: x - width / 2 };
    const below = { at: { x, y: y + gap + 0.7 * em }, left: x - width / 2 };
    const sides = x < 0 ? [left, right] : [right, left];
    const ends = y < 0 ? [above, below] : [below, above];
    const boxOf = (place: typeof right): Box => ({
      left: place.left,
      right: place.left + width,
      ...linesAt(place.at.y, em),
    });
    const free = [...sides, ...ends, ...corners].filter((place) => {
      const box = boxOf(place);
      const isInside =
        box.left > view.left + INSET * em &&
        box.right < view.right - INSET * em &&
        box.top > view.top + 0.5 * INSET * em &&
        box.bottom < view.bottom - SIGN * em;
      const own = boxAround(x, y, em);
      const wider = {
        ...box,
        left: box.left - APART * em,
        right: box.right + APART * em,
      };
      return (
        isInside &&
        lengthWithin(spot, box) === 0 &&
        taken.every((other) => isSame(other, own) || !overlap(wider, other))
      );
    });
    const covered = (place: typeof right) =>
      others.reduce((length, other) => length + lengthWithin(other, boxOf(place)), 0);
    const [fitting] = free
      .filter((place) => index === 0 || covered(place) <= mostCovered * em)
      .toSorted((a, b) => covered(a) - covered(b));
    if (!fitting) return undefined;
    taken.push(boxOf(fitting));
    const anchor =
      fitting.left === fitting.at.x ? 'start' : ends.includes(fitting) ? 'middle' : 'end';
    const { x: across, y: baseline } = fitting.at;
    const label = { x: Math.round(across), y: Math.round(baseline), anchor, name } as const;
    return index === 0 ? { ...label, isOwn: true as const } : label;
  };
  const placed = new Map<number, Label>();
  for (const most of MOST_COVERED) {
    for (const [index, spot] of spots.entries()) {
      const label = placed.has(index) ? undefined : labelOf(spot, index, most);
      if (label) placed.set(index, label);
    }
  }
  return placed;
}

function linesAt(baseline: number, em: number): Pick<Box, 'top' | 'bottom'> {
  return { top: baseline - 0.85 * em, bottom: baseline + 0.3 * em };
}

function boxAround(x: number, y: number, em: number): Box {
  const half = 0.5 * em;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** Returns the length of the part inside a box of the line from the middle of the map to a spot. */
function lengthWithin({ x, y }: Spot, { left, right, top, bottom }: Box): number {
  // The shares of the line between which it is inside the box across, and along (Liang and Barsky, 1984).
  const across = [left / x, right / x].toSorted((a, b) => a - b);
  const along = [top / y, bottom / y].toSorted((a, b) => a - b);
  const length = Math.hypot(x, y);
  if (x === 0) return left < 0 && right > 0 ? length * shareBetween(along) : 0;
  if (y === 0) return top < 0 && bottom > 0 ? length * shareBetween(across) : 0;
  return (
    length *
    shareBetween([Math.max(across[0] ?? 0, along[0] ?? 0), Math.min(across[1] ?? 0, along[1] ?? 0)])
  );
}

/** Returns how much of a range of shares of a line is between its ends. */
function shareBetween([from = 0, to = 0]: readonly number[]): number {
  return Math.max(0, Math.min(to, 1) - Math.max(from, 0));
}

function isSame(a: Box, b: Box): boolean {
  return a.left === b.left && a.top === b.top;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
