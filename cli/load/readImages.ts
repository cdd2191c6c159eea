import { closeSync, openSync, readSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Images, ImageSize, PictureFormat } from '#cli/model/images.ts';
import type { Problem } from '#cli/model/problem.ts';
import { parseImageSize, pictureFormat } from './parseImageSize.ts';
import { PUBLIC_LABEL, readPublic } from './readPublic.ts';

/** The number of bytes that contain the size of a picture. In a JPEG, a preview may come first. */
const HEAD_BYTES = 64 * 1024;

/** Reads the sizes of the pictures below `public/images/`, by paths such as `/images/services/marketing.svg`, sorted. */
export function readImages(publicDir: string): Images {
  return readPictures(publicDir, readPublic(publicDir).files).images;
}

/** Reads the pictures among the public files. Reports those that are empty or of another format than their names say. */
export function readPictures(
  publicDir: string,
  files: readonly string[],
): { images: Images; problems: Problem[] } {
  const buffer = Buffer.alloc(HEAD_BYTES);
  const images = new Map<string, ImageSize | undefined>();
  const problems: Problem[] = [];
  for (const file of files) {
    if (!file.startsWith('images/')) continue;
    const head = readHead(join(publicDir, file), buffer);
    images.set(`/${file}`, parseImageSize(head));
    const named = formatsByEnding.get(extname(file).slice(1).toLowerCase());
    const found = pictureFormat(head);
    if (named === undefined || named === found) continue;
    const at = { file: `${PUBLIC_LABEL}/${file}`, line: 1, column: 1 };
    const args = { named, ...(found ? { found } : head.length === 0 && { isEmpty: true }) };
    problems.push({ code: 'image-format', args, at });
  }
  return { images, problems };
}

/** The formats that the endings of names stand for. */
const formatsByEnding = new Map<string, PictureFormat>([
  ['png', 'png'],
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['svg', 'svg'],
]);

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
