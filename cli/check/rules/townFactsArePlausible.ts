import { distance } from 'fastest-levenshtein';
import type { Limits } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { isInUnitedKingdom } from '../isInUnitedKingdom.ts';
import type { Rule } from '../rule.ts';

/** London has some nine million residents. No other place in the UK has more than Birmingham, with 1.1 million. */
const LONDON: Limits = [1_000_000, 12_000_000];
const ELSEWHERE: Limits = [1000, 1_500_000];

/** The ceremonial counties that lie in two regions. */
const IN_TWO_REGIONS = new Set(['North Yorkshire', 'Lincolnshire']);

/** In the United Kingdom, a town has a plausible number of residents. A county lies in one region under one spelling. */
export const townFactsArePlausible: Rule = ({ content }) => {
  const problems: Problem[] = [];
  const isUk = isInUnitedKingdom(content);
  const counties = new Map<string, Map<string, number>>();
  for (const { data } of content.collections.towns) {
    const regions = counties.get(data.county) ?? new Map<string, number>();
    counties.set(data.county, regions.set(data.region, (regions.get(data.region) ?? 0) + 1));
  }
  const isCommon = (county: string) => total(counties.get(county)) > 1;
  const common = [...counties.keys()].filter(isCommon);

  for (const { file, data } of content.collections.towns) {
    const { name, population, county, region } = data;
    const limits = name === 'London' ? LONDON : ELSEWHERE;
    if (isUk && (population < limits[0] || population > limits[1])) {
      const args = { found: population, limits };
      problems.push({ code: 'town-population', args, at: { file, path: ['population'] } });
    }
    const regions = counties.get(county);
    const [usual = region, most = 0] = [...(regions ?? [])].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (usual !== region && most > 1 && !IN_TWO_REGIONS.has(county)) {
      const args = { county, region, expected: usual };
      problems.push({ code: 'town-county-region', args, at: { file, path: ['county'] } });
    }
    if (isCommon(county)) continue;
    const suggestion = common.find(
      (other) =>
        counties.get(other)?.has(region) && (isAlike(county, other) || isShort(county, other)),
    );
    if (suggestion) {
      const args = { found: county, suggestion };
      problems.push({ code: 'town-county-alike', args, at: { file, path: ['county'] } });
    }
  }
  return problems;
};

function total(counts: ReadonlyMap<string, number> = new Map()): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** The short forms of counties whose letters are not in the order of the full name. */
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

/** Returns whether two names differ by a letter, or by two after the same first word, as "West" and "East" are not slips. */
function isAlike(a: string, b: string): boolean {
  const [left, right] = [a, b].map((name) => name.toLowerCase().replace(/[^a-z ]/g, ''));
  if (!left || !right || Math.abs(left.length - right.length) > 2) return false;
  const [first] = left.split(' ');
  const share = left.includes(' ') && right.startsWith(`${first} `);
  return distance(left, right) <= (share ? 2 : 1);
}
