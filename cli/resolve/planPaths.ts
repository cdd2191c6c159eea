import type { CheckedContent, TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { PlannedPath } from '#cli/model/resolvedContent.ts';
import { entryPages, locationPages } from '#schemas/pageTypes.ts';
import { screens } from '#schemas/screen.ts';
import { blogLists } from './blogLists.ts';
import { getOrInsertComputed } from './getOrInsertComputed.ts';

/** The base path of the pages of each collection; empty for `legalPages`, which are at the top level. */
export const basePaths = Object.fromEntries(
  Object.entries(entryPages).map(([name, { basePath }]) => [name, basePath]),
) as { [Name in keyof typeof entryPages]: (typeof entryPages)[Name]['basePath'] };

/** The screens with their paths. */
export const screenPaths = screens;

/** The entries that pages are made from. */
type PagesSource = Pick<CheckedContent, 'collections' | 'singles'>;

/** Returns the paths of all pages of valid entries, in no particular order. */
export function planPaths(content: PagesSource): PlannedPath[] {
  const { towns, variants } = content.collections;
  return [
    ...pathsOutsideTowns(content),
    ...towns.flatMap((town) => [...pathsOfTown(town, variants)]),
  ];
}

/** Returns a function that returns the page at a path, without listing the pages of all towns. If two have the same path, it is the later one. */
export function pageLookup(content: PagesSource): (path: string) => PlannedPath | undefined {
  const { towns, variants } = content.collections;
  const outside = new Map(pathsOutsideTowns(content).map((page) => [page.path, page]));
  const townOf = new Map(towns.map((town) => [town.slug, town]));
  const variantOf = new Map(variants.map((variant) => [variant.slug, variant]));
  const prefix = townPath('');
  return (path) => {
    const [slug = '', name] = path.startsWith(prefix) ? path.slice(prefix.length).split('/') : [];
    const town = townOf.get(slug);
    if (!town) return outside.get(path);
    // The last part of a path is the slug of the variant, with or without that of the town.
    const named = [name, name?.slice(slug.length + 1)].flatMap(
      (one) => variantOf.get(one ?? '') ?? [],
    );
    const page = pathsOfTown(town, named).find((one) => one.path === path);
    return page ?? outside.get(path);
  };
}

function pathsOutsideTowns({ collections, singles }: PagesSource): PlannedPath[] {
  const paths: PlannedPath[] = [];
  for (const [name, { path, type }] of Object.entries(screenPaths)) {
    const entry = singles[name as keyof typeof screenPaths];
    if (!entry) continue;
    const lists = type === 'blog' ? blogLists(collections.posts, path) : [{ path }];
    paths.push(...lists.map((list) => ({ path: list.path, type, file: entry.file })));
  }
  const { towns: _, ...others } = entryPages;
  for (const [name, { basePath, type }] of Object.entries(others)) {
    for (const { slug, file } of collections[name as keyof typeof others]) {
      paths.push({ path: `${basePath}/${slug}`, type, file });
    }
  }
  return paths;
}

/** Yields the paths of a town's own page and of its pages about services. */
function* pathsOfTown(
  town: TownEntry,
  variants: readonly VariantEntry[],
): Generator<PlannedPath, undefined> {
  const { slug, file } = town;
  yield { path: townPath(slug), type: entryPages.towns.type, file };
  for (const variant of variants) {
    if (!hasPage(town, variant)) continue;
    yield { path: locationPath(town, variant), type: locationPages.type, file };
  }
}

/** Returns the path of a town's own page. */
export function townPath(slug: string): string {
  return `${basePaths.towns}/${slug}`;
}

/** The variants of short page sets. They are looked up many times for each page. */
const shortSets = new WeakMap<readonly VariantEntry[], readonly VariantEntry[]>();

/** Returns the variants for which a town has a page. */
export function variantsOf(
  town: TownEntry,
  variants: readonly VariantEntry[],
): readonly VariantEntry[] {
  if (town.data.pageSet !== 'short') return variants;
  return getOrInsertComputed(shortSets, variants, () =>
    variants.filter((one) => hasPage(town, one)),
  );
}

/** Returns whether a town has a page for a variant. */
export function hasPage(town: TownEntry, { data }: VariantEntry): boolean {
  return town.data.pageSet !== 'short' || data.inShortSet;
}

/**
 * Returns the path of a service in a town. Its last part is `{town}-{variant}` in the full page set, and the variant in the short
 * one.
 */
export function locationPath(town: TownEntry, variant: VariantEntry): string {
  const name = town.data.pageSet === 'short' ? variant.slug : `${town.slug}-${variant.slug}`;
  return `${townPath(town.slug)}/${name}`;
}

/** Returns the variant whose page search engines should list instead of a page: the first one of its service in the town. */
export function canonicalVariant(
  town: TownEntry,
  variant: VariantEntry,
  variants: readonly VariantEntry[],
): VariantEntry {
  const first = variantsOf(town, variants).find(
    ({ data }) => data.rank === 1 && data.service === variant.data.service,
  );
  return first ?? variant;
}

/**
 * Returns the path of the page for a variant in a town. If the town has the short page set, that may be the page of another variant of the
 * same service. Returns `undefined` if the town has no page about the service.
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
