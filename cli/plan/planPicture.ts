import type { Images } from '#cli/model/images.ts';
import type { Image } from '#schemas/fields.ts';
import type { PictureView } from '#schemas/generated/views.ts';
import { pictureFamily } from '#cli/pictures/pictureFamily.ts';

/**
 * Returns a picture with the files that browsers choose from, or without them if it has a single file. Other fields of `image`, such as a
 * caption, are left out.
 */
export function planPicture(image: Image, images: Images): PictureView {
  const { src, alt, width, height } = image;
  const picture = { src, alt, width, height };
  const family = pictureFamily(image);
  if (family.length === 0 || family.some(({ path }) => !images.has(path))) return picture;
  const srcset = (wanted: string) =>
    family
      .filter(({ format }) => format === wanted)
      .map(({ path, width }) => `${path} ${width}w`)
      .join(', ');
  return { ...picture, srcset: { avif: srcset('avif'), webp: srcset('webp') } };
}
