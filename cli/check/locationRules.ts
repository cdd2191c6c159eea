import type { Content, Entry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { screensOf } from '#cli/resolve/screensOf.ts';
import { keyOfAllFacts } from '#cli/resolve/keyOfFacts.ts';
import type { LocationRule } from './rule.ts';
import { everyPageHasItsTexts } from './rules/everyPageHasItsTexts.ts';
import { locationHeadingsAreUnique } from './rules/locationHeadingsAreUnique.ts';
import { locationsAreDistinct } from './rules/locationsAreDistinct.ts';
import { localTextsAreDistinct } from './rules/localTextsAreDistinct.ts';
import { locationSearchTextsAreSound } from './rules/locationSearchTextsAreSound.ts';
import { nationTermsFitTheirNation } from './rules/nationTermsFitTheirNation.ts';
import { townsCallThemselvesHere } from './rules/townsCallThemselvesHere.ts';
import { townTermsFitTheirTown } from './rules/townTermsFitTheirTown.ts';
import { slotsReadWell } from './rules/slotsReadWell.ts';

/** A rule on location pages, and the content that its problems depend on. */
export interface LocationCheck {
  /** The name under which the problems are cached. */
  name: string;
  rule: LocationRule;
  /** Returns everything that the rule reads, as JSON. If it stays the same, so do the problems. */
  inputs(content: Content, facts: SiteContext['facts']): string;
  /**
   * For a rule that looks at towns one by one or in pairs: returns what it reads of each town, by the town's file. `inputs` then returns the
   * rest. After a change of some towns, the rule runs only for them.
   */
  towns?(content: Content): Record<string, string>;
}

/**
 * The rules on location pages. They run after the other rules, and only if nothing that location pages need is missing. They are the
 * slowest rules, so their problems are cached until something that they read has changed.
 */
export const locationRules: readonly LocationCheck[] = [
  { name: 'search-texts', rule: locationSearchTextsAreSound, inputs: inputsOfTexts },
  { name: 'headings', rule: locationHeadingsAreUnique, inputs: inputsOfTexts },
  {
    name: 'likeness',
    rule: locationsAreDistinct,
    inputs: ({ collections: { variants, sectors } }) =>
      JSON.stringify([...variants, ...sectors].map(fileOf)),
    towns: ({ collections: { towns, local } }) => {
      const hashes = new Map(local.map(({ slug, hash }) => [slug, hash]));
      return Object.fromEntries(
        towns.map(({ slug, file, hash }) => [file, `${hash} ${hashes.get(slug) ?? ''}`]),
      );
    },
  },
  {
    name: 'local-texts',
    rule: localTextsAreDistinct,
    // A service that is hidden leaves out its texts.
    inputs: ({ collections: { local } }) =>
      JSON.stringify(local.map((entry) => [fileOf(entry), Object.keys(entry.data.services)])),
  },
  {
    name: 'missing-texts',
    rule: everyPageHasItsTexts,
    inputs: inputsOfChoices,
  },
  {
    name: 'nation-terms',
    rule: nationTermsFitTheirNation,
    inputs: (content, facts) =>
      inputsOfChoices(content, facts) +
      (content.singles.wording ? fileOf(content.singles.wording) : ''),
  },
  {
    name: 'town-terms',
    rule: townTermsFitTheirTown,
    inputs: ({ singles: { wording } }) => (wording ? fileOf(wording) : ''),
    towns: ({ collections: { towns } }) =>
      Object.fromEntries(towns.map(({ file, hash }) => [file, hash])),
  },
  {
    name: 'own-town',
    rule: townsCallThemselvesHere,
    inputs: ({ collections: { towns } }) => keyOfAllFacts(towns),
    towns: ({ collections: { towns } }) =>
      Object.fromEntries(towns.map(({ file, hash }) => [file, hash])),
  },
  {
    name: 'slots',
    rule: slotsReadWell,
    inputs: ({ collections, singles: { site, words, prices, barriers, townPages } }) =>
      JSON.stringify([
        [
          site,
          words,
          prices,
          ...(townPages ? [townPages] : []),
          ...(barriers ? [barriers] : []),
          ...collections.services,
          ...collections.variants,
          ...collections.local,
        ].map(fileOf),
        collections.sectors.map(({ slug, data }) => [slug, data.phrase]),
        keyOfAllFacts(collections.towns),
      ]),
  },
];

/** Returns the inputs of the choice of the shared texts on location pages, before their patterns are filled. */
function inputsOfChoices({ collections }: Content, facts: SiteContext['facts']): string {
  const { variants, sectors, towns, local } = collections;
  return JSON.stringify([
    [...variants, ...sectors, ...local].map(fileOf),
    towns.map((town) => {
      const { nation, pageSet, sectors: own } = facts(town);
      return [town.slug, nation, pageSet, own];
    }),
  ]);
}

/** Returns the inputs of the titles, descriptions and headings of location pages. */
function inputsOfTexts({ collections, singles }: Content): string {
  const { services, variants, sectors, towns, posts, caseStudies, legalPages } = collections;
  const { site, words, prices, townPages, barriers } = singles;
  const titled = [...screensOf({ singles }), ...posts, ...caseStudies, ...legalPages];
  return JSON.stringify([
    [site, words, prices, townPages ?? [], barriers ?? [], ...services, ...variants]
      .flat()
      .map(fileOf),
    sectors.map(({ slug, data }) => [slug, data.phrase]),
    keyOfAllFacts(towns),
    titled.flatMap(({ file, data }) =>
      'search' in data ? [[file, data.search.title, data.title]] : [],
    ),
  ]);
}

function fileOf({ file, hash }: Entry<unknown>): string {
  return `${file} ${hash}`;
}
