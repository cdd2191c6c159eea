import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseImageSize } from './parseImageSize.ts';
import type { Images } from '#cli/model/images.ts';

/** Enough of a file for its size: a JPEG may keep a preview before it. */
const HEAD_BYTES = 64 * 1024;

/** The pictures below `public/images/`, by paths such as `/images/services/marketing.svg`, sorted. */
export function readImages(publicDir: string): Images {
  const folder = join(publicDir, 'images');
  const head = Buffer.alloc(HEAD_BYTES);
  return new Map(
    filesBelow(folder).map((file) => [
      `/images/${file.split(sep).join('/')}`,
      parseImageSize(readHead(join(folder, file), head)),
    ]),
  );
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      .sort();
  } catch {
    return [];
  }
}

/** The first bytes of a file; none where it cannot be read, which copying it will say. */
function readHead(file: string, into: Buffer): Buffer {
  try {
    const descriptor = openSync(file, 'r');
    try {
      return into.subarray(0, readSync(descriptor, into, 0, into.length, 0));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return into.subarray(0, 0);
  }
}
