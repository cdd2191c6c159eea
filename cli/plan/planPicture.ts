import type { Images } from '#cli/model/images.ts';
import type { Image } from '#schemas/fields.ts';
import type { PictureView } from '#schemas/generated/views.ts';
import { pictureFamily } from '#cli/pictures/pictureFamily.ts';

/** Returns a picture with the files that browsers choose from, or without them if it has a single file. */
export function planPicture(image: Image, images: Images): PictureView {
  const family = pictureFamily(image);
  if (family.length === 0 || family.some(({ path }) => !images.has(path))) return image;
  const srcset = (wanted: string) =>
    family
      .filter(({ format }) => format === wanted)
      .map(({ path, width }) => `${path} ${width}w`)
      .join(', ');
  return { ...image, srcset: { avif: srcset('avif'), webp: srcset('webp') } };
}
