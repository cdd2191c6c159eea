/** A point on the globe in decimal degrees (WGS84). */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The mean radius of the earth in miles (IUGG: 6,371.0088 km). */
const EARTH_RADIUS_MILES = 3958.7613;

/** Returns the great-circle distance between two points in miles, by the haversine formula. */
export function milesBetween(a: Point, b: Point): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Returns for each point the indices of its nearest neighbours, nearest first: at most `count`, and none farther than `within` miles. Points
 * that `isWanted` leaves out get none. Pairs for which `isApart` returns true are not neighbours. Equal distances keep the order of the points.
 * Compares straight lines through the globe, which give the same order as distances on its surface and need no trigonometry.
 */
export function nearestNeighbours(
  points: readonly Point[],
  {
    count,
    within = Infinity,
    isWanted = () => true,
  }: { count: number; within?: number; isWanted?: (index: number) => boolean },
  isApart: (from: number, to: number) => boolean = () => false,
): number[][] {
  const limit = squaredChord(within);
  // From south to north, so that the search for a point can end at those that are too far north or south.
  const sorted = points
    .map((point, index) => ({ index, vector: unitVector(point) }))
    .sort((a, b) => a.vector[2] - b.vector[2]);
  const neighbours = points.map((): number[] => []);
  sorted.forEach(({ index, vector: from }, place) => {
    if (!isWanted(index)) return;
    const best: Neighbour[] = [];
    /** The length beyond which a point is not a neighbour: that of the last one if the list is full. */
    let reach = limit;
    const search = (others: number, step: 1 | -1): void => {
      for (let other = others; ; other += step) {
        const candidate = sorted[other];
        if (!candidate || (candidate.vector[2] - from[2]) ** 2 > reach) return;
        const length = squaredLength(from, candidate.vector);
        // Most points are left out here.
        if (length > reach) continue;
        const found = { to: candidate.index, length };
        const last = best.at(-1);
        const isFull = best.length === count;
        if ((isFull && last && !isNearer(found, last)) || isApart(index, found.to)) continue;
        if (isFull) best.pop();
        const rank = best.findIndex((one) => isNearer(found, one));
        best.splice(rank < 0 ? best.length : rank, 0, found);
        if (best.length === count) reach = Math.min(limit, best.at(-1)?.length ?? limit);
      }
    };
    search(place + 1, 1);
    search(place - 1, -1);
    neighbours[index] = best.map(({ to }) => to);
  });
  return neighbours;
}

/** A neighbour of a point, and the square of the straight line between them. */
interface Neighbour {
  to: number;
  length: number;
}

function isNearer(a: Neighbour, b: Neighbour): boolean {
  return a.length < b.length || (a.length === b.length && a.to < b.to);
}

type Vector = readonly [x: number, y: number, z: number];

/** Returns a point as a vector from the centre of a globe of radius 1. */
function unitVector({ latitude, longitude }: Point): Vector {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Returns the square of the straight line through a globe of radius 1 between two points that are `miles` apart on its surface. */
function squaredChord(miles: number): number {
  const angle = Math.min(Math.PI, miles / EARTH_RADIUS_MILES);
  return (2 * Math.sin(angle / 2)) ** 2;
}

function squaredLength(a: Vector, b: Vector): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

/** The eight points of the compass, clockwise from the north. */
export const directions = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Direction = (typeof directions)[number];

/** Returns the bearing from one point to another, in degrees clockwise from the north: at least 0, and less than 360. */
export function bearing(from: Point, to: Point): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const longitude = radians(to.longitude - from.longitude);
  const east = Math.sin(longitude) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(longitude);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** Returns the point of the compass that is nearest to an angle in degrees. */
export function directionOf(degrees: number): Direction {
  return directions[Math.round(degrees / 45) % directions.length] ?? 'north';
}

/** Returns an angle in radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
