import { slugOf } from '#schemas/slugOf.ts';

/** Returns the path of a picture with a file name that can be part of an address: "/images/IMG 2.SVG" becomes "/images/img-2.svg". */
export function pictureName(path: string): string {
  const slash = path.lastIndexOf('/') + 1;
  const dot = path.lastIndexOf('.');
  return path.slice(0, slash) + slugOf(path.slice(slash, dot)) + path.slice(dot).toLowerCase();
}
