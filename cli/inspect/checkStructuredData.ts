import { isRecord } from '#cli/load/dataPath.ts';
import { leftOverText, wrongText } from './leftOverText.ts';
import type { PageFault } from './pageFault.ts';
import { readJson } from './scanJson.ts';
import {
  forms,
  isAddress,
  isAmount,
  isCount,
  isDate,
  isTime,
  nested,
  properties,
} from './schemaTypes.ts';
import type { SchemaTypes } from './schemaTypes.ts';

/** The page that has structured data. */
interface DataPage {
  /** The URL of the site, without a slash at its end. */
  url: string;
  path: string;
  /** The path of the page that search engines should list. */
  canonical: string;
}

/** The types of objects that describe the page that they are on. Others, such as the agency, may be on any page. */
const OF_PAGE = new Set(['BlogPosting', 'FAQPage', 'Service']);

type DataFault = Extract<PageFault, { code: `built-data-${string}` | 'built-text-left' }>;

/**
 * Returns the faults of the text of a JSON-LD script at an offset: no JSON, no context, unknown types, properties that are missing, empty or
 * unknown, values of a wrong form or type, addresses of another page, and texts that a template left by mistake.
 */
export function checkStructuredData(text: string, offset: number, page: DataPage): DataFault[] {
  let data: unknown;
  try {
    data = readJson(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ code: 'built-data-invalid', args: { reason }, offset }];
  }
  const hasContext = isRecord(data) && data['@context'] === 'https://schema.org';
  return [
    ...(hasContext ? [] : [propertyFault('missing', '', '@context', offset)]),
    ...objectsIn(data).flatMap((object) => checkObject(object, offset)),
    // A list may have objects that describe other pages.
    ...(isRecord(data) ? otherPages(data, page, offset) : []),
  ];
}

/** Returns the addresses with which an object that describes its page names another one. The last step of a path is the page itself. */
function otherPages(
  object: Record<string, unknown>,
  { url, path, canonical }: DataPage,
  offset: number,
): DataFault[] {
  const { '@type': type, itemListElement } = object;
  const last: unknown = Array.isArray(itemListElement) ? itemListElement.at(-1) : undefined;
  const addresses: [string, unknown][] = [];
  if (typeof type !== 'string') return [];
  if (OF_PAGE.has(type)) {
    for (const name of ['@id', 'url', 'mainEntityOfPage']) addresses.push([name, object[name]]);
  }
  if (type === 'BreadcrumbList' && isRecord(last)) addresses.push(['item', last.item]);
  const expected = url + canonical;
  const others = addresses.flatMap(([property, value]): DataFault[] => {
    if (!isAddress(value)) return [];
    const found = String(value);
    const page = found.replace(/#.*/, '');
    if (page === expected || page === url + path) return [];
    return [{ code: 'built-data-page', args: { type, property, found, expected }, offset }];
  });
  if (others.length > 0 || type !== 'BreadcrumbList') return others;
  return otherSteps(itemListElement, url, offset);
}

/** Returns the steps of a path through the site that are not above the step after them. */
function otherSteps(steps: unknown, url: string, offset: number): DataFault[] {
  const items = (Array.isArray(steps) ? steps : []).map((step: unknown) =>
    isRecord(step) && isAddress(step.item) ? String(step.item) : undefined,
  );
  return items.flatMap((found, index): DataFault[] => {
    const next = items[index + 1];
    if (found === undefined || !next?.startsWith(`${url}/`)) return [];
    if ([url, `${url}/`, next].includes(found) || next.startsWith(`${found}/`)) return [];
    const expected = next.slice(0, next.lastIndexOf('/'));
    const args = { type: 'BreadcrumbList', property: 'item', found, expected };
    return [{ code: 'built-data-page', args, offset }];
  });
}

/** Returns the title that structured data gives the page that it is on, or `undefined` if it gives none. The page shows it as its heading. */
export function pageTitleIn(
  text: string,
): { type: string; property: string; found: string } | undefined {
  let data: unknown;
  try {
    data = readJson(text);
  } catch {
    return undefined;
  }
  if (!isRecord(data)) return undefined;
  const { '@type': type } = data;
  if (type !== 'Service' && type !== 'BlogPosting') return undefined;
  const property = type === 'Service' ? 'name' : 'headline';
  const found = data[property];
  // A text that a template left by mistake is a fault of its own.
  return typeof found === 'string' && found && !leftOverText(found)
    ? { type, property, found }
    : undefined;
}

/** The address of a page or a file. */
interface DataAddress {
  kind: 'link' | 'file';
  address: string;
  /** The size that the script states for a picture, such as "1200x630". */
  size?: string;
}

/** Returns the addresses of pages and files that the text of a JSON-LD script names. They are empty if the text is not JSON. */
export function addressesIn(text: string): DataAddress[] {
  let data: unknown;
  try {
    data = readJson(text);
  } catch {
    return [];
  }
  return objectsIn(data).flatMap((object) => {
    const isPicture = object['@type'] === 'ImageObject';
    return Object.entries(object).flatMap(([property, value]): DataAddress[] => {
      if (!isAddress(value)) return [];
      const address = String(value);
      if (property === 'image' || (property === 'url' && isPicture)) {
        const { width, height } = object;
        const hasSize = isPicture && isCount(width) && isCount(height);
        return [
          { kind: 'file', address, ...(hasSize && { size: `${Number(width)}x${Number(height)}` }) },
        ];
      }
      const isLink = property === 'url' || property === 'item' || property === 'mainEntityOfPage';
      return isLink ? [{ kind: 'link', address }] : [];
    });
  });
}

function checkObject(object: Record<string, unknown>, offset: number): DataFault[] {
  const type = object['@type'];
  // A reference to an object of another page has an id only, and a list of objects has no type.
  if (type === undefined && ('@id' in object || '@graph' in object)) return [];
  if (typeof type !== 'string') return [propertyFault('missing', '', '@type', offset)];
  const known: { needed: readonly string[]; allowed?: readonly string[] } | undefined =
    Object.hasOwn(properties, type) ? properties[type as keyof SchemaTypes] : undefined;
  if (!known) return [propertyFault('type', type, type, offset)];
  const { needed, allowed = [] } = known;
  const missing = needed.filter((property) => isEmpty(object[property]));
  const unknown = Object.keys(object).filter(
    (key) => !key.startsWith('@') && !needed.includes(key) && !allowed.includes(key),
  );
  const empty = allowed.filter((property) => property in object && isEmpty(object[property]));
  return [
    ...missing.map((property) => propertyFault('missing', type, property, offset)),
    ...empty.map((property) => propertyFault('value', type, property, offset)),
    ...unknown.map((property) => propertyFault('unknown', type, property, offset)),
    ...wrongValues(object).map((property) => propertyFault('value', type, property, offset)),
    ...Object.entries(object).flatMap(([property, value]) =>
      // The addresses of pages are compared with those of the site.
      property === 'url' || property === 'item'
        ? []
        : textsLeft(value, offset, type === 'Answer' && property === 'text'),
    ),
  ];
}

/** Returns the properties whose values have a wrong form, are objects of another type, or contradict each other. */
function wrongValues(object: Record<string, unknown>): string[] {
  const wrong = Object.entries(object).flatMap(([property, value]) => {
    const values = (Array.isArray(value) ? value : [value]).filter(
      (one) => !isEmpty(one) && !(typeof one === 'string' && leftOverText(one)),
    );
    const types = Object.hasOwn(nested, property) ? nested[property] : undefined;
    const hasForm = Object.hasOwn(forms, property) ? forms[property] : undefined;
    const isRight = values.every(
      (one) => (!types || (isRecord(one) && isOneOf(types, one))) && (!hasForm || hasForm(one)),
    );
    return isRight ? [] : [property];
  });
  const { lowPrice, highPrice, opens, closes, datePublished, dateModified, itemListElement } =
    object;
  if (isAmount(lowPrice) && isAmount(highPrice) && Number(lowPrice) > Number(highPrice)) {
    wrong.push('lowPrice');
  }
  if (isDate(datePublished) && isDate(dateModified)) {
    const dates = [String(datePublished), String(dateModified)];
    // A day without a time is compared with the day of the other date.
    const hasDay = dates.some((date) => !date.includes('T'));
    const [first = 0, last = 0] = dates.map((date) =>
      Date.parse(hasDay ? date.slice(0, 10) : date),
    );
    if (last < first) wrong.push('dateModified');
  }
  // Midnight is the end of the day.
  if (isTime(opens) && isTime(closes) && String(closes) <= String(opens)) {
    if (!/^00:00/.test(String(closes))) wrong.push('closes');
  }
  const isInOrder =
    !Array.isArray(itemListElement) ||
    itemListElement.every(
      (one, index) => !isRecord(one) || !isCount(one.position) || one.position === index + 1,
    );
  if (!isInOrder && !wrong.includes('itemListElement')) wrong.push('itemListElement');
  return wrong;
}

/** Returns whether an object has one of some types. Unknown types are faults of their own, and a reference has none. */
function isOneOf(types: readonly string[], { '@type': type }: Record<string, unknown>): boolean {
  return typeof type !== 'string' || !Object.hasOwn(properties, type) || types.includes(type);
}

/** Returns the wrong parts of texts. If `isHtml` is set, tags and entities are right. */
function textsLeft(value: unknown, offset: number, isHtml: boolean): DataFault[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsLeft(one, offset, isHtml));
  if (typeof value !== 'string') return [];
  const found = wrongText(isHtml ? value.replace(/<[^<>]*>|&#?\w+;/g, ' ') : value)?.found;
  return found ? [{ code: 'built-text-left', args: { found }, offset, evidence: found }] : [];
}

function propertyFault(
  kind: 'missing' | 'unknown' | 'type' | 'value',
  type: string,
  property: string,
  offset: number,
): DataFault {
  return { code: 'built-data-property', args: { type, property, kind }, offset };
}

/** Returns an object and all objects within it. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isRecord(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}
