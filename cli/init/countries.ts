import { UNITED_KINGDOM } from '#schemas/locale.ts';

/** The settings of a new site in a country. They are written to `site.yaml`, where the agency may change them. */
export interface Country {
  /** The two letters of the country (ISO 3166). */
  code: string;
  /** The name of the country in the middle of a sentence. */
  name: string;
  locale: string;
  currency: string;
  distances: 'miles' | 'kilometres';
  /** The name of the tax on sales. */
  salesTax: 'VAT' | 'GST';
  /** The time zone of most offices. */
  timeZone: string;
  nations: readonly string[];
  /** Matches a postcode in any spelling. */
  postcode: RegExp;
  /** Returns the usual spelling of a postcode in capitals. */
  formatPostcode(code: string): string;
  /** Matches the country at the end of an address, with the sign before it. */
  ending: RegExp;
  /** Matches a county, a state, a province or a word such as "City" after the city of an address, with the sign before it. It is not part of the city. */
  region: RegExp;
  /** Matches the number of a postal district after the name of a city, with the space before it. It is not part of the city. */
  district?: RegExp;
}

const FOUR_DIGITS = /\d{4}/;
const asItIs = (code: string) => code;
/** Returns a postcode with a space before its last letters and digits. */
const spacedBefore = (last: number) => (code: string) =>
  code.replace(/\s/g, '').replace(new RegExp(`(?=.{${last}}$)`), ' ');

/** The country of the towns in the list, which is the default. */
export const homeCountry: Country = {
  code: UNITED_KINGDOM,
  name: 'the United Kingdom',
  locale: 'en-GB',
  currency: 'GBP',
  distances: 'miles',
  salesTax: 'VAT',
  timeZone: 'Europe/London',
  nations: ['England', 'Scotland', 'Wales', 'Northern Ireland'],
  postcode: /[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}/,
  formatPostcode: spacedBefore(3),
  ending: /,\s*(?:UK|(?:the )?United Kingdom|England|Scotland|Wales|Northern Ireland)/,
  // The list of towns has the names of the counties.
  region: /,[^,]+/,
};

/** The countries that `site init` supports. Their spelling of English is that of the drafts. */
export const countries: readonly Country[] = [
  homeCountry,
  {
    code: 'IE',
    name: 'Ireland',
    locale: 'en-IE',
    currency: 'EUR',
    distances: 'kilometres',
    salesTax: 'VAT',
    timeZone: 'Europe/Dublin',
    nations: ['Ireland'],
    postcode: /(?:[A-Z]\d{2}|D6W) ?[\dA-Z]{4}/,
    formatPostcode: spacedBefore(4),
    ending: /,\s*(?:Republic of )?Ireland/,
    // Most counties share their name with a city or a town, so only the others are regions without the word "County".
    region:
      /[,\s]\s*(?:Co\.\s*|(?:Co|County)\s+)[^,\s]+|,\s*[^,\s]+ (?:Co\.?|County)|,\s*(?:Clare|Kerry|Laois|Leitrim|Louth|Mayo|Meath|Offaly|Westmeath)|(?<=\b(?:Cork|Dublin|Galway|Kilkenny|Limerick|Waterford)) City(?: Centre)?(?:,[^,\d]+)?/,
    district: /(?<=\bDublin)\s+\d{1,2}(?:\s?W(?:est)?)?$/i,
  },
  {
    code: 'AU',
    name: 'Australia',
    locale: 'en-AU',
    currency: 'AUD',
    distances: 'kilometres',
    salesTax: 'GST',
    timeZone: 'Australia/Sydney',
    nations: ['Australia'],
    postcode: FOUR_DIGITS,
    formatPostcode: asItIs,
    ending: /,\s*Australia/,
    region:
      /,\s*(?:New South Wales|Northern Territory|Queensland|(?:South|Western) Australia|Tasmania|Victoria)|[,\s]\s*(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)/,
  },
  {
    code: 'NZ',
    name: 'New Zealand',
    locale: 'en-NZ',
    currency: 'NZD',
    distances: 'kilometres',
    salesTax: 'GST',
    timeZone: 'Pacific/Auckland',
    nations: ['New Zealand'],
    postcode: FOUR_DIGITS,
    formatPostcode: asItIs,
    ending: /,\s*(?:New Zealand|NZ)/,
    // Auckland, Gisborne, Nelson and Wellington are cities too.
    region:
      /,\s*(?:Bay of Plenty|Canterbury|Hawke['’]?s Bay|Manawat[uū][-– ]Whanganui|Marlborough|Northland|Otago|Southland|Taranaki|Tasman|Waikato|West Coast)/,
  },
  {
    code: 'ZA',
    name: 'South Africa',
    locale: 'en-ZA',
    currency: 'ZAR',
    distances: 'kilometres',
    salesTax: 'VAT',
    timeZone: 'Africa/Johannesburg',
    nations: ['South Africa'],
    postcode: FOUR_DIGITS,
    formatPostcode: asItIs,
    ending: /,\s*South Africa/,
    region:
      /,\s*(?:(?:Eastern|Northern|Western) Cape|Free State|Gauteng|KwaZulu[- ]Natal|Limpopo|Mpumalanga|North[- ]West)(?: Province)?|[,\s]\s*(?:EC|FS|GP|KZN|LIM|LP|MP|NC|NW|WC)/,
  },
];
