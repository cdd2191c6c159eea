import type { PictureView } from '#schemas/generated/views.ts';
import { pictureSizes } from './pictureSizes.ts';
import type { PicturePlace } from './pictureSizes.ts';

/**
 * Renders a picture and reserves its space. Browsers choose the smallest file that is sharp at its size. A picture in the first viewport
 * must be `eager`, and `firstPicture` must return it, so that the head preloads it.
 */
export function Picture({
  image: { src, alt, width, height, srcset },
  place = 'card',
  eager = false,
  late = false,
  transition,
}: {
  image: PictureView;
  place?: PicturePlace;
  eager?: boolean;
  /** Whether the font and the styles load before it. It is small, or begins below the text of the first viewport of phones. */
  late?: boolean;
  /** The name by which the picture moves to the page of its project (`styles/pages/works.css`). */
  transition?: string | undefined;
}) {
  const sizes = srcset && pictureSizes[place];
  const isAlone = !srcset && !eager;
  const img = (
    <img
      src={src}
      srcSet={srcset?.webp}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : late ? 'low' : undefined}
      decoding="async"
      data-transition={isAlone ? transition : undefined}
    />
  );
  // React adds a preload link to the body for an eager <img>, but not inside <picture>. The head already preloads this one.
  if (isAlone) return img;
  return (
    <picture data-transition={transition}>
      {srcset && <source type="image/avif" srcSet={srcset.avif} sizes={sizes} />}
      {img}
    </picture>
  );
}
