import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { parseImageSize } from './parseImageSize.ts';
import type { Images } from '#cli/model/images.ts';
import { readPublic } from './readPublic.ts';

/** The number of bytes that contain the size of a picture. In a JPEG, a preview may come first. */
const HEAD_BYTES = 64 * 1024;

/**
 * Reads the sizes of the pictures below `public/images/`, by paths such as `/images/services/marketing.svg`, sorted. `files`
 * lists all public files.
 */
export function readImages(
  publicDir: string,
  files: readonly string[] = readPublic(publicDir).files,
): Images {
  const head = Buffer.alloc(HEAD_BYTES);
  return new Map(
    files
      .filter((file) => file.startsWith('images/'))
      .map((file) => [`/${file}`, parseImageSize(readHead(join(publicDir, file), head))]),
  );
}

/** Returns the first bytes of a file, or none if it cannot be read. */
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
