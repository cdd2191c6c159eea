import type { ImageSize, PictureFormat } from '#cli/model/images.ts';

/** Returns the format of a picture from the beginning of its file, or `undefined` for other formats. */
export function pictureFormat(file: Buffer): PictureFormat | undefined {
  return parsers.find(({ matches }) => matches(file))?.format;
}

/**
 * Returns the size of a picture from the beginning of its file: PNG, JPEG, WebP, AVIF or SVG. Returns `undefined` if the file
 * does not state its size, or is a JPEG with Exif data, which may rotate the picture. Browsers ignore the rotation in a WebP.
 */
export function parseImageSize(file: Buffer): ImageSize | undefined {
  const size = parsers.find(({ matches }) => matches(file))?.parse(file);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

interface Parser {
  format: PictureFormat;
  matches(file: Buffer): boolean;
  parse(file: Buffer): ImageSize | undefined;
}

const textAt = (file: Buffer, from: number, length: number) =>
  file.toString('latin1', from, from + length);

const parsers: readonly Parser[] = [
  {
    format: 'png',
    matches: (file) => textAt(file, 1, 3) === 'PNG' && file.length >= 24,
    parse: parsePng,
  },
  {
    format: 'webp',
    matches: (file) => textAt(file, 8, 4) === 'WEBP' && file.length >= 30,
    parse: parseWebp,
  },
  { format: 'jpg', matches: (file) => file[0] === 0xff && file[1] === 0xd8, parse: parseJpeg },
  { format: 'avif', matches: (file) => textAt(file, 4, 4) === 'ftyp', parse: parseAvif },
  { format: 'svg', matches: (file) => /<svg\b/.test(textAt(file, 0, 1000)), parse: parseSvg },
];

/** Parses a PNG (https://www.w3.org/TR/png-3/#11IHDR). */
function parsePng(file: Buffer): ImageSize {
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** Parses a WebP (https://www.rfc-editor.org/rfc/rfc9649#section-2.5 and the following two). */
function parseWebp(file: Buffer): ImageSize | undefined {
  switch (textAt(file, 12, 4)) {
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

/**
 * Parses a JPEG. The markers are in table B.1 of https://www.w3.org/Graphics/JPEG/itu-t81.pdf. Exif data may rotate the picture.
 */
function parseJpeg(file: Buffer): ImageSize | undefined {
  for (let at = 2; at + 9 <= file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xe1 && textAt(file, at + 4, 4) === 'Exif') return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
  }
  return undefined;
}

/**
 * Returns the largest "image spatial extent" (ISO/IEC 23008-12, 6.5.3), after the rotation (6.5.10). The others belong to tiles and
 * previews.
 */
function parseAvif(file: Buffer): ImageSize | undefined {
  let largest: ImageSize | undefined;
  for (let at = file.indexOf('ispe'); at >= 0; at = file.indexOf('ispe', at + 4)) {
    if (at + 16 > file.length) break;
    const size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) };
    if (size.width * size.height > (largest ? largest.width * largest.height : 0)) largest = size;
  }
  const rotation = file.indexOf('irot');
  const isTurned = rotation >= 0 && (file[rotation + 4] ?? 0) % 2 === 1;
  return largest && isTurned ? { width: largest.height, height: largest.width } : largest;
}

function parseSvg(file: Buffer): ImageSize | undefined {
  const [tag = ''] = /<svg\b[^>]*>/.exec(file.toString('utf8')) ?? [];
  const length = (name: string) =>
    Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1]);
  const [, , width = NaN, height = NaN] =
    /\sviewBox=["']([^"']+)["']/
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return { width: length('width') || width, height: length('height') || height };
}
