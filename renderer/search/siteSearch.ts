import MiniSearch from 'minisearch';
import type { QueryCombination, SearchOptions, SearchResult } from 'minisearch';
import type { BlogIndex } from '#schemas/generated/blogIndex.ts';
import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import type { SearchGroup, SearchIndex } from '#schemas/generated/searchIndex.ts';
import { unpackTowns } from '#schemas/packedTowns.ts';
import type { IndexedTown } from '#schemas/packedTowns.ts';
import { alikeTerms, phrasesOf } from './alikeTerms.ts';
import type { AlikeTerms, Phrase } from './alikeTerms.ts';
import { areaFinder } from './areaFinder.ts';
import { correctionOf } from './correction.ts';
import type { Correction } from './correction.ts';
import { queryPhrases } from './queryPhrases.ts';
import { otherNamesOf, searchedPages, townPages, townPath } from './searchedPages.ts';
import type { SearchedPage } from './searchedPages.ts';
import {
  beginsTerm,
  indexTerms,
  mayMean,
  MIN_DISTINCT,
  mostErrors,
  postcodeTerm,
  queryTerms,
} from './searchTerms.ts';
import type { SiteTerms } from './searchTerms.ts';

/** The indexes of a site. Those of posts and towns are left out if the site has none. */
export interface SiteIndexes {
  index: SearchIndex;
  posts?: BlogIndex | undefined;
  locations?: LocationIndex | undefined;
}

/** A page that a search found. */
export interface FoundPage extends Omit<SearchedPage, 'words' | 'more'> {
  /** The terms of its title and text that match the query, without words that are much longer than those of the query. */
  terms: readonly string[];
  /** How the query was read, if it has a word that no page has. */
  correction?: Correction | undefined;
}

/** Towns that a query names. */
interface NamedTowns {
  towns: readonly FoundPage[];
  /** Those of them that the query names equally well. */
  best: readonly FoundPage[];
  /** The terms of the query that name them. */
  terms: readonly string[];
  /** Whether the query has the exact words of their names. */
  isExact: boolean;
}

/** Where and how names of towns are searched. */
interface TownSearch {
  /** The paths of the only towns that may be found. */
  within?: readonly string[];
  /** Whether the last word may be the beginning of a name. */
  isUnfinished?: boolean;
}

/** The number of towns that are considered for a query with the name of a town and a service. */
const TOWNS = 3;

/** The weight of pages whose title and other names have all words of a query. */
const NAMED = 2;

/** The weight of pages that have a name which is the query, or the part of it that they have. */
const WHOLE = 1.25;

/** The groups whose titles are sentences about a subject. Other titles name it. */
const sentenceGroups: ReadonlySet<SearchGroup> = new Set(['caseStudies', 'posts', 'questions']);

/** The maximum number of terms of a name. */
const NAME = 3;

/** The weight of the word that was typed, if words with the same meaning are searched as well. */
const EXACT = 0.25;

/** The lowest score of a result, as a share of the best score. */
const LOWEST = 0.125;

/** The minimum share of its letters that a visitor has typed of a word that is shown as found. */
const TYPED = 0.4;

/** The maximum share that the size of a town adds to its weight. */
const SIZE = 0.3;

/** The weight of the largest town of a postcode area, if a query has the area. */
const LARGEST = 2;

/** The weight of pages by their group. Services and the pages of the menus are what most visitors look for. */
const weights: Readonly<Record<SearchGroup, number>> = {
  services: 1.5,
  caseStudies: 1,
  posts: 1,
  questions: 1,
  towns: 1,
  pages: 1.2,
};

/**
 * Returns a search over the pages of a site, best first. All words of the query have to match, and pages that match much less well than the
 * best one are left out. If no page has all words, those that have the most of them are found.
 * A word also matches longer words that begin with it, and words that differ by one letter, or by two letters if it has eight or more.
 * Two or three words may be typed as one, and one as two.
 * The name of a town and that of a service together find the page of that service in that town, which no index contains. The name of a
 * county, a region or a nation stands for its largest towns.
 * If the query has a word that no page has, the results are those of the query with the word that was read in its place, as a message says.
 */
export function siteSearch({ index, posts, locations }: SiteIndexes) {
  const indexedTowns = locations ? unpackTowns(locations.towns) : [];
  const pages = [...searchedPages(index, posts), ...townPages(indexedTowns, locations)];
  const alike = alikeTerms(index.alike);
  let names: Set<string> | undefined;
  const siteTerms: SiteTerms = {
    all: new Set(),
    // Only words with errors need the names, so that the first answer does not wait for them.
    get names() {
      names ??= subjectTerms(pages, index.alike);
      return names;
    },
  };
  const vocabulary = siteTerms.all;
  const all = miniSearch(pages, alike, siteTerms);
  const servicesIn = locations && placedServices(index, locations, indexedTowns, alike, siteTerms);
  const ignored = new Set(index.ignored.flatMap(queryTerms));
  const areaIn = areaFinder(indexedTowns, ignored, index.alike);
  const weightOf = townWeights(indexedTowns, locations);
  const townNames = new Set(indexedTowns.map(({ name }) => queryTerms(name).join(' ')));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  // The list of all towns is in their group.
  const townPaths = new Set(indexedTowns.map(({ slug }) => townPath(slug)));
  const isTown = (path: string) => townPaths.has(path);
  const isNameOf = (path: string, terms: readonly string[]) => {
    const words = terms.join();
    return namesOf(byPath.get(path)).some((name) => queryTerms(name).join() === words);
  };

  const isKnown = (term: string) => beginsTerm(term, siteTerms);

  /** Returns the text of a result, and what else people wrote for the page. The words of a town have its name as it sounds, and postcode terms. */
  const textOf = ({ path, text }: FoundPage) => {
    const page = byPath.get(path);
    return [text, page?.more, isTown(path) ? '' : page?.words].join('\n');
  };

  /** Returns whether each word of a query that a result has is, begins or may mean a term of the result. */
  const hasMeantTerms = ({ queryTerms: typed, terms }: SearchResult) =>
    typed.every(
      (word) =>
        vocabulary.has(word) ||
        terms.some((term) => term.startsWith(word) || mayMean(word, term, siteTerms)),
    );
  const found = (result: SearchResult): FoundPage[] => {
    const page = byPath.get(result.id);
    return page ? [{ ...page, terms: alike.shown(closeTerms(result)) }] : [];
  };
  const search = (
    phrases: readonly Phrase[],
    combineWith: 'AND' | 'OR',
    options: Pick<SearchOptions, 'prefix' | 'fuzzy'> = {},
  ) => {
    // The name of a town is not the beginning of that of another: "London" does not mean Londonderry.
    const isOtherTown = (match: SearchResult['match']) =>
      phrases.some(({ terms }) =>
        terms.some(
          (term) =>
            townNames.has(term) &&
            !Object.hasOwn(match, term) &&
            Object.keys(match).some((own) => own.startsWith(term)),
        ),
      );
    const score = ({ id, score: own, match }: SearchResult) => {
      const names = Object.keys(match).filter((term) =>
        match[term]?.some((field) => field === 'title' || field === 'words'),
      );
      const isNamed = phrases.every(
        ({ terms, lists }) =>
          lists.some((list) => names.includes(list)) ||
          terms.every((term) => names.some((name) => name.startsWith(term))),
      );
      // A whole word of the site is not the beginning of the name of a town: "staff" does not mean Stafford.
      const isOnlyBegun =
        isTown(id) &&
        phrases.some(({ terms }) =>
          terms.some((term) => vocabulary.has(term) && !Object.hasOwn(match, term)),
        );
      if (isOnlyBegun) return own / NAMED;
      // The words that the page has of the query are one of its names: "website" is one of web design, but only a word of other titles.
      const said = phrases
        .filter(({ terms, lists }) =>
          [...terms, ...lists].some((term) => Object.hasOwn(match, term)),
        )
        .flatMap(({ terms }) => terms);
      return own * (isNamed ? NAMED : 1) * (isNameOf(id, said) ? WHOLE : 1);
    };
    const results = all
      .search(
        { combineWith, queries: phrases.map(queryOf) },
        {
          ...options,
          boostDocument: (path: string, term: string) =>
            weights[byPath.get(path)?.group ?? 'pages'] * weightOf(path, term),
        },
      )
      .filter(hasMeantTerms)
      .filter(({ id, match }) => !isTown(id) || !isOtherTown(match));
    return scored(results, score);
  };

  /** Returns the pages that have all words, without those that match much less well than the best one. */
  const searchWhole = (
    phrases: readonly Phrase[],
    options?: Pick<SearchOptions, 'prefix' | 'fuzzy'>,
  ) => {
    const results = search(phrases, 'AND', options);
    return results.filter(({ score }) => score >= LOWEST * (results[0]?.score ?? 0));
  };

  /** Returns the pages that have the most of the words. */
  const searchParts = (phrases: readonly Phrase[]) => {
    // Short words are alike many others, and begin many. They say little if not all words are found: "car" in "car hire" does not mean
    // Cardiff, and "lawn" in "lawn mower" no law.
    const results = search(phrases, 'OR', {
      prefix: (term) => term.length > 3 || (term.length === 3 && vocabulary.has(term)),
      fuzzy: (term) => allowedErrors(term, siteTerms, MIN_DISTINCT),
    });
    const matched = ({ queryTerms: own }: SearchResult) =>
      phrases.filter(({ terms, lists }) => [...terms, ...lists].some((term) => own.includes(term)))
        .length;
    const most = Math.max(...results.map(matched));
    return results.filter((result) => matched(result) === most);
  };

  /** Returns the towns with the most of some terms in their names, or those of them that are among `within`. */
  const searchTowns = (
    terms: readonly string[],
    { within, isUnfinished = false }: TownSearch = {},
  ): NamedTowns | undefined => {
    const matches = all
      .search(terms.join(' '), {
        combineWith: 'OR',
        fields: ['title', 'words'],
        prefix: (term, position) =>
          isUnfinished && position === terms.length - 1 && term.length > 3 && !vocabulary.has(term),
        // A word of the site is no name with an error: "lettering" does not mean Kettering.
        fuzzy: (term) => (vocabulary.has(term) ? 0 : allowedErrors(term, siteTerms)),
        boostDocument: (path, term) => (isTown(path) ? weightOf(path, term) : 0),
      })
      .filter(hasMeantTerms)
      .filter(({ id, terms: own }) => {
        const town = byPath.get(id);
        return town && (!within || within.includes(id)) && isNamedBy(town, own);
      });
    const results = scored(
      matches,
      ({ id, terms: own, score }) => score * (isNameOf(id, own) ? WHOLE : 1),
    );
    const isExact = ({ queryTerms: own, terms: found }: SearchResult) =>
      own.every((term) => found.includes(term));
    const [best] = results;
    if (!best) return undefined;
    // A town whose exact name the query has is meant, and not one with a similar name: "Bolton" does not mean Boston.
    const named = (isExact(best) ? results.filter(isExact) : results).slice(0, TOWNS);
    const equal = named.filter(({ queryTerms: own }) => own.join() === best.queryTerms.join());
    return {
      towns: named.flatMap(found),
      best: equal.flatMap(found),
      terms: best.queryTerms,
      isExact: isExact(best),
    };
  };

  /** Returns the towns that terms name. The name of a county, a region or a nation chooses between them, or else stands for its largest towns. */
  const namedTowns = (terms: readonly string[], isUnfinished = false): NamedTowns | undefined => {
    const area = areaIn(terms);
    if (!area) return searchTowns(terms, { isUnfinished });
    const others = terms.filter((term) => !area.terms.includes(term));
    const inside = searchTowns(others, { within: area.paths });
    if (inside) return { ...inside, terms: [...inside.terms, ...area.terms] };
    const same = searchTowns(area.terms);
    const isTownName = same?.isExact && area.terms.every((term) => same.terms.includes(term));
    if (isTownName || searchTowns(others)) return searchTowns(terms);
    const largest = area.paths.slice(0, TOWNS).flatMap((path) => {
      const page = byPath.get(path);
      return page ? [{ ...page, terms: area.terms }] : [];
    });
    return { towns: largest, best: largest, terms: area.terms, isExact: true };
  };

  /** Returns the pages of services in the towns that a query names, then those towns, then the services. */
  const searchPlaces = (phrases: readonly Phrase[], isUnfinished = false): FoundPage[] => {
    if (!servicesIn) return [];
    const named = namedTowns(
      phrases.flatMap(({ terms }) => terms),
      isUnfinished,
    );
    if (!named) return [];
    const rest = phrases.filter(({ terms }) => !terms.some((term) => named.terms.includes(term)));
    if (rest.length === 0) return [];
    const inTowns = named.best.flatMap((town) => servicesIn(rest, town, named.isExact));
    if (inTowns.length === 0) return [];
    const services = searchWhole(rest).flatMap(found);
    return [...inTowns, ...named.towns, ...services.filter(({ group }) => group === 'services')];
  };

  /** Returns the largest towns of a county, a region or a nation, if a query has no other words than its name. */
  const searchArea = (phrases: readonly Phrase[]): readonly FoundPage[] => {
    const terms = phrases.flatMap((phrase) => phrase.terms);
    const isArea = areaIn(terms)?.terms.length === terms.length;
    return isArea ? (namedTowns(terms)?.towns ?? []) : [];
  };

  const searchFor = (query: string): FoundPage[] => {
    const named = queryPhrases(query, alike, siteTerms);
    const telling = named.filter(
      ({ terms, lists }) => lists.length > 0 || !terms.every((term) => ignored.has(term)),
    );
    const phrases = telling.length > 0 ? telling : named;
    if (phrases.length === 0) return [];
    const whole = searchWhole(phrases).flatMap(found);
    // The list of all towns is first if it names the area, as it does all nations.
    const hub = whole.slice(0, 1).filter(({ group, path }) => group === 'towns' && !isTown(path));
    const results = [...searchPlaces(phrases), ...hub, ...searchArea(phrases), ...whole];
    const chosen = [
      () => results,
      () => searchPlaces(phrases, true),
      () => searchWhole(phrases, { prefix: () => phrases.length > 1 }).flatMap(found),
      () => searchParts(phrases).flatMap(found),
    ].reduce<FoundPage[]>((done, next) => (done.length > 0 ? done : next()), []);
    return [...new Map(chosen.map((page) => [page.path, page])).values()];
  };

  return (query: string): FoundPage[] => {
    const results = searchFor(query);
    const [best] = results;
    const correction = best && correctionOf(query, { ...best, text: textOf(best) }, isKnown);
    if (!correction) return results;
    const corrected = searchFor(correction.read);
    return (corrected.length > 0 ? corrected : results).map((page) => ({ ...page, correction }));
  };
}

/** Returns the names of a page. The words of a post are its tags, which name its subjects. */
function namesOf(page: SearchedPage | undefined): string[] {
  if (!page) return [];
  return page.group === 'posts' ? [page.title] : [page.title, ...page.words.split('\n')];
}

/** Returns results with the scores that `scoreOf` gives them, best first. */
function scored(
  results: readonly SearchResult[],
  scoreOf: (result: SearchResult) => number,
): SearchResult[] {
  return results
    .map((result) => ({ ...result, score: scoreOf(result) }))
    .sort((a, b) => b.score - a.score);
}

/** Returns the terms of a result without those that a word of the query only begins. "App" finds "approval", too, but seldom means that. */
function closeTerms({ terms, queryTerms: typed }: SearchResult): string[] {
  return terms.filter((term) => {
    const begun = typed.filter((own) => term.startsWith(own));
    return begun.length === 0 || begun.some((own) => own.length >= TYPED * term.length);
  });
}

/** Returns the query for a word or phrase, and for those that mean the same. */
function queryOf({ terms, lists }: Phrase): QueryCombination {
  const exact: QueryCombination = { combineWith: 'AND', queries: [...terms] };
  return lists.length === 0
    ? exact
    : { combineWith: 'OR', queries: [{ ...exact, boostTerm: () => EXACT }, ...lists] };
}

/** Returns a function that finds the page of a service in a town by words for the service. */
function placedServices(
  { entries, variants }: SearchIndex,
  { labels, variants: sets }: LocationIndex,
  towns: readonly IndexedTown[],
  alike: AlikeTerms,
  siteTerms: SiteTerms,
) {
  const rank = new Map(variants.map(([slug, own]) => [slug, own]));
  const factsAt = new Map(entries.map(([, path, , , , , facts]) => [path, facts]));
  const serviceOf = new Map(variants.map(([slug, , , service]) => [slug, service]));
  const services = miniSearch(
    variants.map(([slug, , words]) => ({
      path: slug,
      title: labels[slug] ?? slug,
      text: '',
      words,
      more: '',
    })),
    alike,
    siteTerms,
  );
  const setOf = new Map(towns.map(({ slug, pageSet }) => [slug, pageSet]));
  return (phrases: readonly Phrase[], town: FoundPage, isExact: boolean): FoundPage[] => {
    const search = (combineWith: 'AND' | 'OR') =>
      services.search(
        { combineWith, queries: phrases.map(queryOf) },
        { boostDocument: (slug: string) => (rank.get(slug) === 1 ? 1.5 : 1) },
      )[0];
    // Visitors add words that name no service, such as "agency" or "cost".
    const best = search('AND') ?? (isExact ? search('OR') : undefined);
    const slug = town.path.slice(town.path.lastIndexOf('/') + 1);
    const set = setOf.get(slug) ?? 'full';
    const variant = best && sets[best.id]?.[set];
    if (!variant) return [];
    return [
      {
        ...town,
        path: `${town.path}/${set === 'full' ? `${slug}-${variant}` : variant}`,
        title: `${labels[variant]}, ${town.title}`,
        facts: factsAt.get(serviceOf.get(best.id) ?? '') ?? [],
        terms: [...town.terms, ...alike.shown(closeTerms(best))],
      },
    ];
  };
}

/**
 * Returns whether terms name a town. Those that its name shares with its county do not, unless the name has no others: "down" does not name
 * Bangor in County Down, but "bristol" names Bristol.
 */
function isNamedBy({ title, text }: SearchedPage, terms: readonly string[]): boolean {
  const own = indexTerms(title);
  const shared = new Set(indexTerms(text).filter((term) => own.includes(term)));
  return own.every((term) => shared.has(term)) || terms.some((term) => !shared.has(term));
}

/**
 * Returns a function that returns the weight of a page for a term by the size of its town. The largest town of a postcode area has more for
 * the area. Other pages have the weight 1.
 */
function townWeights(
  towns: readonly IndexedTown[],
  locations: LocationIndex | undefined,
): (path: string, term: string) => number {
  const sizes = new Map(
    towns.map(({ slug }, rank) => [townPath(slug), 1 + SIZE * (1 - rank / towns.length)]),
  );
  // Later entries of a map replace earlier ones, so the smallest town comes first.
  const largest = new Map(
    [...towns]
      .reverse()
      .flatMap((town) =>
        otherNamesOf(town, locations).postcodeAreas.map((area) => [
          postcodeTerm(area),
          townPath(town.slug),
        ]),
      ),
  );
  return (path, term) => (sizes.get(path) ?? 1) * (largest.get(term) === path ? LARGEST : 1);
}

/** Returns the terms of titles that name their subjects, as those of lists do, of other words for subjects, and of words that mean the same. */
function subjectTerms(
  pages: readonly SearchedPage[],
  alike: readonly (readonly string[])[],
): Set<string> {
  const titles = pages
    .filter(({ group, path }) => !sentenceGroups.has(group) || /^.[^/#]+$/.test(path))
    .map(({ title }) => title);
  // Most words of longer lines are those of any sentence.
  const words = pages
    .flatMap((page) => page.words.split('\n').map(indexTerms))
    .filter(({ length }) => length <= NAME);
  return new Set([...[...titles, ...alike.flat()].flatMap(indexTerms), ...words.flat()]);
}

/** Returns an index of pages, and adds its terms to `siteTerms`. */
function miniSearch(
  pages: readonly Omit<SearchedPage, 'group' | 'facts'>[],
  alike: AlikeTerms,
  siteTerms: SiteTerms,
): MiniSearch {
  const vocabulary = siteTerms.all;
  // Many towns have the same county and region.
  const termsByText = new Map<string, string[]>();
  const termsOf = (text: string): string[] => {
    const known = termsByText.get(text);
    if (known) return known;
    const own = indexTerms(text);
    const terms = [...own, ...phrasesOf(own, alike).flatMap(({ lists }) => lists)];
    for (const term of terms) vocabulary.add(term);
    termsByText.set(text, terms);
    return terms;
  };
  const isBeginning = (term: string) => !vocabulary.has(term) && beginsTerm(term, siteTerms);
  const search = new MiniSearch({
    idField: 'path',
    fields: ['title', 'words', 'text', 'more'],
    tokenize: (text, field) => {
      const terms = termsOf(text);
      // Several names of one subject repeat its words. That does not make the page a better result.
      return field === 'words' ? [...new Set(terms)] : terms;
    },
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (query) => query.split(' '),
      boost: { title: 3, words: 2, more: 0.5 },
      weights: { prefix: 0.4, fuzzy: 0.3 },
      // A page with many synonyms is as good a result as one with few, so the length of a field counts for less than by default.
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
      // Many words begin with "pr", but a visitor who types a whole word of two letters means that.
      prefix: (term) => term.length > 2 || (term.length === 2 && !vocabulary.has(term)),
      // The beginning of a word is unfinished, and not wrong: "portf" does not mean "port".
      fuzzy: (term) => (isBeginning(term) ? 0 : allowedErrors(term, siteTerms)),
    },
  });
  search.addAll(pages);
  return search;
}

/**
 * Returns the number of letters in which a word of a query may differ from a term. A word that the site has is right, but if it is long,
 * it may be the plural of a term. Another word may only differ from terms of `min` letters or more.
 */
function allowedErrors(word: string, siteTerms: SiteTerms, min = 0): number {
  if (siteTerms.all.has(word)) return word.length < 6 ? 0 : 1;
  const isAlike = [...siteTerms.all].some(
    (term) => term.length >= min && mayMean(word, term, siteTerms),
  );
  return isAlike ? mostErrors(word) : 0;
}
