import type { TownEntry } from './content.ts';

/** The amounts of prose on a page about a town that are its own. All but the statements are counted in words. */
export interface ProseMeasures {
  words: number;
  /** The words in sentences that pages of other towns have too. */
  sharedWithTowns: number;
  /** The words in sentences that another page of the same town has too. */
  sharedInTown: number;
  /**
   * The words in sentences that no page of another town has, and none about another service in the same town. A hub may quote its service
   * pages.
   */
  own: number;
  /** The number of sentences. */
  statements: number;
  /** The number of sentences that would be false in another town: those written for the town, and those with a fact about it. */
  local: number;
}

/** Which pages about towns search engines may list. The pages are measured on first use. */
export interface LocationIndexing {
  /** Returns whether search engines may list the page of a town or of a service in a town. */
  isIndexable(path: string): boolean;
  /** Returns the paths of the pages of a town that search engines may list. */
  indexableOf(town: TownEntry): readonly string[];
  /** Measures the prose of all these pages, and returns the measures by path. */
  measure(): ReadonlyMap<string, ProseMeasures>;
}
