import type { Indexing } from '#schemas/site.ts';
import type { ProseMeasures } from '#cli/model/locationIndexing.ts';

/**
 * Returns whether enough of a page's prose belongs to it for search engines to list it. The robots tag, canonical address, sitemap,
 * `site diff` and the report all follow from this.
 */
export function earnsIndexing(
  { words, sharedWithTowns, own }: ProseMeasures,
  { greatestShare, leastOwnWords }: Pick<Indexing, 'greatestShare' | 'leastOwnWords'>,
): boolean {
  return words > 0 && sharedWithTowns / words <= greatestShare && own >= leastOwnWords;
}
