import { z } from 'zod';
import { decodePercent } from '#schemas/decodePercent.ts';
import { slugOf } from '#schemas/slugOf.ts';
import type { ValueKind } from '#cli/model/finding.ts';
import { correctDate, correctMoment, correctMonth, correctTime } from '#cli/report/correctDate.ts';
import { isPossiblePhone } from '#cli/report/isPossiblePhone.ts';
import { sitePathOf, suggestPicture } from '#cli/report/suggestPicture.ts';
import { colourOfNumbers } from './colourOfNumbers.ts';
import { quoted } from './yamlLine.ts';

/** The facts from which a wrong value is corrected. */
export interface WrongValue {
  schema: z.core.$ZodType;
  kind: ValueKind | undefined;
  choices: readonly string[];
  found: unknown;
  /** The value as it is written in the file. */
  written: string | undefined;
  /** The pictures below `public/`, by their paths on the site. */
  pictures: Iterable<string>;
}

/**
 * Returns a value as it should be written in YAML, if the wrong one shows what is meant: a number with a comma, a date in another
 * order, a text without its quotation marks. The schema accepts every value that is returned.
 */
export function correctValue(wrong: WrongValue): string | undefined {
  const { schema, kind, found, written } = wrong;
  const accepts = (value: unknown) => z.safeParse(schema, value).success;
  if (kind === undefined || kind === 'list' || kind === 'group') return undefined;
  if (kind === 'number' || kind === 'whole number') {
    // Only a percentage refuses a number between 0 and 1 and accepts a hundred times as much.
    const percent = typeof found === 'number' && found > 0 && found < 1 ? found * 100 : NaN;
    if (kind === 'number' && accepts(percent)) return String(Number(percent.toFixed(2)));
    // A full stop between groups of three digits is that of thousands in other countries.
    const isGrouped = kind === 'whole number' && /^\d{1,3}(?:\.\d{3})+$/.test(written ?? '');
    const whole = isGrouped ? written?.replaceAll('.', '') : undefined;
    if (whole !== undefined && accepts(Number(whole))) return whole;
    return typeof found === 'string' && !FRACTION.test(found)
      ? candidateNumbers(found).find((number) => accepts(Number(number)))
      : undefined;
  }
  if (kind === 'yes/no') return booleanOf(found);
  const text = textOf(found, written);
  if (text === undefined) return undefined;
  const value = candidates(wrong, text).find((one) => one !== '' && accepts(one));
  return value === undefined ? undefined : asYaml(value, typeof found !== 'string');
}

/** A fraction of one or more, which is no number and a half. */
const FRACTION = /[¼½¾⅓⅔]|\d\s+\d\s*\/|^\s*1\s*\/\s*[2-4]\s*$/;

/** A number with decimals, or in thousands or millions. A comma before three digits is that of thousands. */
const NOT_WHOLE =
  /\d(?:\.\d|,(?!\d{3}(?!\d))\d|\s*(?:thousand|million|billion|bn|[km])(?![\p{L}\d]))/iu;

/**
 * Returns the first of several numbers in a text that a field for whole numbers accepts, such as 1200 of "1200x630". Returns `undefined`
 * if a number is not whole, such as that of "1.5 million", or is one of hours and minutes, because its digits are another number.
 */
export function firstWholeNumber(schema: z.core.$ZodType, found: string): string | undefined {
  if (FRACTION.test(found) || NOT_WHOLE.test(found) || /\d:\d/.test(found)) return undefined;
  const numbers = found.match(/-?\d+(?:,\d{3})*/g) ?? [];
  return numbers
    .map((number) => String(Number(number.replaceAll(',', ''))))
    .find((number) => z.safeParse(schema, Number(number)).success);
}

/** Returns the text that is meant by a value that YAML does not read as one. */
function textOf(found: unknown, written: string | undefined): string | undefined {
  if (typeof found === 'string') return found;
  // Somebody who writes "~" or "null" means that there is no text.
  if (found === null) return undefined;
  if (Array.isArray(found)) return found.length === 1 ? textOf(found[0], undefined) : undefined;
  return written ?? (typeof found === 'number' ? String(found) : undefined);
}

function candidates({ kind, choices, pictures }: WrongValue, text: string): string[] {
  const trimmed = text.trim();
  switch (kind) {
    case 'choice':
      return choices.filter((choice) => plain(choice) === plain(trimmed));
    case 'date':
      return correctDate(trimmed);
    case 'month':
      return correctMonth(trimmed);
    case 'day and time':
      return correctMoment(trimmed);
    case 'time':
      return correctTime(trimmed);
    case 'picture file': {
      const picture = suggestPicture(trimmed, pictures);
      return picture === undefined ? [] : [picture];
    }
    case 'phone number': {
      // An extension is no part of the number.
      const number = trimmed.replace(/\s*(?:ext(?:ension|n)?\.?|x|#)\s*\d+$/i, '');
      const digits = number.replace(/\(0\)|^tel:/g, '').replace(/[^\d+]/g, '');
      return [digits, digits.replace(/^00/, '+'), digits.replace(/^0/, '+44')].filter(
        isPossiblePhone,
      );
    }
    case 'web address': {
      // The marks around an address in Markdown, a scheme that is there twice, and the end of a sentence.
      const address = trimmed
        .replace(/^<(.*)>$/, '$1')
        .replace(/^https?:\/\/(?=https?:\/\/)/, '')
        .replace(/[.,;]+$/, '');
      return [
        trimmed,
        address,
        address.replace(/^http:/, 'https:'),
        address.replace(/\/+$/, ''),
        address.replace(
          /^(https:\/\/)([^/:]+)/,
          (_, start: string, host: string) => start + asciiHost(host),
        ),
        ...(/^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(address) ? [`https://${address}`] : []),
      ];
    }
    case 'slug':
    case 'path': {
      const path = sitePathOf(decodePercent(trimmed).replace(/^\/?content\//, '')).toLowerCase();
      const short = path.replace(/\.(?:md|ya?ml|html)$/, '').replace(/(.)\/+(?=$|[?#])/, '$1');
      // A query or an anchor is no part of the name of a page.
      const [bare = ''] = short.split(/[?#]/);
      const slug = slugOf(bare.slice(bare.lastIndexOf('/') + 1).replaceAll('&', ' and '));
      // A query names no page, and the start of another site is not that of this one.
      if (/^\/(?:$|\?)/.test(short)) return [];
      // The name alone is the slug of an entry. A name in a folder keeps its folder.
      const slugs = /^\/.*\//.test(bare) ? bare.split('/').map(slugOf).join('/') : slug;
      return trimmed.replace(/\/+$/, '').includes('/')
        ? [short, bare, slugs, slug]
        : [...(kind === 'slug' ? [slug] : []), short];
    }
    case 'hex colour':
      return [trimmed, colourOfNumbers(trimmed)?.write ?? '', trimmed.replace(/^#?/, '#')];
    default:
      return [
        trimmed,
        trimmed.replace(/\s*\n\s*/g, ' '),
        trimmed.toUpperCase(),
        currencies[trimmed] ?? '',
        // A postcode has a space before its last three signs.
        trimmed
          .toUpperCase()
          .replaceAll(/[^A-Z\d]/g, '')
          .replace(/(?=.{3}$)/, ' '),
        // The letters of a postcode are those of its area.
        (/^([a-z]{1,2})\d[a-z\d]?(?: ?\d[a-z]{2})?$/i.exec(trimmed)?.[1] ?? '').toUpperCase(),
        trimmed
          .replace(/^mailto:/, '')
          .replace(/\s+at\s+|\(at\)/, '@')
          .replace(/\s+/g, '')
          .replace(/(?<=@)[^@]+$/, asciiHost),
      ];
  }
}

/** Returns a domain in ASCII letters, as the DNS has it: "xn--mnchen-3ya.example" for "münchen.example". */
function asciiHost(host: string): string {
  return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : host;
}

/** The codes of currencies, by their signs. */
const currencies: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD' };

/** Returns the numbers that a text may mean, the most likely first. */
function candidateNumbers(text: string): string[] {
  const bare = text
    .trim()
    .replace(/[£$€\s_]/g, '')
    .replace(/^[−–—‒]/, '-');
  const degrees =
    /^(\d{1,3})[°º](\d{1,2})['′’](?:(\d{1,2}(?:\.\d+)?)(?:["″”]|''|’’))?([NSEW])?$/i.exec(bare);
  if (degrees) {
    const [, whole = '', minutes = '', seconds = '0', side = 'N'] = degrees;
    const number = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
    return [`${/[SW]/i.test(side) ? '-' : ''}${number.toFixed(5)}`];
  }
  const west = /^-/.test(bare) ? '' : /(?:^|[^a-z])[WS]$/i.test(bare) ? '-' : '';
  const thousand = /^(\d+(?:\.\d+)?)(k|m)$/i.exec(bare);
  if (thousand) {
    return [String(Math.round(Number(thousand[1]) * (/k/i.test(thousand[2] ?? '') ? 1000 : 1e6)))];
  }
  const [first = '', ...more] = bare.match(/-?\d+(?:[.,]\d+)*/g) ?? [];
  if (first === '' || (more.length > 0 && !bare.includes('/'))) return [];
  const isGrouped = /^-?\d{1,3}(?:,\d{3})+$/.test(first);
  const number = isGrouped ? first.replaceAll(',', '') : first.replace(',', '.');
  return [`${west}${number}`.replace(/^(-?)0+(?=\d)/, '$1')];
}

function booleanOf(found: unknown): string | undefined {
  const word = String(found).trim().toLowerCase();
  if (/^(?:true|yes|y|on|1)\b/.test(word)) return 'true';
  return /^(?:false|no|n|off|0)\b/.test(word) ? 'false' : undefined;
}

/** Returns a text as YAML. Writes quotation marks only if YAML would read something else without them. */
export function asYaml(text: string, isReadAsOther: boolean): string {
  const needsQuotes =
    isReadAsOther || /^[^A-Za-z/\d]|: |\s#|:$/.test(text) || /^[\d:.]+$/.test(text) || text === '';
  return needsQuotes && !/^\d{4}-\d\d(?:-\d\d|$)/.test(text) ? quoted(text) : text;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-');
}
