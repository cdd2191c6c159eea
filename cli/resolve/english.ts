import type { Region } from '#schemas/town.ts';

const pounds = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[]): string {
  const head = items.slice(0, -1).join(', ');
  const last = items.at(-1) ?? '';
  return head === '' ? last : `${head} and ${last}`;
}

/** The possessive of a name: "Leeds'", "York's". */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

/** A name after "a" or "an", by its sound: "an Aberdeen", "an Uxbridge", "a Ewell". */
export function withArticle(name: string): string {
  const soundsLikeConsonant = /^(?:eu|ew|one|uni|use|usu|uti)/i.test(name);
  const soundsLikeVowel = /^(?:[aeiou]|hour|heir|honest|honour)/i.test(name);
  return `${soundsLikeVowel && !soundsLikeConsonant ? 'an' : 'a'} ${name}`;
}

/** "£5,000". */
export function formatPounds(amount: number): string {
  return `£${pounds.format(amount)}`;
}

/** A calendar date (YYYY-MM-DD) as "1 March 2026". */
export function formatDate(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}

/**
 * A population without false precision, for the sources differ in year and method: to 5,000 above 100,000, to 1,000
 * above 20,000, else to 500; millions with one decimal place.
 */
export function roundPopulation(people: number): string {
  if (people >= 1_000_000)
    return `about ${(people / 1_000_000).toFixed(1).replace('.0', '')} million`;
  const step = people >= 100_000 ? 5000 : people >= 20_000 ? 1000 : 500;
  return `about ${pounds.format(Math.max(step, Math.round(people / step) * step))}`;
}

/** A region or nation as it stands in a sentence: "the North West", "Scotland". */
export function regionInText(region: Region): string {
  return /^(?:East|North|South|West) (?!.*Ireland)/.test(region) ? `the ${region}` : region;
}

/** A county as it stands in a sentence: "the Vale of Glamorgan", "West Yorkshire". */
export function countyInText(county: string): string {
  return /^(?:Vale of|East Riding|City of|West Midlands$|Isle of)/.test(county)
    ? `the ${county}`
    : county;
}

/** A straight-line distance in words: "about 170 miles". Rounded to 10 above 100, to 5 above 20. */
export function aboutMiles(miles: number): string {
  if (miles < 1.5) return 'a mile or so';
  const step = miles >= 100 ? 10 : miles >= 20 ? 5 : 1;
  return `about ${Math.round(miles / step) * step} miles`;
}
