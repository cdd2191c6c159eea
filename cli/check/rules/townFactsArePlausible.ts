import { distance } from 'fastest-levenshtein';
import type { TownEntry } from '#cli/model/content.ts';
import type { Limits } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import { isInUnitedKingdom } from '../isInUnitedKingdom.ts';
import { postcodeAreas } from '../postcodeAreas.ts';
import { nationOf } from './townsAreInTheUk.ts';
import type { Rule } from '../rule.ts';

/** London has some nine million residents. No other place in the UK has more than Birmingham, with 1.1 million. */
const LONDON: Limits = [1_000_000, 12_000_000];
const ELSEWHERE: Limits = [1000, 1_500_000];

/** The ceremonial counties that are in two regions. */
const IN_TWO_REGIONS = new Set(['North Yorkshire', 'Lincolnshire']);

/**
 * In the United Kingdom, a town has a plausible number of residents. The towns of a county are in one region and near each other, and spell its name
 * in the same way.
 */
export const townFactsArePlausible: Rule = ({ content }) => {
  const problems: Problem[] = [];
  const isUk = isInUnitedKingdom(content);
  const counties = new Map<string, Map<string, number>>();
  for (const { data } of content.collections.towns) {
    const regions = counties.get(data.county) ?? new Map<string, number>();
    counties.set(data.county, regions.set(data.region, (regions.get(data.region) ?? 0) + 1));
  }
  const byCounty = Map.groupBy(content.collections.towns, ({ data }) => data.county);
  const isCommon = (county: string) => total(counties.get(county)) > 1;
  const common = [...counties.keys()].filter(isCommon);

  for (const { file, data } of content.collections.towns) {
    const { name, population, county, region, nation, postcodeArea } = data;
    const limits = name === 'London' ? LONDON : ELSEWHERE;
    if (isUk && (population < limits[0] || population > limits[1])) {
      const args = { found: population, limits };
      problems.push({ code: 'town-population', args, at: { file, path: ['population'] } });
    }
    const regions = counties.get(county);
    const [usual = region, most = 0] = [...(regions ?? [])].sort((a, b) => b[1] - a[1])[0] ?? [];
    // `townsAreInTheUk` and `townsAreInTheirPostcodeArea` report a region that is wrong by itself.
    const area = isUk ? postcodeAreas.get(postcodeArea ?? '') : undefined;
    const regionsOfArea: readonly string[] | undefined = area?.regions;
    const isOwn =
      !isUk || (nationOf(region) === nation && regionsOfArea?.includes(region) !== false);
    const isElsewhere = usual !== region && most > 1 && !IN_TWO_REGIONS.has(county);
    const miles =
      area && isOwn && !isElsewhere && milesBetween(area.centre, data) <= area.radius
        ? milesToCounty(data, byCounty.get(county) ?? [])
        : undefined;
    if (isOwn && (isElsewhere || miles !== undefined)) {
      const args = { county, region, expected: usual, ...(miles !== undefined && { miles }) };
      problems.push({ code: 'town-county-region', args, at: { file, path: ['county'] } });
    }
    if (isCommon(county)) continue;
    const known = common.filter((other) => counties.get(other)?.has(region));
    const suggestion =
      known.find((other) => isAlike(county, other) || isShort(county, other)) ??
      correctWord(county, known);
    if (suggestion) {
      const args = { found: county, suggestion };
      problems.push({ code: 'town-county-alike', args, at: { file, path: ['county'] } });
    }
  }
  return problems;
};

/** The distance within which a town has another one of its county, in miles. In the counties of the sample, it is at most 36. */
const COUNTY_MILES = 40;

/** The minimum number of other towns of a county for which distances are checked. */
const KNOWN_TOWNS = 3;

/** Returns the distance from a town to the nearest other town of its county in miles, if all are far away. */
function milesToCounty(town: TownEntry['data'], towns: readonly TownEntry[]): number | undefined {
  const others = towns.filter(({ data }) => data !== town);
  // Most towns have a near one among the first, so few distances are measured.
  const isNear = others.some(({ data }) => milesBetween(town, data) <= COUNTY_MILES);
  if (isNear || others.length < KNOWN_TOWNS) return undefined;
  return Math.round(Math.min(...others.map(({ data }) => milesBetween(town, data))));
}

/** Returns a name with a long word as another name spells it, if it differs by one letter: "Yorshire". */
function correctWord(name: string, others: readonly string[]): string | undefined {
  const known = new Set(others.flatMap((other) => other.split(' ')));
  const words = name.split(' ').map((word) => {
    if (word.length < 7 || known.has(word)) return word;
    return [...known].find((other) => other.length >= 7 && distance(word, other) === 1) ?? word;
  });
  const corrected = words.join(' ');
  return corrected === name ? undefined : corrected;
}

function total(counts: ReadonlyMap<string, number> = new Map()): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Short forms of counties with letters that are not in the order of the full name. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  Hants: 'Hampshire',
  Northants: 'Northamptonshire',
  Oxon: 'Oxfordshire',
  Salop: 'Shropshire',
};

/** Returns whether a name is short for another: "West Yorks", "Notts", "Durham" for "County Durham". */
function isShort(name: string, full: string): boolean {
  if (SHORT_FORMS[name] === full || full.endsWith(` ${name}`)) return true;
  const [parts, whole] = [name, full].map((text) =>
    text
      .toLowerCase()
      .split(/[\s.]+/)
      .filter(Boolean),
  );
  return (
    name.length < full.length &&
    parts?.length === whole?.length &&
    (parts ?? []).every((part, index) => isAbbreviation(part, whole?.[index] ?? ''))
  );
}

/** Returns whether a word has the first letter of another, and its other letters in their order. */
function isAbbreviation(part: string, word: string): boolean {
  return new RegExp(`^${[...part].map((letter) => RegExp.escape(letter)).join('.*')}`).test(word);
}

/** Returns whether two names differ by a letter, or by two after the same first word, because "West" and "East" are different places. */
function isAlike(a: string, b: string): boolean {
  const [left, right] = [a, b].map((name) => name.toLowerCase().replace(/[^a-z ]/g, ''));
  if (!left || !right || Math.abs(left.length - right.length) > 2) return false;
  const [first] = left.split(' ');
  const share = left.includes(' ') && right.startsWith(`${first} `);
  return distance(left, right) <= (share ? 2 : 1);
}
