import { z } from 'zod';
import { forbiddenCharacterIn } from '#cli/load/forbiddenCharacters.ts';
import { markupIn } from '#cli/load/markupIn.ts';
import { asSentence } from '#schemas/asSentence.ts';
import { LatitudeSchema, LongitudeSchema } from '#schemas/point.ts';
import { LONGEST_SLUG } from '#schemas/fields.ts';
import { SiteSchema } from '#schemas/site.ts';
import { slugOf } from '#schemas/slugOf.ts';
import { didYouMean, namesakesOf, namesOf, townNamed } from './chooseTowns.ts';
import { countries, homeCountry } from './countries.ts';
import type { Country } from './countries.ts';
import type { OfficeAnswer, ServiceAnswer } from './siteAnswers.ts';
import type { StarterFiles } from './starterFiles.ts';

/** The reason why an answer cannot be used, in words that follow "error: ". */
export interface Fault {
  fault: string;
}

/** Returns whether an answer could not be read. */
export function isFault(answer: unknown): answer is Fault {
  return typeof answer === 'object' && answer !== null && 'fault' in answer;
}

/** Signs at the start of a line that Markdown takes for a list, a quotation, a heading or emphasis. */
const LINE_MARK = /^(?:[*_>#+-]|\d+[.)]\s)/;

/** Reads the name of the agency. Refuses markup, because the name is written into fields and at the start of lines of Markdown. */
export function parseName(text: string): string | Fault {
  const name = oneLine(text);
  if (name === '') return { fault: 'the agency needs a name' };
  const [mark] = LINE_MARK.exec(name) ?? /`/.exec(name) ?? [];
  if (mark !== undefined) return signFault(name, mark.trim());
  if (/^https?:|\bwww\./i.test(name)) {
    return { fault: `"${name}" is an address; expected the name that people say` };
  }
  return textFault(name) ?? name;
}

/** Returns the fault of a text that pages cannot print as it is written, or undefined. */
function textFault(text: string): Fault | undefined {
  const character = forbiddenCharacterIn(text);
  if (character !== undefined) {
    return { fault: `"${text}" has the invisible sign ${character}; type it again` };
  }
  const markup = markupIn(text);
  return markup && signFault(text, markup.found);
}

function signFault(text: string, sign: string): Fault {
  return { fault: `"${text}" has "${sign}", which is markup; write it without these signs` };
}

/** Reads a domain or an address, such as "acme.example" or "https://www.acme.example/". Returns the address without a slash at its end. */
export function parseUrl(text: string): string | Fault {
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.parse(address);
  const expected = 'expected a domain, such as www.acme.example';
  if (url?.protocol === 'http:') {
    return { fault: `"${text}" starts with "http:", but sites are served over HTTPS; ${expected}` };
  }
  // A name that ends with a number is an IP address.
  const isDomain = url?.protocol === 'https:' && /\.[^.]*[^.\d][^.]*$/.test(url.hostname);
  if (!isDomain || url.username !== '' || url.password !== '') {
    return { fault: `"${text}" is not an address of a site; ${expected}` };
  }
  if (url.pathname + url.search + url.hash !== '/') {
    return {
      fault: `"${text}" goes on after the domain, but a site has a domain of its own; ${expected}`,
    };
  }
  return SiteSchema.shape.url.safeParse(url.origin).success
    ? url.origin
    : {
        fault: `"${text}" is not a domain; expected letters, digits and hyphens between the dots, such as www.acme.example`,
      };
}

/** Reads an email address. */
export function parseEmail(text: string): string | Fault {
  return z.email().safeParse(text).success
    ? text
    : { fault: `"${text}" is not an email address; expected one such as hello@acme.example` };
}

/** Reads a colour as hex, such as "#5b2a86". */
export function parseColour(text: string): string | Fault {
  return /^#[0-9a-f]{6}$/i.test(text)
    ? text.toLowerCase()
    : { fault: `"${text}" is not a colour; expected "#" and six digits or letters from a to f` };
}

const PlaceSchema = z.object({ latitude: LatitudeSchema, longitude: LongitudeSchema });

/** Reads a point, such as "51.45, -2.59". */
export function parsePoint(text: string): { latitude: number; longitude: number } | Fault {
  const [, latitude, longitude] =
    /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return PlaceSchema.safeParse(point).success
    ? point
    : { fault: `"${text}" is not a point; expected latitude and longitude, such as 51.45,-2.59` };
}

/** Reads the two letters of a country. */
export function parseCountry(text: string): Country | Fault {
  const codes = countries.map(({ code }) => code);
  return (
    countries.find(({ code }) => code === text.trim().toUpperCase()) ?? {
      fault: `"${text}" is not one of the countries that "site init" knows (${codes.join(', ')}); choose the one that is most like yours, and change content/site.yaml then`,
    }
  );
}

/**
 * Reads the address of an office: "street, city, postcode", or only some of it. A county, a state, a province or a country after the city is left
 * out. The city has to be in the list of towns unless its `point` is given. In another country than that of the list, the point is needed.
 */
export function parseOffice(
  text: string,
  towns: StarterFiles['towns'],
  point?: { latitude: number; longitude: number },
  country: Country = homeCountry,
): OfficeAnswer | Fault {
  const whole = withoutRegion(text.trim().replace(/\.$/, ''), towns, country);
  const [, upToCode = '', code] =
    new RegExp(`^(.*?)[\\s,]*(?:\\b(${country.postcode.source}))?$`, 'i').exec(whole.address) ?? [];
  const { address, region = whole.region } = withoutRegion(upToCode, towns, country);
  const parts = address.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const city = withoutDistrict(last, country);
  const lines = parts.slice(0, -1).filter(Boolean);
  // A postcode says which district it is.
  if (city !== last && lines.length > 0 && code === undefined) lines.push(last);
  const street = lines.join(', ');
  if (city === '') return { fault: 'the office needs a city, such as "4 High Street, Melrose"' };
  const fault = textFault(address);
  if (fault) return fault;
  const town = country === homeCountry ? townIn(city, region, towns) : undefined;
  const place = point ?? town;
  if (!place) {
    return {
      fault: `${unknownCity(city, towns, country)}; add the point of the office with --point, such as --point 55.597,-2.721`,
    };
  }
  const { latitude, longitude } = place;
  const postcode = code && country.formatPostcode(code.toUpperCase());
  // The county in brackets distinguishes towns in the list. It is not part of the name of the city.
  const name = town?.name.endsWith(')') ? town.data.shortName : undefined;
  return {
    city: name ?? town?.name ?? city,
    ...(street !== '' && { street }),
    ...(postcode !== undefined && { postcode }),
    latitude,
    longitude,
  };
}

/**
 * Returns an address without the country and the region at its end, and the region: "4 High Street, Reigate" and "Surrey" for "4 High Street,
 * Reigate, Surrey, UK". Keeps a region that follows no city, and a county that is a town too, such as Bristol.
 */
function withoutRegion(
  text: string,
  towns: StarterFiles['towns'],
  country: Country,
): { address: string; region?: string } {
  const address = text.replace(new RegExp(`(?:${country.ending.source})+$`, 'i'), '');
  const { index, 0: found = '' } =
    new RegExp(`(?:${country.region.source})$`, 'i').exec(address) ?? {};
  const before = address.slice(0, index);
  const region = found.replace(/^[,\s]+/, '');
  if (index === undefined || !endsWithCity(before, towns, country)) return { address };
  if (country === homeCountry && !isCounty(region, towns)) return { address };
  return { address: before, region };
}

/** Returns whether the last part of an address is a city. A part alone that the list does not have may be a street or a house. */
function endsWithCity(address: string, towns: StarterFiles['towns'], country: Country): boolean {
  const code = new RegExp(`[\\s,]*\\b(?:${country.postcode.source})$`, 'i');
  const parts = address.replace(code, '').split(',').map(oneLine).filter(Boolean);
  const last = parts.at(-1) ?? '';
  if (country === homeCountry) {
    if (townNamed(last, towns) !== undefined || namesakesOf(last, towns).length > 0) return true;
    if (parts.length < 2) return false;
  }
  return last !== '' && !STREET.test(withoutDistrict(last, country));
}

function withoutDistrict(city: string, { district }: Country): string {
  return district ? city.replace(district, '') : city;
}

/** Matches a part of an address that is a street or a unit of a house. The names of some cities end with a hyphen and such a word. */
const STREET = /\d|\s(?:street|st|road|rd|avenue|ave|lane|drive)\.?$/i;

function isCounty(name: string, towns: StarterFiles['towns']): boolean {
  return (
    townNamed(name, towns) === undefined &&
    [...towns.values()].some(({ county }) => slugOf(county) === slugOf(name))
  );
}

/** Returns the town of the list with a name. The county tells apart towns that share it. */
function townIn(city: string, county: string | undefined, towns: StarterFiles['towns']) {
  const isIn = (slug: string) => slugOf(towns.get(slug)?.county ?? '') === slugOf(county ?? '');
  const namesake = namesakesOf(city, towns).find(isIn);
  return towns.get(namesake ?? townNamed(city, towns) ?? '');
}

/** Returns why the place of a city is not known, and the town of the list that may be meant. */
export function unknownCity(city: string, towns: StarterFiles['towns'], country: Country): string {
  return country === homeCountry
    ? `"${city}" is not in the list of towns${didYouMean(city, namesOf(towns))}`
    : `the list has no towns of ${country.name}`;
}

/** Reads services, each as "Name: one sentence". */
export function parseServices(texts: readonly string[]): ServiceAnswer[] | Fault {
  const services: ServiceAnswer[] = [];
  for (const text of texts) {
    const at = text.indexOf(':');
    const name = oneLine(at < 0 ? text : text.slice(0, at));
    if (name === '') return { fault: `"${text}" is not a service; expected "Name: one sentence"` };
    const fault = textFault(oneLine(text));
    if (fault) return fault;
    const slug = slugOf(name);
    if (slug === '') {
      return {
        fault: `the service "${name}" needs a letter from a to z or a digit, because its address is made from its name`,
      };
    }
    if (slug.length > LONGEST_SLUG) {
      return {
        fault: `the address of the service "${name.slice(0, 40)}…" has ${slug.length} characters; expected at most ${LONGEST_SLUG}, because it is made from its name; choose a shorter name`,
      };
    }
    const same = services.find((one) => one.slug === slug);
    if (same?.name === name) return { fault: `the service "${name}" occurs twice` };
    if (same) {
      return {
        fault: `the services "${same.name}" and "${name}" would both have the address /services/${slug}; name one of them differently`,
      };
    }
    const said = at < 0 ? '' : oneLine(text.slice(at + 1));
    const sentence = said || `Draft: ${name} in one sentence`;
    services.push({ slug, name, sentence: asSentence(sentence) });
  }
  return services.length > 0
    ? services
    : {
        fault:
          'a site needs at least one service, such as --services "Garden design: We draw gardens."',
      };
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
