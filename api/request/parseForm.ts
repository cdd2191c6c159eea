import { Refusal } from '../reply/refusal.ts';
import { decodeText } from './parseJsonObject.ts';

/**
 * The fields of a form-encoded body, as text. Throws a `Refusal` (422) where the bytes are not UTF-8, or where a field stands twice. The
 * object has no prototype, for names come from outside.
 */
export function parseForm(bytes: Uint8Array): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(decodeText(bytes))) {
    if (name in fields) {
      throw new Refusal(422, 'The form cannot be read.', {
        errors: [{ field: name.slice(0, 50), message: 'This field stands in the form twice.' }],
      });
    }
    fields[name] = value;
  }
  return fields;
}
