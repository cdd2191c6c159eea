import type { KnownFields } from './mark.ts';

/** Returns the point that a text such as "54.4858, -0.6206" names, or `undefined` if it names none. */
export function parsePoint(text: string): KnownFields | undefined {
  const [, latitude, longitude] =
    /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return latitude === undefined
    ? undefined
    : { latitude: Number(latitude), longitude: Number(longitude) };
}

/** Returns whether fields have both coordinates of a point. */
export function hasPoint({ latitude, longitude }: KnownFields): boolean {
  return latitude !== undefined && longitude !== undefined;
}
