import type { DataPath } from '#cli/model/finding.ts';
import type { CollectionEntry, TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { localTextOf } from './localTextOf.ts';
import type { LocalText } from './localTextOf.ts';
import type { Phrasing } from '#schemas/phrasing.ts';
import { fittingPhrasings, sectorTextsIn } from './phrasings.ts';
import type { PlacedText } from './phrasings.ts';
import { variantsOf } from './planPaths.ts';
import { stableHash } from './stableHash.ts';

/** The number of a town's sectors on a page if the service has only one page in the town. */
const SECTORS_PER_PAGE = 3;

type TownSector = TownEntry['data']['sectors'][number];

/** A text of a location page that other pages may have too, before its pattern is filled. */
export interface SharedText {
  file: string;
  /** The field with the text. If none of its choices suits the page, the field with the choices. */
  path: DataPath;
  /** `undefined` if none of the choices suits the page. */
  text: string | undefined;
}

/** A passage of a variant, with the phrasing chosen for a page. */
export interface SharedPassage extends SharedText {
  /** The place of the passage in its variant. */
  index: number;
  heading: readonly string[];
}

/** A sector of a town on a page, with the town's note on it. */
export interface SectorPart {
  entry: CollectionEntry<'sectors'>;
  note: string;
  /** The paragraph of the sector about the service. */
  own: SharedText;
}

/** The parts of a location page. */
export interface PageParts {
  /** The text about the service in the town, if there is one. */
  local?: LocalText;
  lead: SharedText;
  passages: readonly SharedPassage[];
  /** The words above the form. A page with a local text has none. */
  callToAction?: SharedText;
  sectors: readonly SectorPart[];
  /** The sectors that a page with a local text only names, because the page of the town has its notes on them. */
  otherSectors: readonly CollectionEntry<'sectors'>[];
}

/**
 * Returns the parts of a location page. On a page with a local text, that text takes the place of most parts that other pages share:
 * the passages, the words above the form, and all sectors but one.
 */
export function pageParts(
  town: TownEntry,
  variant: VariantEntry,
  context: Pick<SiteContext, 'content' | 'local' | 'sector'>,
): PageParts {
  const { data } = variant;
  const { local, covered, withParagraph: chosen } = pageSectors(town, variant, context);
  const page = { nation: town.data.nation, sectors: covered.map(({ sector }) => sector) };
  const choose = (
    file: string,
    path: DataPath,
    field: string,
    choices: readonly PlacedText[],
  ): SharedText => {
    const choice = choices[choiceOf(town, variant, field, choices)];
    return { file, path: [...path, ...(choice?.steps ?? [])], text: choice?.text };
  };
  const phrase = (path: DataPath, field: string, phrasings: readonly Phrasing[]) =>
    choose(variant.file, path, field, fittingPhrasings(phrasings, page));
  const withParagraph = ({ sector, note }: TownSector): SectorPart => {
    const entry = context.sector(sector);
    const texts = sectorTextsIn(page.nation, entry.data.services[data.service]);
    const path = ['services', data.service];
    return { entry, note, own: choose(entry.file, path, `sectors/${entry.slug}`, texts) };
  };
  const lead = phrase(['lead'], 'lead', data.lead);
  if (!local) {
    const passages = data.passages.map(({ heading, phrasings }, index): SharedPassage => ({
      index,
      heading,
      ...phrase(['passages', index, 'phrasings'], `passages/${index}`, phrasings),
    }));
    return {
      lead,
      passages,
      callToAction: phrase(['callToAction'], 'callToAction', data.callToAction),
      sectors: covered.map(withParagraph),
      otherSectors: [],
    };
  }
  return {
    lead,
    local,
    passages: [],
    sectors: chosen.map(withParagraph),
    otherSectors: town.data.sectors
      .filter((one) => !chosen.includes(one))
      .map(({ sector }) => context.sector(sector)),
  };
}

/** The sectors of a location page. */
interface PageSectors {
  /** The text about the service in the town, if there is one. */
  local?: LocalText;
  /** The sectors that the page covers. */
  covered: readonly TownSector[];
  /** The covered sectors whose paragraph about the service is on the page: only one beside a local text. */
  withParagraph: readonly TownSector[];
}

/** Returns the sectors of a location page, without choosing its texts. */
export function pageSectors(
  town: TownEntry,
  variant: VariantEntry,
  context: Pick<SiteContext, 'content' | 'local'>,
): PageSectors {
  const local = localTextOf(town, variant, context);
  const covered = chooseSectors(town, variant, context.content.collections.variants);
  if (!local) return { covered, withParagraph: covered };
  const first = covered[choiceOf(town, variant, 'paragraph', covered)];
  return { local, covered, withParagraph: first ? [first] : [] };
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
