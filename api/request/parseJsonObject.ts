import { Refusal } from '../reply/refusal.ts';
import type { Fault } from '../reply/refusal.ts';

/**
 * Returns the object that a JSON body holds. Throws a `Refusal` (422) if the bytes are not UTF-8, not JSON or not an object, or if a key
 * occurs twice, because parsers disagree about the value of such a key (RFC 8259, section 4).
 */
export function parseJsonObject(bytes: Uint8Array): Record<string, unknown> {
  const text = decodeText(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable('notJson');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw unreadable('notObject');
  }
  const twice = repeatedKey(text);
  if (twice !== undefined) {
    throw unreadable('repeatedKey', { field: JSON.stringify(twice.slice(0, 50)) });
  }
  return value as Record<string, unknown>;
}

/** Decodes UTF-8, with or without a byte order mark. Throws a `Refusal` (422) if the bytes are not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8();
  }
}

/** Returns the refusal of a body whose bytes are not UTF-8. */
export function notUtf8(): Refusal {
  return unreadable('notUtf8');
}

function unreadable(problem: Fault['problem'], values: Fault['values'] = {}): Refusal {
  return new Refusal(422, 'unreadable', { errors: [{ field: 'body', problem, values }] });
}

/** Returns a key that occurs twice in the outermost object of a valid JSON text, or undefined. */
function repeatedKey(text: string): string | undefined {
  const keys = new Set<string>();
  let depth = 0;
  // Matches strings and brackets. Nothing between them can contain either.
  for (const [token, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth++;
    else if (token === '}' || token === ']') depth--;
    else if (depth === 1 && colon !== undefined) {
      const key: unknown = JSON.parse(token.slice(0, -colon.length));
      if (typeof key !== 'string') continue;
      if (keys.has(key)) return key;
      keys.add(key);
    }
  }
  return undefined;
}
