import type { TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { localTextOf } from './localTextOf.ts';
import type { LocalText } from './localTextOf.ts';
import { variantsOf } from './planPaths.ts';
import { stableHash } from './stableHash.ts';

/** The number of a town's sectors on a page if the service has only one page in the town. */
const SECTORS_PER_PAGE = 3;

/** The parts of which a location page is composed, before its patterns are filled. */
export interface PageParts {
  /** The text about the service in the town, if there is one. */
  local?: LocalText;
  /** The passages of the variant that the page shows. */
  passages: readonly { index: number; heading: readonly string[]; phrasings: readonly string[] }[];
  /** The sectors of the town that the page shows. */
  sectors: readonly (TownSector & { hasParagraph: boolean })[];
}

type TownSector = TownEntry['data']['sectors'][number];

/**
 * Returns the parts of a location page. On a page with a local text, that text takes the place of most parts that other towns share:
 * the passages, and the paragraphs of all sectors but one. The notes on all sectors of the town are shown, because they are its own.
 */
export function pageParts(
  town: TownEntry,
  variant: VariantEntry,
  context: Pick<SiteContext, 'content' | 'local'>,
): PageParts {
  const local = localTextOf(town, variant, context);
  const chosen = chooseSectors(town, variant, context.content.collections.variants);
  if (local === undefined) {
    return {
      passages: variant.data.passages.map((passage, index) => ({ ...passage, index })),
      sectors: chosen.map((sector) => ({ ...sector, hasParagraph: true })),
    };
  }
  const covered = chosen[choiceOf(town, variant, 'paragraph', chosen)];
  const others = town.data.sectors.filter((sector) => sector !== covered);
  return {
    local,
    passages: [],
    sectors: [...(covered ? [covered] : []), ...others].map((sector) => ({
      ...sector,
      hasParagraph: sector === covered,
    })),
  };
}

/** Returns the parts of a location page that other pages may have too: the sectors with a paragraph, and the phrasings chosen for it. */
export function sharedParts(
  town: TownEntry,
  variant: VariantEntry,
  context: Pick<SiteContext, 'content' | 'local'>,
) {
  const { lead, callToAction } = variant.data;
  const { passages, sectors } = pageParts(town, variant, context);
  const choose = (field: string, patterns: readonly string[]) =>
    patterns[choiceOf(town, variant, field, patterns)] ?? '';
  return {
    sectors: sectors.filter(({ hasParagraph }) => hasParagraph),
    phrasings: [
      choose('lead', lead),
      ...passages.map(({ index, phrasings }) => choose(`passages/${index}`, phrasings)),
      choose('callToAction', callToAction),
    ],
  };
}

/** Returns the index of the pattern that a page gets, from a stable hash of its town, variant and field. */
export function choiceOf(
  town: TownEntry,
  variant: VariantEntry,
  field: string,
  patterns: readonly unknown[],
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
