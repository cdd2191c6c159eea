import type { DataPath } from '#cli/model/finding.ts';
import type { Phrasing, SectorText } from '#schemas/phrasing.ts';
import type { Nation } from '#schemas/town.ts';
import type { Variant } from '#schemas/variant.ts';
import { getOrInsertComputed } from './getOrInsertComputed.ts';

/** The facts about a page that decide which phrasings suit it. */
export interface PhrasingPage {
  nation: Nation;
  /** The slugs of the sectors that the page covers, in the order in which its sector variables name them. */
  sectors: readonly string[];
}

/** A text, and its place below the field that holds the choices. */
export interface PlacedText {
  text: string;
  steps: DataPath;
}

/** Returns the texts of the phrasings that are true in the nation of a page and whose sector variables suit its sectors. */
export function fittingPhrasings(
  phrasings: readonly Phrasing[],
  { nation, sectors }: PhrasingPage,
): readonly PlacedText[] {
  const texts = placedTexts(phrasings);
  // Most lists suit every page.
  if (phrasings.every((phrasing) => typeof phrasing === 'string')) return texts;
  return texts.filter((_, index) => {
    const phrasing = phrasings[index];
    if (phrasing === undefined || typeof phrasing === 'string') return true;
    const { text, nations, sectors: suited } = phrasing;
    return (
      (nations?.includes(nation) ?? true) &&
      (!suited || sectorsNamedBy(text, sectors).every((sector) => suited.includes(sector)))
    );
  });
}

/** The texts of lists of phrasings. Location pages choose from the same lists tens of thousands of times. */
const placed = new WeakMap<readonly Phrasing[], readonly PlacedText[]>();

function placedTexts(phrasings: readonly Phrasing[]): readonly PlacedText[] {
  return getOrInsertComputed(placed, phrasings, () =>
    phrasings.map((phrasing, index) =>
      typeof phrasing === 'string'
        ? { text: phrasing, steps: [index] }
        : { text: phrasing.text, steps: [index, 'text'] },
    ),
  );
}

/** Returns every phrasing of a variant with its place. */
export function placedPhrasings({
  lead,
  passages,
  callToAction,
}: Variant): { path: DataPath; phrasing: Phrasing }[] {
  const lists: [path: DataPath, phrasings: readonly Phrasing[]][] = [
    [['lead'], lead],
    ...passages.map(({ phrasings }, index): [DataPath, readonly Phrasing[]] => [
      ['passages', index, 'phrasings'],
      phrasings,
    ]),
    [['callToAction'], callToAction],
  ];
  return lists.flatMap(([path, phrasings]) =>
    phrasings.map((phrasing, index) => ({ path: [...path, index], phrasing })),
  );
}

/** Returns the texts of a sector about a service that are true in a nation. */
export function sectorTextsIn(nation: Nation, texts: SectorText | undefined): PlacedText[] {
  if (texts === undefined) return [];
  if (typeof texts === 'string') return [{ text: texts, steps: [] }];
  return texts.flatMap(({ text, nations }, index) =>
    nations.includes(nation) ? [{ text, steps: [index, 'text'] }] : [],
  );
}

/** Returns every text of a sector about a service. */
export function sectorTexts(texts: SectorText): string[] {
  return typeof texts === 'string' ? [texts] : texts.map(({ text }) => text);
}

/** Returns the sectors whose phrases the sector variables of a pattern would print. */
function sectorsNamedBy(pattern: string, sectors: readonly string[]): readonly string[] {
  let named = sectorVariables.get(pattern);
  if (!named) {
    named = new Set(pattern.match(/\bsector(?:1|2|s)\b/g));
    sectorVariables.set(pattern, named);
  }
  if (named.has('sectors')) return sectors;
  const [first, second = first] = sectors;
  return [
    ...(named.has('sector1') && first !== undefined ? [first] : []),
    ...(named.has('sector2') && second !== undefined ? [second] : []),
  ];
}

/** The sector variables of patterns, which many pages share. */
const sectorVariables = new Map<string, ReadonlySet<string>>();
