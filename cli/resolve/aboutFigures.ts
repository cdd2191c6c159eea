import type { Content } from '#cli/model/content.ts';
import { fillPlural, fillWords } from '#schemas/fillWords.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import type { Site } from '#schemas/site.ts';

/** The settings and words with which figures are written. */
type Singles = Pick<Content['singles'], 'site' | 'words'>;

/** The length of a kilometre in miles. */
const MILES_IN_KILOMETRE = 0.621371;

/** Returns a distance in miles in the unit of the site. */
export function inUnit(miles: number, { distances }: Pick<Site, 'distances'>): number {
  return distances === 'miles' ? miles : miles / MILES_IN_KILOMETRE;
}

/** Returns a distance in miles in whole units of the site, at least one. */
export function wholeDistance(miles: number, site: Pick<Site, 'distances'>): number {
  return Math.max(1, Math.round(inUnit(miles, site)));
}

/** Returns a distance as on a road sign, such as "62 miles": a whole number of at least one. `miles` is the distance in miles. */
export function exactDistance(miles: number, { site, words }: Singles): string {
  const { locale } = site.data;
  const distance = wholeDistance(miles, site.data);
  return fillPlural(words.data.places.distance, distance, locale, {
    distance: localeFormats(site.data).number(distance),
  });
}

/** Returns a straight-line distance in words, such as "about 170 miles". Rounds to 10 above 100, and to 5 above 20. */
export function aboutDistance(miles: number, { site, words }: Singles): string {
  const { distanceNone, distanceAbout } = words.data.places;
  const distance = inUnit(miles, site.data);
  if (distance < 1.5) return distanceNone;
  const step = distance >= 100 ? 10 : distance >= 20 ? 5 : 1;
  const rounded = Math.round(distance / step) * step;
  return fillWords(distanceAbout, { distance: localeFormats(site.data).number(rounded) });
}

/** The steps that populations are rounded to, each with the least population that it applies to. */
const POPULATION_STEPS = [
  [100_000, 5000],
  [20_000, 1000],
  [2000, 500],
  [500, 50],
] as const;

/**
 * Returns a rounded population, because the sources differ in year and method. Rounds to 5,000 above 100,000, to 1,000 above
 * 20,000, to 500 above 2,000, to 50 above 500, and otherwise to 10. Millions have one decimal place.
 */
export function aboutPopulation(people: number, { site, words }: Singles): string {
  const { population, populationMillions } = words.data.places;
  const { number } = localeFormats(site.data);
  const [, step] = POPULATION_STEPS.find(([least]) => people >= least) ?? [0, 10];
  const rounded = Math.max(step, Math.round(people / step) * step);
  if (rounded >= 1_000_000) {
    return fillWords(populationMillions, { number: number(Math.round(people / 100_000) / 10) });
  }
  return fillWords(population, { number: number(rounded) });
}
