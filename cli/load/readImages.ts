import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Images, ImageSize, PictureFormat } from '#cli/model/images.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import type { Problem } from '#cli/model/problem.ts';
import { parseImageSize, pictureFormat } from './parseImageSize.ts';
import { pictureDamage } from './pictureDamage.ts';
import type { PictureDamage } from './pictureDamage.ts';
import { PUBLIC_LABEL, readPublic } from './readPublic.ts';

/** The number of bytes that contain the size of a picture. In a JPEG, a preview may come first. */
const HEAD_BYTES = 64 * 1024;

/** Reads the sizes of the pictures below `public/images/`, by paths such as `/images/services/marketing.svg`, sorted. */
export function readImages(publicDir: string): Images {
  return readPictures(publicDir, readPublic(publicDir).files).images;
}

/** Reads the size of one picture, which is `undefined` if the file does not state it or cannot be read. */
export function readImageSize(file: string): ImageSize | undefined {
  return parseImageSize(readHead(file, Buffer.alloc(HEAD_BYTES)).head);
}

/**
 * Reads the pictures among the public files. Reports those that are empty, damaged, or of another format than their names say. `keep` may
 * return what an earlier run found in files that have not changed.
 */
export function readPictures(
  publicDir: string,
  files: readonly string[],
  keep?: KeepValues,
): { images: Images; problems: Problem[] } {
  const buffer = Buffer.alloc(HEAD_BYTES);
  const images = new Map<string, ImageSize | undefined>();
  const problems: Problem[] = [];
  const sound: { file: string; format: PictureFormat; stamp: string }[] = [];
  for (const file of files) {
    if (!file.startsWith('images/')) continue;
    const { head, stamp } = readHead(join(publicDir, file), buffer);
    images.set(`/${file}`, parseImageSize(head));
    const named = formatsByEnding.get(extname(file).slice(1).toLowerCase());
    const found = pictureFormat(head);
    if (named === undefined) continue;
    if (named === found) {
      sound.push({ file, format: named, stamp });
      continue;
    }
    const at = { file: `${PUBLIC_LABEL}/${file}`, line: 1, column: 1 };
    const args = {
      named,
      ...(found ? { found } : head.length === 0 && { isEmpty: true as const }),
    };
    problems.push({ code: 'image-format', args, at });
  }
  const wanted = sound.map(({ file, format, stamp }) => ({
    key: `${file} ${stamp}`,
    make: () => pictureDamage(format, readFileSync(join(publicDir, file))) ?? null,
  }));
  const damages = keep
    ? keep<PictureDamage | null>('picture-damage', wanted)
    : wanted.map(({ make }) => make());
  for (const [index, { file, format }] of sound.entries()) {
    const damage = damages[index];
    const label = `${PUBLIC_LABEL}/${file}`;
    if (damage && 'fault' in damage) {
      const { fault, line, column } = damage;
      problems.push({ code: 'svg-invalid', args: { fault }, at: { file: label, line, column } });
    } else if (damage) {
      const at = { file: label, line: 1, column: 1 };
      problems.push({ code: 'image-format', args: { named: format, isCut: true }, at });
    }
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

/** Returns the first bytes of a file, or none if it cannot be read, with a stamp that a change of the file changes. */
function readHead(file: string, into: Buffer): { head: Buffer; stamp: string } {
  try {
    const descriptor = openSync(file, 'r');
    try {
      // Programs can restore a size and a date, but not the time at which the file system noted the change (decision 44).
      const { size, ino, mtimeMs, ctimeMs } = fstatSync(descriptor);
      const head = into.subarray(0, readSync(descriptor, into, 0, into.length, 0));
      return { head, stamp: `${size} ${ino} ${mtimeMs} ${ctimeMs}` };
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return { head: into.subarray(0, 0), stamp: '' };
  }
}
