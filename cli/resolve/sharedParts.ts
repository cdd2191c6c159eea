import type { TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { variantsOf } from './planPaths.ts';
import { stableHash } from './stableHash.ts';

/** The number of a town's sectors on a page if the service has only one page in the town. */
const SECTORS_PER_PAGE = 3;

/** Returns the parts of a location page that other pages may have too: its sectors, and the phrasings chosen for it. */
export function sharedParts(
  town: TownEntry,
  variant: VariantEntry,
  { content }: Pick<SiteContext, 'content'>,
) {
  const { lead, passages, callToAction } = variant.data;
  const choose = (field: string, patterns: readonly string[]) =>
    patterns[choiceOf(town, variant, field, patterns)] ?? '';
  return {
    sectors: chooseSectors(town, variant, content.collections.variants),
    phrasings: [
      choose('lead', lead),
      ...passages.map(({ phrasings }, index) => choose(`passages/${index}`, phrasings)),
      choose('callToAction', callToAction),
    ],
  };
}

/** Returns the index of the pattern that a page gets, from a stable hash of its town, variant and field. */
export function choiceOf(
  town: TownEntry,
  variant: VariantEntry,
  field: string,
  patterns: readonly string[],
): number {
  return stableHash(`${town.slug}/${variant.slug}/${field}`) % patterns.length;
}

/**
 * Returns the sectors of a town that a page covers. If a service has two pages, they divide the sectors between them, so that
 * each has its own paragraphs. A single page takes the first sector and others that depend on the town and the service.
 */
export function chooseSectors(
  town: TownEntry,
  variant: VariantEntry,
  variants: readonly VariantEntry[],
): TownEntry['data']['sectors'] {
  const { sectors } = town.data;
  const twins = variantsOf(town, variants).filter(
    ({ data }) => data.service === variant.data.service,
  );
  if (twins.length > 1) return sectors.filter((_, index) => index % 2 === variant.data.rank - 1);
  const [first, ...rest] = sectors;
  const turn = stableHash(`${town.slug}/${variant.data.service}`) % Math.max(1, rest.length);
  const turned = [...rest.slice(turn), ...rest.slice(0, turn)];
  return [...(first ? [first] : []), ...turned].slice(0, SECTORS_PER_PAGE);
}
