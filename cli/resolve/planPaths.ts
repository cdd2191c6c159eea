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

/** Returns the paths of all pages of valid entries, in no particular order. */
export function planPaths({
  collections,
  singles,
}: Pick<CheckedContent, 'collections' | 'singles'>): PlannedPath[] {
  const paths: PlannedPath[] = [];
  for (const [name, { path, type }] of Object.entries(screenPaths)) {
    const entry = singles[name as keyof typeof screenPaths];
    if (!entry) continue;
    const lists = type === 'blog' ? blogLists(collections.posts, path) : [{ path }];
    paths.push(...lists.map((list) => ({ path: list.path, type, file: entry.file })));
  }
  const { towns, ...others } = entryPages;
  for (const [name, { basePath, type }] of Object.entries(others)) {
    for (const { slug, file } of collections[name as keyof typeof others]) {
      paths.push({ path: `${basePath}/${slug}`, type, file });
    }
  }
  for (const town of collections.towns) {
    paths.push({ path: townPath(town.slug), type: towns.type, file: town.file });
    for (const variant of variantsOf(town, collections.variants)) {
      paths.push({
        path: locationPath(town, variant),
        type: locationPages.type,
        file: town.file,
      });
    }
  }
  return paths;
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
