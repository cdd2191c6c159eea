import type { Image } from '#schemas/fields.ts';

/** A picture with room reserved for it. `eager` is for what stands in the first viewport. */
export function Picture({ image, eager = false }: { image: Image; eager?: boolean }) {
  return (
    <img
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
