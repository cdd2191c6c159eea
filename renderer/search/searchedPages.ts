import type { BlogIndex } from '#schemas/generated/blogIndex.ts';
import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import type { SearchGroup, SearchIndex } from '#schemas/generated/searchIndex.ts';
import type { IndexedTown } from '#schemas/packedTowns.ts';
import { groupBy } from './groupBy.ts';
import { postcodeTerm } from './searchTerms.ts';

/** A page that can be found. */
export interface SearchedPage {
  group: SearchGroup;
  path: string;
  title: string;
  text: string;
  /** The price and the duration of a service, also on its pages in towns; empty for other pages. */
  facts: readonly string[];
  /** Other words for its subject. */
  words: string;
  /** Further text. */
  more: string;
}

/** Returns the pages of the indexes, without those of towns. */
export function searchedPages(index: SearchIndex, posts: BlogIndex | undefined): SearchedPage[] {
  return [
    ...index.entries.map(([group, path, title, text, words, more, facts = []]) => ({
      group,
      path,
      title,
      text,
      words,
      more,
      facts,
    })),
    ...(posts?.posts ?? []).map(([slug, title, text, tags]) => ({
      group: 'posts' as const,
      path: `/blog/${slug}`,
      title,
      text,
      words: tags.map((tag) => posts?.tags[tag]).join('\n'),
      more: '',
      facts: [],
    })),
  ];
}

/** Returns the pages of towns. */
export function townPages(
  towns: readonly IndexedTown[],
  locations: LocationIndex | undefined,
): SearchedPage[] {
  const oldNames = groupBy(Object.entries(locations?.aliases ?? {}), ([, slug]) => slug);
  return towns.map((town) => {
    const { slug, name, county, region, nation } = town;
    const { names, postcodeAreas } = otherNamesOf(town, locations);
    return {
      group: 'towns',
      path: townPath(slug),
      title: name,
      text: county,
      // The short name, if the slug is made from that, old names, those in other languages, its sound, and the postcode areas.
      words: [
        slug,
        ...(oldNames.get(slug) ?? []).map(([old]) => old),
        ...names,
        phoneticSlug(slug),
        ...postcodeAreas.map(postcodeTerm),
      ].join('\n'),
      more: [...new Set([region, nation])].join('\n'),
      facts: [],
    };
  });
}

/** Returns the other names and the postcode areas of a town. Another name of one or two capital letters is a postcode area: London has eight. */
export function otherNamesOf(
  { slug, postcodeArea }: IndexedTown,
  locations: LocationIndex | undefined,
): { names: string[]; postcodeAreas: string[] } {
  const all = locations?.otherNames[slug] ?? [];
  const areas = all.filter((name) => /^[A-Z]{1,2}$/.test(name));
  return {
    names: all.filter((name) => !areas.includes(name)),
    postcodeAreas: [...(postcodeArea ? [postcodeArea] : []), ...areas],
  };
}

/** Returns the path of the page of a town. */
export function townPath(slug: string): string {
  return `/locations/${slug}`;
}

/** Returns the slug of a town with endings as they sound: Worcester is heard as "worster", and Edinburgh as "edinborough". */
function phoneticSlug(slug: string): string {
  return slug.replace(/cester\b/g, 'ster').replace(/burgh\b/g, 'borough');
}
