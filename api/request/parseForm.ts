import { Refusal } from '../reply/refusal.ts';
import { decodeText } from './parseJsonObject.ts';

/**
 * Returns the fields of a form-encoded body. Throws a `Refusal` (422) if the bytes are not UTF-8, or if a field occurs twice. The object
 * has no prototype, because clients choose the names.
 */
export function parseForm(bytes: Uint8Array): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(decodeText(bytes))) {
    if (name in fields) {
      throw new Refusal(422, 'unreadableForm', {
        errors: [{ field: name.slice(0, 50), problem: 'repeatedField' }],
      });
    }
    fields[name] = value;
  }
  return fields;
}
