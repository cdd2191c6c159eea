import type { Entry } from '#cli/model/content.ts';

/** Returns the Markdown of a body, and its offset in `text`, the whole text of the file. Both are empty if there is no text. */
export function sourceOfBody(
  { bodyLine }: Entry<unknown>,
  text = '',
): { body: string; offset: number } {
  let offset = 0;
  for (let line = 1; line < bodyLine; line++) {
    const end = text.indexOf('\n', offset);
    offset = end < 0 ? text.length : end + 1;
  }
  return { body: text.slice(offset), offset };
}
