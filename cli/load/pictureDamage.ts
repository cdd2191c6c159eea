import sax from 'sax';
import type { PictureFormat } from '#cli/model/images.ts';
import { placeAt } from '#cli/report/placeAt.ts';

/** The reason why browsers cannot show a picture in full: the end of its file is missing, or its XML is not well-formed from a place on. */
export type PictureDamage = { kind: 'cut' } | { kind: 'broken'; line: number; column: number };

/** Returns the damage of a picture's file, or `undefined` if it is whole. Does not decode pixels. */
export function pictureDamage(format: PictureFormat, file: Buffer): PictureDamage | undefined {
  if (format === 'svg') return svgDamage(file.toString('utf8'));
  return hasEnd[format](file) ? undefined : { kind: 'cut' };
}

/** The tests of whether a file has its end. A program may have added something after it. */
const hasEnd: Readonly<Record<Exclude<PictureFormat, 'svg'>, (file: Buffer) => boolean>> = {
  png: (file) => file.includes('IEND'),
  webp: (file) => file.length >= file.readUInt32LE(4) + 8,
  jpg: (file) => file.includes(END_OF_JPEG, startOfScan(file)),
  avif: hasEveryBox,
};

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** Returns the offset of the pixels of a JPEG. A preview, which has an end of its own, may come before them. */
function startOfScan(file: Buffer): number {
  let at = 2;
  while (at + 4 <= file.length && file[at + 1] !== 0xda) at += 2 + file.readUInt16BE(at + 2);
  return at < file.length ? at : 0;
}

/** Returns whether the boxes of an AVIF end within the file (ISO/IEC 14496-12, 4.2). */
function hasEveryBox(file: Buffer): boolean {
  let at = 0;
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at);
    // The last box may extend to the end of the file. A size of 64 bits is only for files that are too large for a page.
    if (size < 8) return true;
    at += size;
  }
  return at <= file.length;
}

/** Returns the place from which an SVG is not well-formed. Files that declare entities are not checked. */
function svgDamage(text: string): PictureDamage | undefined {
  if (text.includes('<!ENTITY')) return undefined;
  const parser = sax.parser(true, { xmlns: true, position: true });
  parser.onerror = (error) => {
    throw error;
  };
  try {
    parser.write(text).close();
    return undefined;
  } catch {
    return { kind: 'broken', ...placeAt(text, Math.max(0, parser.position - 1)) };
  }
}
