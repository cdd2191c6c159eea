/** A point on the globe in decimal degrees (WGS84). */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The mean radius of the earth in miles (IUGG: 6,371.0088 km). */
const EARTH_RADIUS_MILES = 3958.7613;

/** The great-circle distance between two points in miles, by the haversine formula. */
export function milesBetween(a: Point, b: Point): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * For each point the indices of the `count` nearest others, nearest first; equal distances keep the order of the points.
 * Compares straight lines through the globe, which order points as distances over it do and need no trigonometry a pair.
 */
export function nearestNeighbours(points: readonly Point[], count: number): number[][] {
  const x = new Float64Array(points.length);
  const y = new Float64Array(points.length);
  const z = new Float64Array(points.length);
  points.forEach(({ latitude, longitude }, index) => {
    const [phi, lambda] = [radians(latitude), radians(longitude)];
    x[index] = Math.cos(phi) * Math.cos(lambda);
    y[index] = Math.cos(phi) * Math.sin(lambda);
    z[index] = Math.sin(phi);
  });
  return points.map((_, from) => {
    const best: number[] = [];
    const lengths: number[] = [];
    for (let to = 0; to < points.length; to++) {
      if (to === from) continue;
      const length = (x[to]! - x[from]!) ** 2 + (y[to]! - y[from]!) ** 2 + (z[to]! - z[from]!) ** 2;
      if (best.length === count && length >= lengths[count - 1]!) continue;
      let place = best.length;
      while (place > 0 && lengths[place - 1]! > length) place--;
      best.splice(place, 0, to);
      lengths.splice(place, 0, length);
      if (best.length > count) {
        best.pop();
        lengths.pop();
      }
    }
    return best;
  });
}

/** The size of the map of the UK in its own units; a unit is about two kilometres. */
export const MAP = { width: 360, height: 620 } as const;

const WEST = -8.3;
const EAST = 1.9;
const SOUTH = 49.9;
const NORTH = 58.8;

/**
 * Places a point on the map: longitudes shortened by the cosine of the middle latitude (an equirectangular projection),
 * which keeps shapes true enough at this size. Units are rounded to one decimal place.
 */
export function projectOnMap({ latitude, longitude }: Point): { x: number; y: number } {
  const perDegree = Math.min(
    MAP.height / (NORTH - SOUTH),
    MAP.width / ((EAST - WEST) * MIDDLE_COSINE),
  );
  return {
    x: round((longitude - WEST) * MIDDLE_COSINE * perDegree),
    y: round((NORTH - latitude) * perDegree),
  };
}

const MIDDLE_COSINE = Math.cos(radians((SOUTH + NORTH) / 2));

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
