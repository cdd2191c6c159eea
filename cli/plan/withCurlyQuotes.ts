import { curlQuotes } from './curlQuotes.ts';

/** The fields that hold what programs read: addresses, names of files, classes and ids, and markup of drawings. */
const UNSHOWN: ReadonlySet<string> = new Set([
  ...['href', 'src', 'srcSet', 'url', 'path', 'slug', 'id', 'anchor', 'key', 'canonical'],
  ...['@id', '@type', '@context', 'svg', 'drawing', 'stamp', 'hash'],
]);

/** Lists, each with the same list in curly quotation marks. */
type CurledLists = Map<readonly unknown[], readonly unknown[]>;

/**
 * Returns a value of JSON with curly quotation marks in all its texts (decision 39). Addresses, ids and drawings stay as they are. Parts
 * without a straight mark are the same objects as before. Pages that share lists are faster with the same `lists`.
 */
export function withCurlyQuotes<T>(value: T, lists: CurledLists = new Map()): T {
  return curled(value, lists) as T;
}

function curled(value: unknown, lists: CurledLists): unknown {
  if (typeof value === 'string') return curlQuotes(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    let list = lists.get(value);
    if (!list) lists.set(value, (list = curledList(value, lists)));
    return list;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  let copy: Record<string, unknown> | undefined;
  const fields = value as Record<string, unknown>;
  // Faster than Object.entries, which makes a list for every object of a model.
  for (const key in fields) {
    if (UNSHOWN.has(key)) continue;
    const item = fields[key];
    const next = curled(item, lists);
    if (next !== item) (copy ??= { ...value })[key] = next;
  }
  return copy ?? value;
}

function curledList(items: readonly unknown[], lists: CurledLists): readonly unknown[] {
  let copy: unknown[] | undefined;
  items.forEach((item, index) => {
    const next = curled(item, lists);
    if (next !== item) (copy ??= [...items])[index] = next;
  });
  return copy ?? items;
}
