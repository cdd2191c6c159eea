import type { CheckedContent, TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { Spot } from '#cli/model/problem.ts';
import type { PlannedRedirect } from '#cli/model/resolvedContent.ts';
import {
  basePaths,
  locationPath,
  locationPathOfService,
  townPath,
  variantsOf,
} from './planPaths.ts';

/**
 * Returns every redirect of the content, in the order of the entries: the aliases that editors list, and the other names of town
 * pages. Nothing is checked here. The rules refuse aliases that shadow, repeat or loop, so each `to` is a page and no `to` is a
 * `from`.
 */
export function planRedirects({ collections }: Omit<CheckedContent, 'names'>): PlannedRedirect[] {
  const redirects: PlannedRedirect[] = [];
  const add = (from: string, to: string, at: Spot) => {
    redirects.push({ redirect: { from, to, status: 301, source: at.file }, at });
  };

  for (const name of ['services', 'posts', 'caseStudies', 'legalPages'] as const) {
    for (const { slug, file, data } of collections[name]) {
      data.aliases?.forEach((alias, index) => {
        const from = aliasPath(basePaths[name], alias);
        add(from, `${basePaths[name]}/${slug}`, { file, path: ['aliases', index] });
      });
    }
  }
  for (const town of collections.towns) {
    for (const [from, to] of otherNames(town, town.slug, collections.variants)) {
      add(from, to, { file: town.file, path: ['pageSet'] });
    }
    town.data.aliases?.forEach((alias, index) => {
      const at = { file: town.file, path: ['aliases', index] };
      add(aliasPath(basePaths.towns, alias), townPath(town.slug), at);
      if (alias.startsWith('/')) return;
      const renamed = { ...town, slug: alias };
      for (const variant of variantsOf(town, collections.variants)) {
        add(locationPath(renamed, variant), locationPath(town, variant), at);
      }
      for (const [from, to] of otherNames(town, alias, collections.variants)) add(from, to, at);
    });
  }
  return redirects;
}

/** Returns an alias as a path. A slug is a path beside the entry; a path stays as it is. */
export function aliasPath(base: string, alias: string): string {
  return alias.startsWith('/') ? alias : `${base}/${alias}`;
}

/**
 * Returns the names that a town's page set does not use, with the pages they redirect to. `slug` is the town's own slug or an old
 * one.
 */
function otherNames(
  town: TownEntry,
  slug: string,
  variants: readonly VariantEntry[],
): [string, string][] {
  const base = townPath(slug);
  switch (town.data.pageSet) {
    case 'full':
      return [];
    case 'full-with-short-aliases':
      return variants
        .filter(({ data }) => data.inShortSet)
        .map((variant) => [`${base}/${variant.slug}`, locationPath(town, variant)]);
    case 'short':
      return variants.flatMap((variant): [string, string][] => {
        const to = locationPathOfService(town, variant, variants);
        return to ? [[`${base}/${slug}-${variant.slug}`, to]] : [];
      });
  }
}
