import { indexOfWords } from '#cli/load/indexOfWords.ts';
import type { Entry } from '#cli/model/content.ts';
import type { Spot } from '#cli/model/problem.ts';
import { placeAt } from '#cli/report/placeAt.ts';
import { sourceOfBody } from './sourceOfBody.ts';

/**
 * Returns the first place of words in a body, or the start of the body if its Markdown writes them in another way. With a `passage` that has
 * the words, it is their place there. `text` is the whole text of the file.
 */
export function placeInBody(
  entry: Entry<unknown>,
  text: string | undefined,
  found: string,
  passage = found,
): Spot {
  const { file, bodyLine } = entry;
  const { body, offset } = sourceOfBody(entry, text);
  const start = indexOfWords(body, passage) ?? 0;
  const index = indexOfWords(body.slice(start), found);
  if (text === undefined || index === undefined) return { file, line: bodyLine, column: 1 };
  return { file, ...placeAt(text, offset + start + index) };
}
