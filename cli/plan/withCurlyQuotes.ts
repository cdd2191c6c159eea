import { curlQuotes } from './curlQuotes.ts';

/** The fields that hold what programs read: addresses, names of files, classes and ids, and markup of drawings. */
const UNSHOWN: ReadonlySet<string> = new Set([
  ...['href', 'src', 'srcSet', 'url', 'path', 'slug', 'id', 'anchor', 'key', 'canonical'],
  ...['@id', '@type', '@context', 'svg', 'drawing', 'stamp', 'hash'],
]);

/**
 * Returns a value of JSON with curly quotation marks in all its texts (decision 39). Addresses, ids and drawings stay as they are. Parts
 * without a straight mark are the same objects as before.
 */
export function withCurlyQuotes<T>(value: T): T {
  return curled(value) as T;
}

function curled(value: unknown): unknown {
  if (typeof value === 'string') return curlQuotes(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    let copy: unknown[] | undefined;
    value.forEach((item: unknown, index) => {
      const next = curled(item);
      if (next !== item) (copy ??= [...value])[index] = next;
    });
    return copy ?? value;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [key, item] of Object.entries(value)) {
    if (UNSHOWN.has(key)) continue;
    const next = curled(item);
    if (next !== item) (copy ??= { ...value })[key] = next;
  }
  return copy ?? value;
}
