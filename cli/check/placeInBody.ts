import type { Entry } from '#cli/model/content.ts';
import type { Spot } from '#cli/model/problem.ts';

/**
 * Returns the first place of words in a body, or the start of the body if its Markdown writes them in another way. `text` is the whole text of
 * the file.
 */
export function placeInBody(
  { file, bodyLine }: Entry<unknown>,
  text: string | undefined,
  found: string,
): Spot {
  const lines = text?.split('\n') ?? [];
  const index = lines.findIndex((line, at) => at >= bodyLine - 1 && line.includes(found));
  if (index < 0) return { file, line: bodyLine, column: 1 };
  return { file, line: index + 1, column: (lines[index] ?? '').indexOf(found) + 1 };
}
