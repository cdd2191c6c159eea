import type {
  CheckedContent,
  CollectionName,
  TownEntry,
  VariantEntry,
} from '#cli/model/content.ts';
import type { PlannedPath } from '#cli/model/resolvedContent.ts';
import type { PageType } from '#schemas/generated/route.ts';
import { blogLists } from './blogLists.ts';

/** Where the pages of a collection live; `legalPages` lie at the top. */
export const basePaths = {
  services: '/services',
  posts: '/blog',
  caseStudies: '/case-studies',
  legalPages: '',
  towns: '/locations',
} as const satisfies Partial<Record<CollectionName, string>>;

/** The screens that have a page of their own, apart from the not-found page. */
export const screenPaths = {
  home: { path: '/', type: 'home' },
  about: { path: '/about', type: 'about' },
  servicesList: { path: '/services', type: 'services' },
  caseStudiesList: { path: '/case-studies', type: 'case-studies' },
  blogList: { path: '/blog', type: 'blog' },
  factsQuestions: { path: '/facts-questions', type: 'facts-questions' },
  contact: { path: '/contact', type: 'contact' },
  locationsList: { path: '/locations', type: 'locations' },
  thankYou: { path: '/thank-you', type: 'thank-you' },
  notFound: { path: '/404', type: 'not-found' },
} as const satisfies Partial<
  Record<keyof CheckedContent['singles'], { path: string; type: PageType }>
>;

const collectionTypes = {
  services: 'service',
  posts: 'post',
  caseStudies: 'case-study',
  legalPages: 'legal',
} as const satisfies Partial<Record<CollectionName, PageType>>;

/** Returns every page that valid entries stand for, in no particular order. */
export function planPaths({ collections, singles }: Omit<CheckedContent, 'names'>): PlannedPath[] {
  const paths: PlannedPath[] = [];
  for (const [name, { path, type }] of Object.entries(screenPaths)) {
    const entry = singles[name as keyof typeof screenPaths];
    if (!entry) continue;
    const lists = type === 'blog' ? blogLists(collections.posts, path) : [{ path }];
    paths.push(...lists.map((list) => ({ path: list.path, type, file: entry.file })));
  }
  for (const [name, type] of Object.entries(collectionTypes)) {
    const collection = name as keyof typeof collectionTypes;
    for (const { slug, file } of collections[collection]) {
      paths.push({ path: `${basePaths[collection]}/${slug}`, type, file });
    }
  }
  for (const town of collections.towns) {
    paths.push({ path: townPath(town.slug), type: 'town', file: town.file });
    for (const variant of variantsOf(town, collections.variants)) {
      paths.push({ path: locationPath(town, variant), type: 'location', file: town.file });
    }
  }
  return paths;
}

/** Returns the path of a town's own page. */
export function townPath(slug: string): string {
  return `${basePaths.towns}/${slug}`;
}

/** Returns the variants for which a town has a page. */
export function variantsOf(town: TownEntry, variants: readonly VariantEntry[]): VariantEntry[] {
  return town.data.pageSet === 'short'
    ? variants.filter(({ data }) => data.inShortSet)
    : [...variants];
}

/**
 * Returns the path of a service in a town. Its last part is `{town}-{variant}` in the full page set, and the variant in the short
 * one.
 */
export function locationPath(town: TownEntry, variant: VariantEntry): string {
  const name = town.data.pageSet === 'short' ? variant.slug : `${town.slug}-${variant.slug}`;
  return `${townPath(town.slug)}/${name}`;
}

/**
 * Returns the page for a variant in a town. If the town has the short page set, that may be the page of another variant of the
 * same service.
 */
export function locationPathOfService(
  town: TownEntry,
  variant: VariantEntry,
  variants: readonly VariantEntry[],
): string | undefined {
  const offered = variantsOf(town, variants);
  const match =
    offered.find(({ slug }) => slug === variant.slug) ??
    offered.find(({ data }) => data.service === variant.data.service);
  return match && locationPath(town, match);
}
