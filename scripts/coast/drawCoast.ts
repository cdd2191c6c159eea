import { geoIdentity, geoPath } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { merge } from 'topojson-client';
import { planarTriangleArea, presimplify, simplify } from 'topojson-simplify';
import type { Objects, Polygon, MultiPolygon as Shapes, Topology } from 'topojson-specification';
import type { CountryMap } from '#cli/resolve/mapOf.ts';
import type { Point } from '#cli/resolve/geography.ts';

/** The countries of the package `world-atlas`. */
export type Atlas = Topology<Objects<{ name?: string }>>;

/** The minimum weight of a point, far from every town. */
const LEAST = 0.12;

/** The coast is most exact within this distance of a town, in units of the map. */
const NEAR = 40;

/** The distance beyond the edges of the map that the coast still covers, in units of the map, so that no edge is drawn as a coast. */
const BLEED = 60;

/** The smallest island, in square units of the map. Smaller ones are left out unless a town is near. */
const SMALLEST = 90;

/** The land of a map: paths of an SVG in the units of the map. */
export interface Land {
  coast: string;
  /** The path of the countries without towns of the site. It is empty if there are none. */
  abroad: string;
}

/**
 * Draws the coast of some countries, and that of the countries `abroad`, with at most `bytes` characters. Removes the points that matter least
 * (Visvalingam's algorithm), and keeps more of them near `towns`, where people look. Borders between the countries of one path are left out.
 */
export function drawCoast(
  atlas: Atlas,
  names: readonly string[],
  {
    abroad,
    map,
    towns,
    bytes,
  }: { abroad: readonly string[]; map: CountryMap; towns: readonly Point[]; bytes: number },
): Land {
  const spots = towns.map((town) => map.project(town));
  const detail = (x: number, y: number) => {
    const nearest = Math.min(...spots.map((spot) => Math.hypot(spot.x - x, spot.y - y)));
    return Math.max(LEAST, NEAR / Math.max(NEAR, nearest));
  };
  const topology = presimplify(onMap(atlas, { land: names, abroad }, map), (triangle) => {
    const [x, y] = triangle[1];
    const isOff = x < 0 || y < 0 || x > map.size.width || y > map.size.height;
    if (isOff) return planarTriangleArea(triangle) * LEAST;
    return planarTriangleArea(triangle) * detail(x, y);
  });
  // Halves the interval until the path has nearly as many characters as it may have.
  let [low, high] = [0.01, 10_000];
  let land: Land = { coast: '', abroad: '' };
  for (let step = 0; step < 24; step++) {
    const middle = Math.sqrt(low * high);
    const simple = simplify(topology, middle);
    const tried = {
      coast: pathOf(simple, 'land', map, detail),
      abroad: pathOf(simple, 'abroad', map, detail),
    };
    if (tried.coast.length + tried.abroad.length > bytes) low = middle;
    else [high, land] = [middle, tried];
  }
  return land;
}

/** Returns groups of countries as a topology without quantization whose positions are units of the map. */
function onMap(
  atlas: Atlas,
  groups: Record<'land' | 'abroad', readonly string[]>,
  map: CountryMap,
): Atlas {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      [x, y] = [x + dx, y + dy];
      const spot = map.project(
        { longitude: x * scale[0] + translate[0], latitude: y * scale[1] + translate[1] },
        'exact',
      );
      return [spot.x, spot.y];
    });
  });
  const all = atlas.objects.countries;
  const countries = all?.type === 'GeometryCollection' ? all.geometries : [];
  const countryNamed = (name: string) => {
    const found = countries.find((country) => nameOf(country) === name);
    if (!found) {
      const known = countries.map(nameOf).sort();
      throw new Error(`There is no country "${name}". Choose from: ${known.join(', ')}.`);
    }
    return found;
  };
  const collectionOf = (names: readonly string[]) => ({
    type: 'GeometryCollection' as const,
    geometries: names.map(countryNamed),
  });
  return {
    type: 'Topology',
    arcs,
    objects: { land: collectionOf(groups.land), abroad: collectionOf(groups.abroad) },
  };
}

function nameOf({ properties }: { properties?: { name?: string } }): string {
  return properties?.name ?? '';
}

function pathOf(
  topology: Atlas,
  group: 'land' | 'abroad',
  { size }: CountryMap,
  detail: (x: number, y: number) => number,
): string {
  const land = topology.objects[group];
  const shapes = land?.type === 'GeometryCollection' ? land.geometries : [];
  const merged = merge(topology, shapes as (Polygon | Shapes)[]);
  const clip = geoIdentity().clipExtent([
    [-BLEED, -BLEED],
    [size.width + BLEED, size.height + BLEED],
  ]);
  const rings = clippedRings(merged, clip).filter((ring) => {
    const [x = 0, y = 0] = ring[0] ?? [];
    return Math.abs(areaOf(ring)) * detail(x, y) >= SMALLEST;
  });
  return rings.map(ringPath).join('');
}

type Ring = readonly (readonly [x: number, y: number])[];

/** Returns the rings of the shapes, cut at the limits of the projection, with whole units. */
function clippedRings(shapes: MultiPolygon, projection: ReturnType<typeof geoIdentity>): Ring[] {
  const rings: [number, number][][] = [];
  const add = (x: number, y: number) => rings.at(-1)?.push([Math.round(x), Math.round(y)]);
  const context = {
    beginPath: () => {},
    closePath: () => {},
    arc: () => {},
    moveTo: (x: number, y: number) => {
      rings.push([]);
      add(x, y);
    },
    lineTo: add,
  };
  geoPath(projection, context)(shapes);
  return rings;
}

function areaOf(ring: Ring): number {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  });
  return sum / 2;
}

/** Returns a closed path with relative positions, which are shorter. */
function ringPath(ring: Ring): string {
  const [[startX, startY] = [0, 0]] = ring;
  let [x, y] = [startX, startY];
  const steps = ring.slice(1).flatMap(([toX, toY], index) => {
    const [dx, dy] = [toX - x, toY - y];
    // The last position is the first again.
    if ((dx === 0 && dy === 0) || (index === ring.length - 2 && toX === startX && toY === startY))
      return [];
    [x, y] = [toX, toY];
    return [`${dx}${dy < 0 ? '' : ' '}${dy}`];
  });
  return `M${startX} ${startY}l${steps.reduce((all, step) => `${all}${all && !step.startsWith('-') ? ' ' : ''}${step}`, '')}z`;
}
