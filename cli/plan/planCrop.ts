import type { TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { exactDistance, inUnit } from '#cli/resolve/aboutFigures.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import { shortName } from '#cli/resolve/locationVariables.ts';
import { mapOf } from '#cli/resolve/mapOf.ts';
import type { MapCropView } from '#schemas/generated/views.ts';

type Spot = MapCropView['own'];
type Label = MapCropView['labels'][number];
type Ring = MapCropView['rings'][number];
type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;
type Named = Spot & { name: string; isListed: boolean };

/** The width of a map divided by its height. */
const SHAPE = 4 / 3;

/** The number of ems from the left to the right of a map. An em is the size of its labels. */
const EMS = 24;

/** The least height of a map in miles, with neighbours and without. */
const LEAST_MILES = { among: 14, alone: 90 };

/** The room for names beside the outermost towns, in ems. The least room that most names fit in is used. */
const MARGINS = [3.5, 5, 6.5];

/** The room above the northernmost town, in ems. */
const MARGIN_TOP = 2;

/** The least distance between the names and an edge of the map, in ems. */
const INSET = 0.6;

/** The least distance between names beside each other, in ems. */
const APART = 0.5;

/** The height above the lower edge that the sign of the town may cover, in ems. Labels are above it. */
const SIGN = 2.6;

/** The most towns of the list whose names are on the map, and the most names of all towns. */
const MOST = { listed: 8, all: 12 };

/** The distances between rings, in units of the site. The least one with few rings is used. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];
const MOST_RINGS = 3;

/** The directions in which rings may have their labels, clockwise from the north, in degrees. */
const ANGLES = [0, 25, -25, 50, -50, 75, -75, 105, -105, 130, -130, 155, -155, 180];

/** The mean width of a letter, in ems. It is generous, so that labels do not touch. */
const LETTER = 0.5;

/**
 * Plans the part of the map around a town, with rings of distance, a dot for every town of the site, and as many names as fit: first those of
 * the first towns in `list`, then those of the largest others. A town whose name would cover another name or a dot has a dot only. The part is
 * the least one that has the listed towns and room for their names. Returns `undefined` if the site has no coast.
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
  const spotOf = (isListed: boolean, { data }: TownEntry): Named => {
    const { x, y } = project(data);
    return { x: x - own.x, y: y - own.y, name: shortName(data), isListed };
  };
  const listed = list.slice(0, MOST.listed);
  const spots = listed.map((entry) => spotOf(true, entry));
  const others = towns
    .filter((other) => other.slug !== town.slug && !listed.includes(other))
    .toSorted((a, b) => (b.data.population ?? 0) - (a.data.population ?? 0))
    .map((entry) => spotOf(false, entry));
  const least = mile * (list.length > 0 ? LEAST_MILES.among : LEAST_MILES.alone);
  const unit = mile / inUnit(1, site.data);
  const nameOf = (units: number) => exactDistance(units / inUnit(1, site.data), { site, words });
  const [crop] = MARGINS.map((margin) => {
    const { box, em } = viewAround([{ x: 0, y: 0 }, ...spots], margin, least);
    const named = [{ x: 0, y: 0, name: shortName(town.data), isListed: true }, ...spots];
    const around = others.filter(({ x, y }) => isWithin(box, x, y));
    const rings = ringsIn(box, unit);
    const placed = placeLabels({ named, others: around, rings, nameOf }, box, em);
    return { box, em, around, placed };
  }).toSorted((a, b) => b.placed.listedCount - a.placed.listedCount);
  if (!crop) return undefined;
  const { box, em, around, placed } = crop;
  const isFree = ({ x, y }: Spot) => !placed.boxes.some((label) => isWithin(label, x, y));
  return {
    view: `${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}`,
    em,
    own,
    dots: spots.map(({ x, y }) => ({ x, y })),
    others: around.filter(isFree).map(({ x, y }) => ({ x, y })),
    rings: placed.rings,
    labels: placed.labels,
  };
}

/** Returns the least part of the map that has some spots, with room for names, and the size of an em on it. */
function viewAround(
  spots: readonly Spot[],
  margin: number,
  least: number,
): { box: Box; em: number } {
  const [left, right] = [
    Math.min(...spots.map(({ x }) => x)),
    Math.max(...spots.map(({ x }) => x)),
  ];
  const [top, bottom] = [
    Math.min(...spots.map(({ y }) => y)),
    Math.max(...spots.map(({ y }) => y)),
  ];
  const high = EMS / SHAPE;
  const below = SIGN + MARGIN_TOP;
  const em = Math.max(
    1,
    Math.ceil(
      Math.max(
        least / high,
        (right - left) / (EMS - 2 * margin),
        (bottom - top) / (high - MARGIN_TOP - below),
      ),
    ),
  );
  const x = Math.round((left + right - EMS * em) / 2);
  const y = Math.round((top + bottom - (high - SIGN) * em) / 2);
  return { box: { left: x, right: x + EMS * em, top: y, bottom: y + Math.round(high * em) }, em };
}

/** Returns the rings around the town in the middle that are on the map: their radii in units of the map, and in units of the site. */
function ringsIn(
  { left, right, top, bottom }: Box,
  unit: number,
): { radius: number; units: number }[] {
  const reach = Math.max(-left, right, -top, bottom) / unit;
  const step = STEPS.find((units) => reach / units < MOST_RINGS + 1) ?? reach;
  return Array.from({ length: Math.floor(reach / step) }, (_, index) => {
    const units = (index + 1) * step;
    return { radius: Math.round(units * unit), units };
  });
}

interface Names {
  /** The town itself, and the listed ones. */
  named: readonly Named[];
  others: readonly Named[];
  rings: readonly { radius: number; units: number }[];
  nameOf: (units: number) => string;
}

/**
 * Places the labels that fit: the name of the town, the distances of the rings, the names of listed towns, and those of others. None covers another
 * or the dot of a listed town, and only those of listed towns may cover dots of others, if there is no other room. If possible, a name is beside its
 * dot and crosses no ring, on the side away from the middle, or else above, below or at a corner.
 */
function placeLabels(
  { named, others, rings, nameOf }: Names,
  view: Box,
  em: number,
): { labels: Label[]; rings: Ring[]; boxes: Box[]; listedCount: number } {
  const boxes: Box[] = [];
  const dots = named.map(({ x, y }, index) => boxAround(x, y, (index === 0 ? 0.8 : 0.5) * em));
  const quiet = others.map(({ x, y }) => boxAround(x, y, 0.35 * em));
  const isOn = ({ left, right, top, bottom }: Box) =>
    left > view.left + INSET * em &&
    right < view.right - INSET * em &&
    top > view.top + INSET * em &&
    bottom < view.bottom - SIGN * em;
  const isFree = (box: Box, obstacles: readonly Box[]) => {
    const wider = { ...box, left: box.left - APART * em, right: box.right + APART * em };
    return isOn(box) && ![...boxes, ...obstacles].some((other) => overlap(wider, other));
  };
  const crossed = (box: Box) => rings.filter(({ radius }) => crosses(box, radius)).length;
  const labelOf = (spot: Named, obstacles: readonly Box[], isOwn = false): Label | undefined => {
    const ownDot = boxAround(spot.x, spot.y, 0);
    const apart = obstacles.filter((box) => !overlap(box, ownDot));
    const [fitting] = placesOf(spot, em, isOwn)
      .filter(({ box }) => isFree(box, apart))
      .toSorted((a, b) => crossed(a.box) - crossed(b.box));
    if (!fitting) return undefined;
    boxes.push(fitting.box);
    const { at, anchor } = fitting;
    return { x: Math.round(at.x), y: Math.round(at.y), anchor, name: spot.name };
  };
  const [town, ...listed] = named;
  const own = town && labelOf(town, dots, true);
  const ringLabels = labelRings(rings, nameOf, em, (box) => isFree(box, [...dots, ...quiet]));
  boxes.push(...ringLabels.flatMap(({ box }) => box ?? []));
  const labels = new Map<Named, Label>();
  const add = (spots: readonly Named[], obstacles: readonly Box[]) => {
    for (const spot of spots) {
      const label =
        labels.has(spot) || labels.size + 1 >= MOST.all ? undefined : labelOf(spot, obstacles);
      if (label) labels.set(spot, spot.isListed ? label : { ...label, kind: 'other' });
    }
  };
  add(listed, [...dots, ...quiet]);
  add(listed, dots);
  const listedCount = labels.size;
  add(others, [...dots, ...quiet]);
  return {
    labels: [...(own ? [{ ...own, kind: 'own' as const }] : []), ...labels.values()],
    rings: ringLabels.map(({ ring }) => ring),
    boxes,
    listedCount,
  };
}

/** Returns the rings with labels on them, all in one direction if possible. A ring without room for its label has none. */
function labelRings(
  rings: Names['rings'],
  nameOf: Names['nameOf'],
  em: number,
  isFree: (box: Box) => boolean,
): { ring: Ring; box?: Box }[] {
  const at = (radius: number, units: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    const name = nameOf(units);
    const [x, y] = [radius * Math.sin(angle), 0.3 * em - radius * Math.cos(angle)];
    const half = (name.length * LETTER * em) / 2;
    const label = { x: Math.round(x), y: Math.round(y), name };
    return { label, box: { left: x - half, right: x + half, ...linesAt(y, em) } };
  };
  const [angle = 0] = ANGLES.map((degrees) => ({
    degrees,
    free: rings.filter(({ radius, units }) => isFree(at(radius, units, degrees).box)).length,
  }))
    .toSorted((a, b) => b.free - a.free)
    .map(({ degrees }) => degrees);
  const taken: Box[] = [];
  return rings.map(({ radius, units }) => {
    const fitting = [angle, ...ANGLES]
      .map((degrees) => at(radius, units, degrees))
      .find(({ box }) => isFree(box) && !taken.some((other) => overlap(box, other)));
    if (!fitting) return { ring: { radius } };
    taken.push(fitting.box);
    return { ring: { radius, label: fitting.label }, box: fitting.box };
  });
}

interface Place {
  at: Spot;
  anchor: Label['anchor'];
  box: Box;
}

/** Returns the places where the name of a spot may be, the best ones first. */
function placesOf({ x, y, name }: Named, em: number, isOwn: boolean): Place[] {
  // The ring of the town itself is larger than the dots of the others.
  const gap = (isOwn ? 1.1 : 0.7) * em;
  const width = name.length * LETTER * em;
  const near = 0.7 * gap;
  const middle = y + 0.35 * em;
  // Above and below a line at the side of the dot.
  const [up, down] = [y - 0.35 * em, y + 1.05 * em];
  const start = (from: number, baseline: number) => placeAt(from, baseline, 'start', from);
  const end = (from: number, baseline: number) => placeAt(from, baseline, 'end', from - width);
  const above = placeAt(x, y - gap, 'middle', x - width / 2);
  const below = placeAt(x, y + gap + 0.7 * em, 'middle', x - width / 2);
  const sides = [start(x + gap, middle), end(x - gap, middle)];
  const ends = y < 0 ? [above, below] : [below, above];
  return [
    ...(x < 0 ? sides.toReversed() : sides),
    ...ends,
    start(x + near, up),
    start(x + near, down),
    end(x - near, up),
    end(x - near, down),
  ];

  function placeAt(across: number, baseline: number, anchor: Place['anchor'], left: number): Place {
    return {
      at: { x: across, y: baseline },
      anchor,
      box: { left, right: left + width, ...linesAt(baseline, em) },
    };
  }
}

function linesAt(baseline: number, em: number): Pick<Box, 'top' | 'bottom'> {
  return { top: baseline - 0.85 * em, bottom: baseline + 0.3 * em };
}

function boxAround(x: number, y: number, half: number): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function isWithin({ left, right, top, bottom }: Box, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Returns whether a circle around the middle of the map crosses a box. */
function crosses({ left, right, top, bottom }: Box, radius: number): boolean {
  const nearest = Math.hypot(Math.max(left, 0, -right), Math.max(top, 0, -bottom));
  const farthest = Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
  return nearest < radius && radius < farthest;
}

function overlap(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}
