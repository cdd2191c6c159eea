import type { Row } from '../mistake.ts';

/** Returns a row that puts Markdown above the first heading of `blog/prices-explained.md`. The mistake is in its first line. */
export function above(
  name: string,
  markdown: string,
  code: Row[3],
  says: readonly string[],
  more: Row[5] = {},
): Row {
  return [name, '## What a quote says', `${markdown}\n\n## What a quote says`, code, says, more];
}
