/** The size of a picture in pixels; of a drawing, the size it names, of which only the proportion matters. */
export interface ImageSize {
  width: number;
  height: number;
}

/** The pictures below `public/`, by their paths on the site; of a picture that does not tell its size it is undefined. */
export type Images = ReadonlyMap<string, ImageSize | undefined>;
