/**
 * The sizes of the pictures below `public/` by their paths on the site. The size is `undefined` if the file does not state it.
 */
export type Images = ReadonlyMap<string, ImageSize | undefined>;

/** A format of pictures that browsers show, by the usual ending of its files. */
export type PictureFormat = 'png' | 'jpg' | 'webp' | 'avif' | 'svg';

/** The size of a picture in pixels. For an SVG it is the size that the file states, of which only the ratio matters. */
export interface ImageSize {
  width: number;
  height: number;
}
