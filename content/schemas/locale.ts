import { z } from 'zod';
import { LineSchema } from './fields.ts';

/** The locale of the site. Its pages are in English, because patterns and their variables follow English grammar (decision 30). */
export const LocaleSchema = z
  .string()
  .regex(/^en-[A-Z]{2}$/)
  // Without a country, dates would be as in America.
  .refine((locale) => isCountry(locale.slice(3)))
  .describe(
    'the English of a country, such as "en-GB" or "en-IE"; other languages are not supported, because texts about towns use English grammar (decision 30)',
  )
  .meta({ note: 'Dates, numbers and lists are written as there' });

/** The currency of all prices. */
export const CurrencySchema = z
  .string()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code))
  .describe('the three letters of the currency of all prices, such as "GBP" or "EUR"');

/** The time zone in which days begin and planned posts come out. */
export const TimeZoneSchema = z
  .string()
  .refine(isTimeZone)
  .describe('the time zone of the office, such as "Europe/London" or "Europe/Dublin"')
  .meta({ note: 'A planned post comes out at the time of this zone' });

/**
 * Returns whether a text is the name of a time zone (https://www.iana.org/time-zones). `Intl.supportedValuesOf` lists one name of each zone,
 * which is "Asia/Calcutta" in some versions and "Asia/Kolkata" in others.
 */
function isTimeZone(zone: string): boolean {
  if (!/^(?:UTC|[A-Z][\w+-]*(?:\/[A-Z][\w+-]*)+)$/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The country of the agency. */
export const CountrySchema = z
  .string()
  .refine(isCountry)
  .describe('the two letters of the country of the agency (ISO 3166), such as "GB" or "IE"')
  .meta({
    note: 'With `GB`, postcodes, regions, points, and the numbers of the company are checked as those of the United Kingdom',
  });

/** The codes with a name that are not those of countries: groups of countries, and codes for tests. */
const GROUPS = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** Returns whether a code is that of a country. "UK" is only an alias of "GB". */
function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || GROUPS.includes(code)) return false;
  if (new Intl.Locale(`und-${code}`).region !== code) return false;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
}

/** The parts of the country that towns and phrasings may name. */
export const NationsSchema = z
  .array(LineSchema.describe('the name of a nation, such as "Scotland"'))
  .min(1)
  .describe('the nations of the country, or its provinces, that towns may be in')
  .meta({
    note: 'The first one goes without saying: a town in it is “Oxford”, and one in another is “Cardiff, Wales”',
  });

/** The country whose places and numbers are known and checked. */
export const UNITED_KINGDOM = 'GB';
