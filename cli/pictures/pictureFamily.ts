import type { Image } from '#schemas/fields.ts';

/**
 * The widths in pixels of the smaller files of a picture. The largest is the picture itself. Browsers take the second for a picture
 * over the whole width of a phone of two pixels to the point.
 */
const SMALL_WIDTHS = [480, 720] as const;

/** The width in pixels beyond which no picture is shown, so that none is made wider. */
export const FULL_WIDTH = 1280;

/** One file of a picture. */
export interface PictureFile {
  /** The path on the site. */
  path: string;
  format: 'avif' | 'webp';
  /** In pixels. */
  width: number;
  height: number;
}

/**
 * The files that make up a picture. A WebP picture `x.webp` comes with `x.avif`, and with `x-480` and `x-720` of both formats
 * where it is wider than these. Any other picture is one file alone: none.
 */
export function pictureFamily({ src, width, height }: Omit<Image, 'alt'>): PictureFile[] {
  if (!src.endsWith('.webp')) return [];
  const stem = src.slice(0, -'.webp'.length);
  const small = SMALL_WIDTHS.filter((narrow) => narrow < width).map((narrow) => ({
    end: `-${narrow}`,
    width: narrow,
    height: Math.round((narrow * height) / width),
  }));
  return (['avif', 'webp'] as const).flatMap((format) =>
    [...small, { end: '', width, height }].map(({ end, ...size }) => ({
      path: `${stem}${end}.${format}`,
      format,
      ...size,
    })),
  );
}
