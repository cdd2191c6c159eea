import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileStats } from '#cli/files/fileStats.ts';
import { readImageSize } from '#cli/load/readImages.ts';
import type { ImageSize } from '#cli/model/images.ts';
import { readXml } from './readXml.ts';

/** The pictures of a built site, by their paths below `client/`. */
export interface SitePictures {
  /** Returns the size of a picture, or `undefined` if its file does not state it. */
  sizeOf: (file: string) => ImageSize | undefined;
  /** Returns the ids of the elements of a drawing, or `undefined` if its file cannot be read. */
  idsIn: (file: string) => ReadonlySet<string> | undefined;
}

/** Returns the pictures of a site. Each file is read when it is first asked for, and once. */
export function sitePictures(clientDir: string): SitePictures {
  /** Returns a function that reads a file by its path in the site. A pipe is not read, because that would never end. */
  const reader = <Value>(read: (path: string) => Value) =>
    once((file) => {
      const path = join(clientDir, file);
      return fileStats(path) && read(path);
    });
  return {
    sizeOf: reader(readImageSize),
    idsIn: reader((path) => {
      const { elements } = readXml(readFileSync(path, 'utf8'));
      return new Set(elements.flatMap(({ attributes: { id } }) => id ?? []));
    }),
  };
}

/** Returns a function that calls `read` once for each file. */
function once<Value>(read: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Value>();
  return (file) => {
    if (!known.has(file)) known.set(file, read(file));
    return known.get(file) as Value;
  };
}
