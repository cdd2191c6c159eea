import { milesBetween } from '#cli/resolve/geography.ts';
import type { Point } from '#cli/resolve/geography.ts';

import { suggest } from '#cli/report/suggest.ts';
import { slugOf } from '#schemas/slugOf.ts';
import { splitNames } from './splitNames.ts';
import type { StarterFiles } from './starterFiles.ts';

/** The query for towns. A town has to match every part that is given. */
export interface TownQuery {
  /** Names or slugs of towns, with commas or spaces between them, "all" or "none". */
  names?: readonly string[] | undefined;
  county?: string | undefined;
  /** The maximum distance from the office in miles. */
  within?: number | undefined;
}

/**
 * Returns the slugs of the towns that match a query, or an error message if it names an unknown town or county. `advice` says how to see the
 * list.
 */
export function chooseTowns(
  { names, county, within }: TownQuery,
  office: Point,
  towns: StarterFiles['towns'],
  advice = 'use --towns list to see the list',
): string[] | { fault: string } {
  const isKnown = (name: string) => townNamed(name, towns) !== undefined;
  const wanted = names?.flatMap((text) => splitNames(text, isKnown)) ?? ['all'];
  if (wanted.length === 1 && wanted[0]?.toLowerCase() === 'none') return [];
  const isAll = wanted.length === 1 && wanted[0]?.toLowerCase() === 'all';
  const chosen = new Set<string>();
  const unknownNames: string[] = [];
  for (const name of isAll ? [] : wanted) {
    const slug = townNamed(name, towns);
    if (slug === undefined) unknownNames.push(name);
    else chosen.add(slug);
  }
  if (unknownNames.length > 0) {
    const faults = unknownNames.map((name) => unknown('town', name, namesOf(towns)));
    return {
      fault: `${faults.join('; ')}; ${advice}`,
    };
  }
  const counties = [...new Set([...towns.values()].map((town) => town.county))].sort();
  const isIn = (town: string) => town.toLowerCase() === county?.toLowerCase();
  if (county !== undefined && !counties.some(isIn)) {
    return { fault: `${unknown('county', county, counties)}; ${advice}` };
  }
  return [...towns]
    .filter(([slug]) => isAll || chosen.has(slug))
    .filter(([, town]) => county === undefined || isIn(town.county))
    .filter(([, town]) => within === undefined || milesBetween(office, town) <= within)
    .map(([slug]) => slug);
}

/** Returns the slug of a town by its name or another name of it, ignoring case and punctuation; `undefined` if there is none. */
export function townNamed(name: string, towns: StarterFiles['towns']): string | undefined {
  const slug = slugOf(name);
  if (towns.has(slug)) return slug;
  const isNamed = (name: string) => slugOf(name) === slug;
  const [found] =
    [...towns].find(([, { name }]) => isNamed(name)) ??
    [...towns].find(([, { data }]) => data.otherNames?.some(isNamed)) ??
    [];
  return found;
}

/**
 * Returns the question whether another name was meant, such as "; did you mean "Bath"?", or nothing if no name is similar. Towns that share
 * a name have their county in brackets, and all of them are named.
 */
export function didYouMean(found: string, known: readonly string[]): string {
  const namesakes = known.filter((name) => isNamesake(name, found));
  if (namesakes.length > 0) {
    return `; did you mean ${namesakes.map((name) => `"${name}"`).join(' or ')}?`;
  }
  const guess = suggest(found, known);
  // Names of places are short, so that many unlike ones differ in a few letters only.
  return guess !== undefined && guess[0]?.toLowerCase() === found[0]?.toLowerCase()
    ? `; did you mean "${guess}"?`
    : '';
}

/** Returns the slugs of the towns that share a name, such as `bangor-gwynedd` and `bangor-county-down` for "Bangor". */
export function namesakesOf(name: string, towns: StarterFiles['towns']): string[] {
  return [...towns].flatMap(([slug, town]) => (isNamesake(town.name, name) ? [slug] : []));
}

/** Returns whether a town has a name, apart from the county in brackets. */
function isNamesake(town: string, name: string): boolean {
  return slugOf(town.replace(/ \(.*\)$/, '')) === slugOf(name);
}

/** Returns the list of the towns with their counties, one a line. */
export function listTowns(towns: StarterFiles['towns']): string {
  return [...towns.values()]
    .map(({ name, county }) =>
      name.endsWith(`(${county})`) ? `${name}\n` : `${name} (${county})\n`,
    )
    .join('');
}

/** Returns the names of the towns. */
export function namesOf(towns: StarterFiles['towns']): string[] {
  return [...towns.values()].map(({ name }) => name);
}

function unknown(what: string, found: string, known: readonly string[]): string {
  return `"${found}" is not one of the ${known.length} ${what === 'town' ? 'towns' : 'counties'} of the list${didYouMean(found, known)}`;
}
