import type { CheckedContent, TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { Spot } from '#cli/model/problem.ts';
import type { PlannedRedirect } from '#cli/model/resolvedContent.ts';
import { hashParts } from './hashParts.ts';
import { keepOne } from './keepOne.ts';
import { keyOfAllFacts } from './keyOfFacts.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import { makeValues } from './makeValues.ts';
import {
  basePaths,
  locationPath,
  locationPathOfService,
  screenPaths,
  townPath,
  variantsOf,
} from './planPaths.ts';

/**
 * Returns every redirect of the content, in the order of the entries: the aliases that editors list, and the other names of town
 * pages. Nothing is checked here. The rules refuse aliases that shadow, repeat or loop, so each `to` is a page and no `to` is a
 * `from`.
 */
export function planRedirects(
  { collections, singles }: Pick<CheckedContent, 'collections' | 'singles'>,
  keep: KeepValues = makeValues,
): PlannedRedirect[] {
  const redirects: PlannedRedirect[] = [];
  for (const name of ['services', 'posts', 'caseStudies', 'legalPages'] as const) {
    for (const { slug, file, data } of collections[name]) {
      for (const [index, alias] of data.aliases?.entries() ?? []) {
        const from = aliasPath(basePaths[name], alias);
        const at = { file, path: ['aliases', index] };
        redirects.push(redirectTo(from, `${basePaths[name]}/${slug}`, at));
      }
    }
  }
  for (const [name, { path }] of Object.entries(screenPaths)) {
    const entry = singles[name as keyof typeof screenPaths];
    if (!entry) continue;
    for (const [index, alias] of entry.data.aliases?.entries() ?? []) {
      const at = { file: entry.file, path: ['aliases', index] };
      redirects.push(redirectTo(aliasPath('', alias), path, at));
    }
  }
  const { towns, variants } = collections;
  const key = hashParts([keyOfAllFacts(towns), ...variants.map(({ file, hash }) => file + hash)]);
  const make = () => [...redirectsOfTowns(towns, variants)];
  return [...redirects, ...keepOne(keep, 'town-redirects', key, make)];
}

function* redirectsOfTowns(
  towns: readonly TownEntry[],
  variants: readonly VariantEntry[],
): Generator<PlannedRedirect> {
  const oldVariants = variants.flatMap((variant) =>
    (variant.data.aliases ?? []).map((slug, index) => ({
      variant,
      old: { ...variant, slug },
      at: { file: variant.file, path: ['aliases', index] },
    })),
  );
  for (const town of towns) {
    for (const [from, to] of otherNames(town, town.slug, variants)) {
      yield redirectTo(from, to, { file: town.file, path: ['pageSet'] });
    }
    for (const { variant, old, at } of oldVariants) {
      for (const [from, to] of namesOf(town, town.slug, old, variant, variants)) {
        yield redirectTo(from, to, at);
      }
    }
    for (const [index, alias] of town.data.aliases?.entries() ?? []) {
      const at = { file: town.file, path: ['aliases', index] };
      yield redirectTo(aliasPath(basePaths.towns, alias), townPath(town.slug), at);
      if (alias.startsWith('/')) continue;
      const pairs = [...variants.map((variant) => ({ variant, old: variant })), ...oldVariants];
      for (const { variant, old } of pairs) {
        for (const [from, to] of namesOf(town, alias, old, variant, variants)) {
          yield redirectTo(from, to, at);
        }
      }
    }
  }
}

function redirectTo(from: string, to: string, at: Spot): PlannedRedirect {
  return { redirect: { from, to, status: 301, source: at.file }, at };
}

/** Returns an alias as a path. A slug is a path beside the entry; a path stays as it is. */
export function aliasPath(base: string, alias: string): string {
  return alias.startsWith('/') ? alias : `${base}/${alias}`;
}

/**
 * Returns the addresses of a variant in a town under a slug of the town (its own or an old one) and a slug of the variant (`old`), with
 * the page they redirect to.
 */
function namesOf(
  town: TownEntry,
  slug: string,
  old: VariantEntry,
  variant: VariantEntry,
  variants: readonly VariantEntry[],
): [string, string][] {
  const page: [string, string][] = variantsOf(town, [variant]).map(() => [
    locationPath({ ...town, slug }, old),
    locationPath(town, variant),
  ]);
  const other = otherName(town, slug, old, variant, variants);
  return other ? [...page, other] : page;
}

/** Returns the names that a town's page set does not use, with the pages they redirect to. */
function otherNames(
  town: TownEntry,
  slug: string,
  variants: readonly VariantEntry[],
): [string, string][] {
  return variants.flatMap((variant) => {
    const name = otherName(town, slug, variant, variant, variants);
    return name ? [name] : [];
  });
}

/**
 * Returns the name of a variant that a town's page set does not use, with the page it redirects to. `slug` is the town's own slug or
 * an old one, and `old` has the variant's own slug or an old one.
 */
function otherName(
  town: TownEntry,
  slug: string,
  old: VariantEntry,
  variant: VariantEntry,
  variants: readonly VariantEntry[],
): [from: string, to: string] | undefined {
  const base = townPath(slug);
  switch (town.data.pageSet) {
    case 'full':
      return undefined;
    case 'full-with-short-aliases':
      return variant.data.inShortSet
        ? [`${base}/${old.slug}`, locationPath(town, variant)]
        : undefined;
    case 'short': {
      const to = locationPathOfService(town, variant, variants);
      return to ? [`${base}/${slug}-${old.slug}`, to] : undefined;
    }
  }
}
