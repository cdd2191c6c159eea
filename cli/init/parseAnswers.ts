import type { OfficeAnswer, ServiceAnswer } from './siteAnswers.ts';
import { townNamed } from './chooseTowns.ts';
import type { StarterFiles } from './starterFiles.ts';
import { slugOf } from '#schemas/slugOf.ts';

/** The reason why an answer cannot be used, in words that follow "error: ". */
export interface Fault {
  fault: string;
}

/** Returns whether an answer could not be read. */
export function isFault(answer: unknown): answer is Fault {
  return typeof answer === 'object' && answer !== null && 'fault' in answer;
}

/** Reads a domain or an address, such as "acme.example" or "https://www.acme.example/". Returns the address without a slash at its end. */
export function parseUrl(text: string): string | Fault {
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.parse(address);
  const isSite = url?.protocol === 'https:' && url.pathname === '/' && url.hostname.includes('.');
  return isSite
    ? url.origin
    : {
        fault: `"${text}" is not an address of a site; expected a domain, such as www.acme.example`,
      };
}

/** Reads an email address. */
export function parseEmail(text: string): string | Fault {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
    ? text
    : { fault: `"${text}" is not an email address; expected one such as hello@acme.example` };
}

/** Reads a colour as hex, such as "#5b2a86". */
export function parseColour(text: string): string | Fault {
  return /^#[0-9a-f]{6}$/i.test(text)
    ? text.toLowerCase()
    : { fault: `"${text}" is not a colour; expected "#" and six digits or letters from a to f` };
}

/** Reads a point, such as "51.45, -2.59". */
export function parsePoint(text: string): { latitude: number; longitude: number } | Fault {
  const [, latitude, longitude] =
    /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return latitude === undefined || longitude === undefined
    ? { fault: `"${text}" is not a point; expected latitude and longitude, such as 51.45,-2.59` }
    : { latitude: Number(latitude), longitude: Number(longitude) };
}

/**
 * Reads the address of an office: "street, city, postcode", or only some of it. The city has to be in the list of towns unless its `point`
 * is given.
 */
export function parseOffice(
  text: string,
  towns: StarterFiles['towns'],
  point?: { latitude: number; longitude: number },
): OfficeAnswer | Fault {
  const [, address = '', code] =
    /^(.*?)[\s,]*(?:\b([A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}))?$/i.exec(
      text.trim().replace(/\.$/, ''),
    ) ?? [];
  const parts = address.split(',').map((part) => part.trim());
  const city = parts.at(-1) ?? '';
  const street = parts.slice(0, -1).filter(Boolean).join(', ');
  if (city === '') return { fault: 'the office needs a city, such as "4 High Street, Melrose"' };
  const town = towns.get(townNamed(city, towns) ?? '');
  const place = point ?? town;
  if (!place) {
    return {
      fault: `"${city}" is not in the list of towns; add its point with --point, such as --point 55.597,-2.721`,
    };
  }
  const { latitude, longitude } = place;
  const postcode = code?.toUpperCase().replace(/ ?(\d[A-Z]{2})$/, ' $1');
  return {
    city: town?.name ?? city,
    ...(street !== '' && { street }),
    ...(postcode !== undefined && { postcode }),
    latitude,
    longitude,
  };
}

/** Reads services, each as "Name: one sentence". */
export function parseServices(texts: readonly string[]): ServiceAnswer[] | Fault {
  const services: ServiceAnswer[] = [];
  for (const text of texts) {
    const at = text.indexOf(':');
    const name = (at < 0 ? text : text.slice(0, at)).trim();
    const slug = slugOf(name);
    if (slug === '') return { fault: `"${text}" is not a service; expected "Name: one sentence"` };
    if (services.some((one) => one.slug === slug)) {
      return { fault: `the service "${name}" occurs twice` };
    }
    const said = at < 0 ? '' : text.slice(at + 1).trim();
    const sentence = said || `Draft: ${name} in one sentence`;
    services.push({ slug, name, sentence: /[.!?]$/.test(sentence) ? sentence : `${sentence}.` });
  }
  return services.length > 0
    ? services
    : {
        fault:
          'a site needs at least one service, such as --services "Garden design: We draw gardens."',
      };
}
