import type { InputTable } from '#cli/model/inputs.ts';
import type { PlannedPage } from './plannedPage.ts';

/** Pages that are planned, written and rendered together. */
export interface ChunkPlan {
  /** The name of the chunk, which is the same in every run. */
  name: string;
  /** A hash of the code and of everything that the pages are made from. The same inputs give the same pages. */
  inputs: string;
  /** The inputs one by one, without the code. */
  tables: readonly InputTable[];
  /** Returns whether the chunk can have a page at `path`, without planning it. */
  mayHave(path: string): boolean;
  /** Returns the parts of the chunk, which have its pages in their order. */
  parts(): ChunkPart[];
  /** Plans all pages. */
  plan(): PlannedPage[];
}

/** Pages that are planned together, such as those of a town. */
export interface ChunkPart {
  /** A hash of the code and of everything that the pages are made from. */
  inputs: string;
  /** Plans the pages. This is slow, so it is called only if `inputs` are new. */
  plan(): PlannedPage[];
}
