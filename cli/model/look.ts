import type { Brand } from '#schemas/brand.ts';

/** The parts of the brand that files beside the pages are drawn from: icons and social cards. */
export interface Look {
  brand: Brand;
  favicon: SvgSource;
  /** The picture on social cards, if the brand has its own. */
  card?: SvgSource;
}

/** An SVG file: its text, and its size in its own units. */
export interface SvgSource {
  text: string;
  width: number;
  height: number;
}
