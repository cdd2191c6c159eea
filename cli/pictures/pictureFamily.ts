import type { Image } from '#schemas/fields.ts';

/**
 * The widths of the smaller files of a picture, in pixels. The largest file is the picture itself. On a phone with a pixel ratio of 2,
 * browsers choose the second width for a picture as wide as the window.
 */
const SMALL_WIDTHS = [480, 720] as const;

/** The width of the largest file of a picture, in pixels. No page shows a picture wider than this. */
export const FULL_WIDTH = 1280;

/** One file of a picture. */
export interface PictureFile {
  /** The path on the site. */
  path: string;
  format: 'avif' | 'webp';
  /** The width in pixels. */
  width: number;
  height: number;
}

/**
 * Returns the files that make up a picture. A WebP picture `x.webp` also has the file `x.avif`, and `x-480` and `x-720` in both
 * formats if it is wider than these. Returns an empty list for any other picture, which is a single file.
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
