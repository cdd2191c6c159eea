import { createHash } from 'node:crypto';
import { countWords } from '#schemas/countWords.ts';
import type { Content, TownEntry } from '#cli/model/content.ts';
import { makeValues } from './makeValues.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import type { LocationIndexing } from '#cli/model/locationIndexing.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { earnsIndexing } from '#cli/similarity/earnsIndexing.ts';
import { maskOf } from '#cli/similarity/maskedSentences.ts';
import type { Mask, MaskedSentence } from '#cli/similarity/maskedSentences.ts';
import { measureProse, sharedSentences } from '#cli/similarity/measureProse.ts';
import { slotCharacter } from '#cli/similarity/slots.ts';
import { localHashes, townProse } from '#cli/similarity/townProse.ts';
import type { ProsePage, ProseText, TownProse } from '#cli/similarity/townProse.ts';
import { countyInText, regionInText } from './english.ts';
import { commonTexts, locationProse } from './locationProse.ts';
import { sampleVariables, shortName } from './locationVariables.ts';
import { renderPattern } from './patterns.ts';
import type { PatternVariables } from './patterns.ts';
import { canonicalVariant, locationPath, townPath, variantsOf } from './planPaths.ts';

type Context = Pick<
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

/**
 * Decides which pages about towns search engines may list (docs/behaviour.md#location-pages). A second page of a service in a town is
 * never listed. No pattern is filled. `keep` may return results for towns from an earlier run: the decision on a town depends on the town and
 * on which of its sentences other towns have.
 */
export function locationIndexing(
  context: Context,
  keep: KeepValues = makeValues,
): LocationIndexing {
  const { content, towns } = context;
  const limits = content.singles.site.data.indexing;
  const keys = lazily(() => {
    const common = keyOfCommon(content);
    return { common, towns: towns.map((town) => keyOfTown(town, common, context)) };
  });
  const counter = lazily(() => proseCounter(context));
  const counted = new Map<TownEntry, TownProse>();
  const writtenProse = (town: TownEntry) =>
    keepIn(counted, town, () => counter().count(town, () => false));
  const ofEachTown = <T>(name: string, make: (town: TownEntry) => T): T[] =>
    keep(
      name,
      towns.map((town, index) => ({ key: keys().towns[index] ?? '', make: () => make(town) })),
    );
  const commonSentences = lazily(() => {
    const make = () => counter().hashesOf(commonTexts(content));
    return new Set(keep('common-sentences', [{ key: keys().common, make }]).flat());
  });
  const measure = lazily(() =>
    measureProse(
      ofEachTown('town-prose', (town) => counter().count(town)),
      commonSentences(),
    ),
  );
  const indexable = lazily(() => {
    const sentences = ofEachTown('town-sentences', (town) => localHashes(writtenProse(town)));
    const isShared = sharedSentences(sentences, commonSentences());
    const earned = towns.map((town, index) => {
      const shared = sentences[index]?.filter(isShared) ?? [];
      return {
        key: hashOf([keys().towns[index] ?? '', JSON.stringify([limits, shared])]),
        make: () => {
          const measured = (prose: TownProse) => [...measureProse([prose], new Set(shared))];
          const seconds = new Set(secondPages(town, content));
          // Most pages have too few words of their own, which the texts that all towns share do not change.
          const candidates = new Set(
            measured(writtenProse(town)).flatMap(([path, { own }]) =>
              own >= limits.leastOwnWords && !seconds.has(path) ? path : [],
            ),
          );
          if (candidates.size === 0) return [];
          return measured(counter().count(town, (path) => candidates.has(path))).flatMap(
            ([path, measures]) =>
              candidates.has(path) && earnsIndexing(measures, limits) ? path : [],
          );
        },
      };
    });
    return new Set(keep('indexable-locations', earned).flat());
  });
  return { measure, isIndexable: (path) => indexable().has(path) };
}

/** Returns a function that calls `make` once, when it is first called itself. */
function lazily<T extends object>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}

/** Returns the paths of the pages of a town that name another one as canonical. */
function secondPages(town: TownEntry, { collections: { variants } }: Content): string[] {
  return variantsOf(town, variants).flatMap((variant) =>
    canonicalVariant(town, variant, variants) === variant ? [] : locationPath(town, variant),
  );
}

/** Returns the prose of the pages of all towns with its mask, for measures that need the words. */
export function prosePages(context: Context): { towns: ProsePage[][]; mask: Mask } {
  const { pagesOf } = prosePlanner(context);
  return {
    towns: context.towns.map((town) => pagesOf(town)),
    mask: maskOf(namesOf(context.content)),
  };
}

/** Returns the functions that mask and count texts. Sentences of texts that several towns have are masked once. */
function proseCounter(context: Context) {
  const mask = lazily(() => maskOf(namesOf(context.content)));
  const kept = new Map<string, MaskedSentence[]>();
  const sentencesOf = (text: string) => keepIn(kept, text, () => mask().sentencesOf(text));
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
function prosePlanner(context: Context) {
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
      return keepIn(lengths, value, () => countWords(value));
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
function namesOf({ collections, singles }: Content): Set<string> {
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

/** Returns a key of everything that the prose of all towns depends on. */
function keyOfCommon(content: Content): string {
  const { services, variants, sectors, caseStudies, testimonials } = content.collections;
  const { site, prices, townPages, servicePages } = content.singles;
  return hashOf([
    ...[
      site,
      prices,
      ...(townPages ? [townPages] : []),
      servicePages,
      ...services,
      ...variants,
      ...sectors,
      ...caseStudies,
      ...testimonials,
    ].map(({ file, hash }) => `${file} ${hash}`),
    ...namesOf(content),
  ]);
}

/** Returns a key of everything that the prose of a town depends on. The words of its patterns depend on the towns around it. */
function keyOfTown(town: TownEntry, common: string, { surroundings, local }: Context): string {
  const { nearest, whole } = surroundings(town);
  const around = [nearest, whole ? [whole] : []].map((towns) =>
    towns.map(({ data }) => shortName(data)),
  );
  const own = [town.slug, town.hash, local(town)?.hash ?? ''];
  return hashOf([common, ...own, JSON.stringify(around)]);
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Patterns with slots, by the patterns. Many pages share a pattern. */
const slotted = new Map<string, string>();

/** Returns a pattern with a slot for each variable. A pattern with tags is filled, because its words depend on the values. */
function withSlots(pattern: string, variables: PatternVariables = sampleVariables): string {
  if (!pattern.includes('{')) return pattern;
  if (pattern.includes('{%')) return renderPattern(pattern, variables);
  return keepIn(slotted, pattern, () =>
    pattern.replace(
      /\{\{\s*(\w+)\s*(\|\s*an\b)?[^}]*\}\}/g,
      (_, name: string, article?: string) =>
        `${article ? 'a ' : ''}${slotCharacter(VARIABLES.indexOf(name))}`,
    ),
  );
}

function keepIn<K, T>(kept: Map<K, T>, key: K, make: () => T): T {
  let value = kept.get(key);
  if (value === undefined) kept.set(key, (value = make()));
  return value;
}
