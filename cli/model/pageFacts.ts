import type { Source } from '#schemas/source.ts';

/** The facts on a page that can be wrong or become so. */
export interface PageFacts {
  figures: readonly PageFigure[];
  /** The names on the page that can move, close or be renamed, with the month in which they were last looked up. */
  names?: { checked: string; file: string; names: readonly string[] };
}

/** A figure about the world on a page, with its source. */
export interface PageFigure {
  /** The name of the figure, such as "Population". */
  label: string;
  /** The figure as the page prints it. */
  value: string;
  /** The file that states it, and its field there. */
  file: string;
  field: string;
  /** The source; left out if the editor read the value off a map. */
  source?: Source & { id: string };
}
