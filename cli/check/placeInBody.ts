import { indexInPassages } from '#cli/load/indexOfWords.ts';
import type { Entry } from '#cli/model/content.ts';
import type { Spot } from '#cli/model/problem.ts';
import { placeAt } from '#cli/report/placeAt.ts';
import { sourceOfBody } from './sourceOfBody.ts';

/**
 * Returns the first place of words in a body, or the start of the body if its Markdown writes them in another way. With `passages`, each of
 * which is in the one before it, it is their place in the last. `text` is the whole text of the file.
 */
export function placeInBody(
  entry: Entry<unknown>,
  text: string | undefined,
  found: string,
  passages: readonly string[] = [],
): Spot {
  const { file, bodyLine } = entry;
  const { body, offset } = sourceOfBody(entry, text);
  const index = indexInPassages(body, found, passages);
  if (text === undefined || index === undefined) return { file, line: bodyLine, column: 1 };
  return { file, ...placeAt(text, offset + index) };
}
