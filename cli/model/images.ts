/** The sizes of the pictures below `public/` by their paths on the site; `undefined` for a picture whose file does not tell its size. */
export type Images = ReadonlyMap<string, ImageSize | undefined>;

/** The size of a picture in pixels. For a drawing it is the size that the file names, of which only the proportions matter. */
export interface ImageSize {
  width: number;
  height: number;
}
