import type { PictureView } from '#schemas/generated/views.ts';
import { pictureSizes } from './pictureSizes.ts';
import type { PicturePlace } from './pictureSizes.ts';

/**
 * A picture with room reserved for it, in the smallest file that is sharp where it stands. `eager` is for what stands in the
 * first viewport; `firstPicture` must name it too, so that it is preloaded.
 */
export function Picture({
  image: { src, alt, width, height, srcset },
  place = 'card',
  eager = false,
}: {
  image: PictureView;
  place?: PicturePlace;
  eager?: boolean;
}) {
  const sizes = srcset && pictureSizes[place];
  const img = (
    <img
      src={src}
      srcSet={srcset?.webp}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  // React preloads a bare eager picture with a link of its own in the body; within <picture> it leaves that to the head.
  if (!srcset && !eager) return img;
  return (
    <picture>
      {srcset && <source type="image/avif" srcSet={srcset.avif} sizes={sizes} />}
      {img}
    </picture>
  );
}
