import { indexOfWords } from '#cli/load/indexOfWords.ts';
import type { Entry } from '#cli/model/content.ts';
import type { Spot } from '#cli/model/problem.ts';

/**
 * Returns the first place of words in a body, or the start of the body if its Markdown writes them in another way. With a `passage` that has
 * the words, it is their place there. `text` is the whole text of the file.
 */
export function placeInBody(
  { file, bodyLine }: Entry<unknown>,
  text: string | undefined,
  found: string,
  passage = found,
): Spot {
  const body =
    text
      ?.split('\n')
      .slice(bodyLine - 1)
      .join('\n') ?? '';
  const start = indexOfWords(body, passage);
  const index = indexOfWords(body.slice(start ?? 0), found);
  if (index === undefined) return { file, line: bodyLine, column: 1 };
  const before = body.slice(0, (start ?? 0) + index).split('\n');
  return { file, line: bodyLine + before.length - 1, column: (before.at(-1) ?? '').length + 1 };
}
