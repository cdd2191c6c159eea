import { asciiLetters } from '#schemas/asciiLetters.ts';
import { decodePercent } from '#schemas/decodePercent.ts';
import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import { unpackTowns } from '#schemas/packedTowns.ts';
import type { IndexedTown } from '#schemas/packedTowns.ts';

/** The result of looking up a missing path below /locations/. */
export type LocationMatch =
  /** A near miss: the page that was meant. */
  | { page: string }
  /** No clear match: the nearest pages, with their names, if there are any. */
  | { nearest: { label: string; path: string }[] };

/** The maximum number of suggested pages. */
export const NEAREST = 5;

/** The minimum share of letter pairs that two names have in common if one may be a misspelling of the other. */
const ALIKE = 0.5;

/**
 * Returns the location page that a visitor meant by a path, or the nearest pages. These count as near misses: another case, spaces and
 * underscores, ".html", extra words or segments at the end, a missing or extra town prefix, the name of a service or its old name, an old
 * name of a town, its name in another language, and a typing error of one letter in a town's name.
 */
export function matchLocation(path: string, index: LocationIndex): LocationMatch {
  const [townName = '', pageName = ''] = stepsOf(path);
  const towns = unpackTowns(index.towns);
  const town = findTown(townName, towns, index);
  if (!town) return { nearest: nearestTowns(townName, towns) };
  const { slug, pageSet } = town;
  const base = `/locations/${slug}`;
  if (pageName === '') return { page: base };
  // The longer prefix comes first, because an old name of the town may begin with its new name.
  const prefix = [`${townName}-`, `${slug}-`]
    .sort((a, b) => b.length - a.length)
    .find((start) => pageName.startsWith(start));
  const variant = findVariant(pageName.slice(prefix?.length ?? 0), index);
  if (variant) {
    const match = variant[pageSet];
    return { page: `${base}/${pageSet === 'full' ? `${slug}-${match}` : match}` };
  }
  return { nearest: pagesOfTown(pageName, town, index) };
}

/**
 * Returns pages of a town: the services that share most words with a name, then the town's own page. If no service shares a word, the town
 * comes first, and some of its services follow.
 */
function pagesOfTown(
  wanted: string,
  { slug, name, pageSet }: IndexedTown,
  { variants, labels }: LocationIndex,
): { label: string; path: string }[] {
  const words = wanted.split('-');
  const base = `/locations/${slug}`;
  const services = [...new Set(Object.keys(labels).map((own) => variants[own]?.[pageSet] ?? own))]
    .map((own) => ({
      label: `${labels[own]}, ${name}`,
      path: `${base}/${pageSet === 'full' ? `${slug}-${own}` : own}`,
      score: own.split('-').filter((word) => words.includes(word)).length,
    }))
    .sort((a, b) => b.score - a.score);
  const most = services[0]?.score ?? 0;
  const best = services.filter(({ score }) => score === most).slice(0, NEAREST - 1);
  const hub = { label: name, path: base };
  const nearest = best.map(({ label, path }) => ({ label, path }));
  return most > 0 ? [...nearest, hub] : [hub, ...nearest];
}

/** Returns the segments after /locations/, spelt like slugs. */
function stepsOf(path: string): string[] {
  return decodePercent(path)
    .toLowerCase()
    .replace(/^\/+locations\/*/, '')
    .replace(/(?:\/index)?\.html?\/*$/, '')
    .split(/\/+/)
    .map(slugOf)
    .filter((step) => step !== '');
}

/** Returns a name in the form of a slug. Spaces, `_`, `+` and `.` become hyphens. Other punctuation is left out, because visitors leave it out. */
function slugOf(text: string): string {
  return asciiLetters(text.normalize('NFD').toLowerCase())
    .replace(/[\s_+.]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '');
}

function findTown(
  wanted: string,
  towns: readonly IndexedTown[],
  { aliases, otherNames }: LocationIndex,
): IndexedTown | undefined {
  const known = aliases[wanted] ?? wanted;
  const exact =
    towns.find(({ slug }) => slug === known) ??
    towns.find(({ slug }) => otherNames[slug]?.some((name) => slugOf(name) === known));
  if (exact) return exact;
  // If the name has extra words, the longest town name at its start is used.
  const begun = towns.filter(({ slug }) => wanted.startsWith(`${slug}-`));
  if (begun.length > 0)
    return begun.reduce((best, town) => (town.slug.length > best.slug.length ? town : best));
  const close = towns.filter(({ slug }) => slug.length > 4 && isOneTypo(wanted, slug));
  return close.length === 1 ? close[0] : undefined;
}

function findVariant(
  wanted: string,
  { variants }: LocationIndex,
): LocationIndex['variants'][string] | undefined {
  const names = Object.keys(variants).sort((a, b) => b.length - a.length);
  const name =
    names.find((known) => known === wanted) ??
    names.find((known) => wanted.startsWith(`${known}-`)) ??
    names.findLast((known) => known.startsWith(`${wanted}-`));
  return name === undefined ? undefined : variants[name];
}

/** Returns the towns whose names share most letter pairs with a name (Dice's coefficient), and none that share few. */
function nearestTowns(
  wanted: string,
  towns: readonly IndexedTown[],
): { label: string; path: string }[] {
  const pairs = pairsOf(wanted);
  return towns
    .map(({ slug, name: label }) => {
      const own = pairsOf(slug);
      const shared = [...own].filter((pair) => pairs.has(pair)).length;
      return {
        label,
        path: `/locations/${slug}`,
        score: (2 * shared) / (own.size + pairs.size || 1),
      };
    })
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map(({ label, path }) => ({ label, path }));
}

function pairsOf(text: string): Set<string> {
  const padded = ` ${text}`;
  return new Set(
    Array.from({ length: padded.length - 1 }, (_, start) => padded.slice(start, start + 2)),
  );
}

/** Returns whether two names differ by one letter that was added, left out or replaced, or by two swapped letters. */
function isOneTypo(a: string, b: string): boolean {
  if (a === b) return true;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  const rest = (text: string, skip: number) => text.slice(start + skip);
  if (rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1))
    return true;
  return rest(a, 2) === rest(b, 2) && a[start] === b[start + 1] && a[start + 1] === b[start];
}
