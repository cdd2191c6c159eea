import type { Content, TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { maskOf } from '#cli/similarity/maskedSentences.ts';
import type { Mask, MaskedSentence } from '#cli/similarity/maskedSentences.ts';
import { slotCharacter } from '#cli/similarity/slots.ts';
import { townProse } from '#cli/similarity/townProse.ts';
import type { ProsePage, ProseText } from '#cli/similarity/townProse.ts';
import { countWords } from '#schemas/countWords.ts';
import { countyInText, regionInText } from './english.ts';
import { getOrInsertComputed } from './getOrInsertComputed.ts';
import { lazily } from '#schemas/lazily.ts';
import { locationProse } from './locationProse.ts';
import { sampleVariables, shortName } from './locationVariables.ts';
import { renderPattern } from './patterns.ts';
import type { PatternVariables } from './patterns.ts';
import { locationPath, townPath, variantsOf } from './planPaths.ts';

/** The context that the prose of pages about towns is planned in. */
export type ProseContext = Pick<
  SiteContext,
  'content' | 'towns' | 'texts' | 'surroundings' | 'service' | 'sector' | 'local'
>;

/** The variables of patterns in the order of their slots. */
const VARIABLES = Object.keys(sampleVariables);

/** The variables whose value is a fact about the town. A sentence with one would be false in another town. */
const FACTS = new Set<string>([
  'place',
  'county',
  'the_region',
  'nation',
  'population',
  'nearest',
  'neighbours',
  'distance_from_office',
] satisfies (keyof typeof sampleVariables)[]);

/** Returns the prose of the pages of all towns with its mask, for measures that need the words. */
export function prosePages(context: ProseContext): { towns: ProsePage[][]; mask: Mask } {
  const { pagesOf } = prosePlanner(context);
  return {
    towns: context.towns.map((town) => pagesOf(town)),
    mask: maskOf(maskedNames(context.content)),
  };
}

/** Returns the functions that mask `names` and count texts. Sentences of texts that several towns have are masked once. */
export function proseCounter(context: ProseContext, names: ReadonlySet<string>) {
  const mask = lazily(() => maskOf(names));
  const kept = new Map<string, MaskedSentence[]>();
  const sentencesOf = (text: string) =>
    getOrInsertComputed(kept, text, () => mask().sentencesOf(text));
  const { pagesOf } = prosePlanner(context);
  return {
    hashesOf: (patterns: readonly string[]) => [
      ...new Set(patterns.flatMap((text) => sentencesOf(withSlots(text)).map(({ hash }) => hash))),
    ],
    /** Counts the prose of a town. Of the pages that are not `isWhole`, only the texts that were written for the town are counted. */
    count: (town: TownEntry, isWhole?: (path: string) => boolean) =>
      townProse(pagesOf(town, isWhole), {
        sentencesOf,
        isFact: (slot) => FACTS.has(VARIABLES[slot] ?? ''),
      }),
  };
}

/** Returns the function that plans the prose of a town's pages, the hub first. */
function prosePlanner(context: ProseContext) {
  const { content, texts } = context;
  const lengths = new Map<string, number>();
  const pageOf = (
    path: string,
    prose: readonly ProseText[],
    variables: PatternVariables,
    service?: string,
  ): ProsePage => ({
    path,
    ...(service !== undefined && { service }),
    texts: prose.map((one) =>
      one.isLocal ? one : { ...one, text: withSlots(one.text, variables) },
    ),
    slotWords: VARIABLES.map((name) => {
      const value = variables[name] ?? '';
      return getOrInsertComputed(lengths, value, () => countWords(value));
    }),
  });
  return {
    pagesOf(town: TownEntry, isWhole: (path: string) => boolean = () => true): ProsePage[] {
      const prose = locationProse(town, context);
      return [
        pageOf(townPath(town.slug), prose.hub, texts.townVariables(town)),
        ...variantsOf(town, content.collections.variants).map((variant) => {
          const { service } = variant.data;
          const path = locationPath(town, variant);
          if (!isWhole(path)) {
            return { path, service, texts: prose.writtenOnPage(variant), slotWords: [] };
          }
          return pageOf(path, prose.ofPage(variant), texts.pageVariables(town, variant), service);
        }),
      ];
    },
  };
}

/** Returns the names that are masked: those of towns, counties, regions, nations, postcode areas and sectors, and the office's city. */
export function maskedNames({ collections, singles }: Content): Set<string> {
  const names = new Set([singles.site.data.office.city]);
  for (const { data } of collections.towns) {
    const { name, county, region, nation, postcodeArea } = data;
    const ofTown = [name, shortName(data), name.replace(/ \(.*\)$/, '')];
    const around = [county, countyInText(county), region, regionInText(region), nation];
    if (postcodeArea !== undefined) names.add(postcodeArea);
    for (const one of [...ofTown, ...around]) names.add(one);
  }
  for (const { data } of collections.sectors) names.add(data.name).add(data.phrase);
  return names;
}

/** Patterns with slots, by the patterns. Many pages share a pattern. */
const slotted = new Map<string, string>();

/** Returns a pattern with a slot for each variable. A pattern with tags is filled, because its words depend on the values. */
function withSlots(pattern: string, variables: PatternVariables = sampleVariables): string {
  if (!pattern.includes('{')) return pattern;
  if (pattern.includes('{%')) return renderPattern(pattern, variables);
  return getOrInsertComputed(slotted, pattern, () =>
    pattern.replace(
      /\{\{\s*(\w+)\s*(\|\s*an\b)?[^}]*\}\}/g,
      (_, name: string, article?: string) =>
        `${article ? 'a ' : ''}${slotCharacter(VARIABLES.indexOf(name))}`,
    ),
  );
}
