import { tooLarge } from './readBody.ts';
import { decodeText, notUtf8 } from './parseJsonObject.ts';

/** The fields of a form. */
export interface ParsedForm {
  /** The first value of each field. The object has no prototype, because clients choose the names. */
  fields: Record<string, string>;
  /** The name of a field that occurs twice. */
  repeated: string | undefined;
}

/**
 * Parses a form-encoded body. Throws a `Refusal` (422) if the bytes are not UTF-8, before or after the percent-encoding is decoded, and a
 * `Refusal` (413) if the decoded fields have more than `limit` bytes.
 */
export function parseForm(bytes: Uint8Array, limit: number): ParsedForm {
  const text = decodeText(bytes);
  const pairs = [...new URLSearchParams(text)];
  const decoded = pairs.flat().join('');
  // `URLSearchParams` replaces bytes that are not UTF-8 with U+FFFD, which a client may also have sent.
  if (countOf(decoded, /\uFFFD/g) > countOf(text, /\uFFFD|%EF%BF%BD/gi)) throw notUtf8();
  if (Buffer.byteLength(decoded) > limit) throw tooLarge(limit);
  const form: ParsedForm = { fields: Object.create(null), repeated: undefined };
  for (const [name, value] of pairs) {
    if (name in form.fields) form.repeated ??= name;
    else form.fields[name] = value;
  }
  return form;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
