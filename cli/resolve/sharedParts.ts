import type { DataPath } from '#cli/model/finding.ts';
import type { TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { Phrasing } from '#schemas/phrasing.ts';
import { fittingPhrasings, sectorTextsIn } from './phrasings.ts';
import type { PlacedText } from './phrasings.ts';
import { variantsOf } from './planPaths.ts';
import { stableHash } from './stableHash.ts';

/** The number of a town's sectors on a page if the service has only one page in the town. */
const SECTORS_PER_PAGE = 3;

/** A text of a location page that other pages may have too. */
export interface SharedText {
  file: string;
  /** The field with the text. If none of its choices suits the page, the field with the choices. */
  path: DataPath;
  /** `undefined` if none of the choices suits the page. */
  text: string | undefined;
}

/** Returns the parts of a location page that other pages may have too: its sectors with their texts, and the phrasings chosen for it. */
export function sharedParts(
  town: TownEntry,
  variant: VariantEntry,
  { content, sector: sectorOf }: Pick<SiteContext, 'content' | 'sector'>,
) {
  const { data } = variant;
  const sectors = chooseSectors(town, variant, content.collections.variants);
  const page = { nation: town.data.nation, sectors: sectors.map(({ sector }) => sector) };
  const choose = (
    file: string,
    path: DataPath,
    field: string,
    choices: readonly PlacedText[],
  ): SharedText => {
    const chosen = choices[choiceOf(town, variant, field, choices)];
    return { file, path: [...path, ...(chosen?.steps ?? [])], text: chosen?.text };
  };
  const phrase = (path: DataPath, field: string, phrasings: readonly Phrasing[]) =>
    choose(variant.file, path, field, fittingPhrasings(phrasings, page));
  return {
    sectors: sectors.map(({ sector, note }) => {
      const entry = sectorOf(sector);
      const texts = sectorTextsIn(page.nation, entry.data.services[data.service]);
      const own = choose(entry.file, ['services', data.service], `sectors/${sector}`, texts);
      return { entry, note, own };
    }),
    lead: phrase(['lead'], 'lead', data.lead),
    passages: data.passages.map(({ phrasings }, index) =>
      phrase(['passages', index, 'phrasings'], `passages/${index}`, phrasings),
    ),
    callToAction: phrase(['callToAction'], 'callToAction', data.callToAction),
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
