import type { TownEntry } from './content.ts';

/** The facts about a town that pages and checks of other towns need. They are kept together, so that a build need not parse every town. */
export interface TownFacts extends Pick<TownEntry['data'], 'nation' | 'region' | 'pageSet'> {
  /** The name in running text. */
  shortName: string;
  /** The sectors in their order. */
  sectors: readonly string[];
  /** The sources that its fields name. */
  sources: readonly string[];
}
