import type { Region } from '#schemas/town.ts';

const pounds = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Returns a list in words: "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[]): string {
  const head = items.slice(0, -1).join(', ');
  const last = items.at(-1) ?? '';
  return head === '' ? last : `${head} and ${last}`;
}

/** Returns the possessive of a name: "Leeds'", "York's". */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

/** Returns a name with "a" or "an", chosen by its sound: "an Aberdeen", "an Uxbridge", "a Ewell". */
export function withArticle(name: string): string {
  const soundsLikeConsonant = /^(?:eu|ew|one|uni|use|usu|uti)/i.test(name);
  const soundsLikeVowel = /^(?:[aeiou]|hour|heir|honest|honour)/i.test(name);
  return `${soundsLikeVowel && !soundsLikeConsonant ? 'an' : 'a'} ${name}`;
}

/** Returns an amount in pounds, such as "£5,000". */
export function formatPounds(amount: number): string {
  return `£${pounds.format(amount)}`;
}

/**
 * Returns a rounded population, because the sources differ in year and method. Rounds to 5,000 above 100,000, to 1,000 above
 * 20,000, and otherwise to 500. Millions have one decimal place.
 */
export function roundPopulation(people: number): string {
  if (people >= 1_000_000)
    return `about ${(people / 1_000_000).toFixed(1).replace('.0', '')} million`;
  const step = people >= 100_000 ? 5000 : people >= 20_000 ? 1000 : 500;
  return `about ${pounds.format(Math.max(step, Math.round(people / step) * step))}`;
}

/** Returns a region or nation as written within a sentence: "the North West", "Scotland". */
export function regionInText(region: Region): string {
  return /^(?:East|North|South|West) (?!.*Ireland)/.test(region) ? `the ${region}` : region;
}

/** Returns a county as written within a sentence: "the Vale of Glamorgan", "West Yorkshire". */
export function countyInText(county: string): string {
  return /^(?:Vale of|East Riding|City of|West Midlands$|Isle of)/.test(county)
    ? `the ${county}`
    : county;
}

/** Returns a straight-line distance in words, such as "about 170 miles". Rounds to 10 above 100, and to 5 above 20. */
export function aboutMiles(miles: number): string {
  if (miles < 1.5) return 'a mile or so';
  const step = miles >= 100 ? 10 : miles >= 20 ? 5 : 1;
  return `about ${Math.round(miles / step) * step} miles`;
}
