import type { TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { exactDistance, inUnit, wholeDistance } from '#cli/resolve/aboutFigures.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import { shortName } from '#cli/resolve/locationVariables.ts';
import { mapOf } from '#cli/resolve/mapOf.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import type { MapCropView } from '#schemas/generated/views.ts';
import { move } from './boxes.ts';
import type { Box } from './boxes.ts';
import { cheapest } from './cheapest.ts';
import { coastLines, framesWithFewSlivers } from './coastSlivers.ts';
import { placeLabels } from './placeLabels.ts';
import type { Named } from './placeLabels.ts';

type Spot = MapCropView['own'];

/** The width of a map divided by its height. */
const SHAPE = 4 / 3;

/** The number of ems from the left to the right of a map. An em is the size of its labels. */
const EMS = 24;

/** The minimum height of a map in miles, with neighbours and without. */
const LEAST_MILES = { among: 14, alone: 90 };

/** The room for names beside the outermost towns, in ems. The smallest one in which the most names fit is used. */
const MARGINS = [3.5, 5, 6.5, 8];

/** The room above the northernmost town and below the southernmost one, in ems. */
const MARGIN_ENDS = 2;

/** The maximum number of listed towns that decide on the part of the map. */
const MOST_LISTED = 8;

/**
 * The distances between rings, in units of the site. Those that give few rings are tried, and the distance with the fewest rings that lack a
 * label or are crossed by a name is used.
 */
const STEPS = [1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200];
const MOST_RINGS = 2;

/**
 * Plans the part of the map around a town, with rings of distance, and dots for the towns whose names fit: the first ones of `list` with their
 * distances. The part is the smallest one that has the listed towns and room for their names, moved a little if a sliver of
 * coast would be at its edge. Returns `undefined` if the site has no coast.
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
  const spotOf = ({ data }: TownEntry): Named => {
    const { x, y } = project(data);
    return { x: x - own.x, y: y - own.y, name: shortName(data) };
  };
  const listed = list.slice(0, MOST_LISTED);
  const { number } = localeFormats(site.data);
  const spots = listed.map((other) => {
    const spot = spotOf(other);
    const distance = number(wholeDistance(milesBetween(town.data, other.data), site.data));
    return { ...spot, name: `${spot.name} ${distance}` };
  });
  const named = [spotOf(town), ...spots];
  const coast = coastLines(map.data);
  const leastHeight = mile * (list.length > 0 ? LEAST_MILES.among : LEAST_MILES.alone);
  const unit = mile / inUnit(1, site.data);
  const nameOf = (units: number) => exactDistance(units / inUnit(1, site.data), { site, words });
  function* crops() {
    for (const margin of MARGINS) {
      const { box: least, em } = viewAround(named, margin, leastHeight);
      const onMap = move(least, own.x, own.y);
      for (const { box: part, slivers } of framesWithFewSlivers(onMap, em, coast)) {
        const box = move(part, -own.x, -own.y);
        for (const rings of ringsIn(box, unit)) {
          const placed = placeLabels({ named, rings, nameOf }, box, em);
          yield { box, em, placed, faults: slivers + placed.faults };
        }
      }
    }
  }
  // The part that lacks the fewest names, above all that of the nearest town, and among those the first with the fewest faults.
  const crop = cheapest(crops(), ({ placed, faults }) => 1e4 * placed.missing + faults);
  if (!crop) return undefined;
  const { box, em, placed } = crop;
  return {
    view: `${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}`,
    em,
    own,
    dots: placed.listed.map(({ x, y }) => ({ x, y })),
    rings: placed.rings,
    labels: placed.labels,
  };
}

/** Returns the smallest part of the map that has some spots, with room for names, and the size of an em on it. */
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
  const em = Math.max(
    1,
    Math.ceil(
      Math.max(
        least / high,
        (right - left) / (EMS - 2 * margin),
        (bottom - top) / (high - 2 * MARGIN_ENDS),
      ),
    ),
  );
  const x = Math.round((left + right - EMS * em) / 2);
  const y = Math.round((top + bottom - high * em) / 2);
  return { box: { left: x, right: x + EMS * em, top: y, bottom: y + Math.round(high * em) }, em };
}

/** A ring of distance: its radius in units of the map, and in units of the site. */
interface Ring {
  radius: number;
  units: number;
}

/** Returns the sets of rings around the town in the middle that the map may have, those with more rings first. */
function ringsIn({ left, right, top, bottom }: Box, unit: number): Ring[][] {
  const reach = Math.max(-left, right, -top, bottom) / unit;
  const steps = STEPS.filter((units) => reach >= units && reach / units < MOST_RINGS + 1);
  return (steps.length > 0 ? steps : [reach]).map((step) =>
    Array.from({ length: Math.floor(reach / step) }, (_, index) => {
      const units = (index + 1) * step;
      return { radius: Math.round(units * unit), units };
    }),
  );
}
