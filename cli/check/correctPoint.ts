import { milesBetween } from '#cli/resolve/geography.ts';
import type { Point } from '#cli/resolve/geography.ts';
import type { PostcodeArea } from './postcodeAreas.ts';

/** Returns the point that was probably meant, if a common mistake explains a point outside its area. */
export function correctPoint(
  { latitude, longitude }: Point,
  area: Pick<PostcodeArea, 'centre' | 'radius'>,
): Point | undefined {
  const corrected: Point[] = [
    { latitude, longitude: -longitude },
    { latitude: longitude, longitude: latitude },
    { latitude: -latitude, longitude },
    { latitude: Math.abs(longitude), longitude: -Math.abs(latitude) },
    { latitude, longitude: longitude / 10 },
    { latitude, longitude: longitude * 10 },
  ];
  return corrected.find((point) => milesBetween(point, area.centre) <= area.radius);
}

/** Returns a point as an editor writes it. */
export function formatPoint({ latitude, longitude }: Point): string {
  return `latitude: ${latitude}, longitude: ${longitude}`;
}
