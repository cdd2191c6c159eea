import type { Sharp } from 'sharp';
import { pictureFormat } from './pictureFormat.ts';
import type { PictureFault } from '#cli/model/pictureFault.ts';

/** The maximum number of pixels of a picture. A small file can unpack to gigabytes. */
const MAX_PIXELS = 60_000_000;

/** Returns the picture if the bytes of a file can be decoded completely. Otherwise returns the reason why the site cannot use them. */
export async function checkPicture(
  bytes: Buffer,
): Promise<{ picture: Sharp } | { fault: PictureFault }> {
  // The format is checked before anything is decoded, so that drawings (SVG) never reach a renderer.
  const format = pictureFormat(bytes);
  if (format === 'svg') return { fault: { reason: 'svg' } };
  if (format === undefined) return { fault: { reason: 'not-a-picture' } };
  // sharp is loaded here, so that a build without new pictures never loads it.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS });
  try {
    await picture.stats();
    return { picture };
  } catch {
    return { fault: { reason: 'damaged' } };
  }
}
