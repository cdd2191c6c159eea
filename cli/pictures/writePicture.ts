import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { ImageSize } from '#cli/model/images.ts';
import { FULL_WIDTH, pictureFamily } from './pictureFamily.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/** The quality of a picture in each format, from 1 to 100. The scales of the formats differ. */
export interface Quality {
  avif: number;
  webp: number;
}

/** The quality of photographs. Differences from the original are visible only side by side. */
const PHOTOGRAPH: Quality = { avif: 55, webp: 78 };

export interface WrittenPicture extends ImageSize {
  /** The files that were written, with their lengths. */
  files: { path: string; bytes: number }[];
}

/**
 * Writes all files of the picture `src` (a path on the site that ends in `.webp`) below `publicDir`: AVIF and WebP in each width,
 * never wider than the original. Removes wider files of an older picture of that name. Rotates the picture as its camera
 * recorded, and removes all other metadata, such as the location.
 */
export async function writePicture(
  original: Sharp,
  src: string,
  publicDir: string,
  quality: Quality = PHOTOGRAPH,
): Promise<WrittenPicture> {
  const { data, info } = await original
    .clone()
    .autoOrient()
    .resize({ width: FULL_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const family = pictureFamily({ src, width, height });
  const files = [];
  for (const { path, format, ...size } of family) {
    const small = sharp(data).resize({ ...size, fit: 'fill' });
    const bytes = await (
      format === 'avif'
        ? small.avif({ quality: quality.avif, effort: 6, chromaSubsampling: '4:2:0' })
        : small.webp({ quality: quality.webp, effort: 6, smartSubsample: true })
    ).toBuffer();
    writeFileAtomic(join(publicDir, path), bytes);
    files.push({ path, bytes: bytes.length });
  }
  const kept = new Set(family.map(({ path }) => path));
  for (const { path } of pictureFamily({ src, width: FULL_WIDTH, height: FULL_WIDTH })) {
    if (!kept.has(path)) rmSync(join(publicDir, path), { force: true });
  }
  return { width, height, files };
}
