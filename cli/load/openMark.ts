import type { FindingArgs } from '#cli/model/finding.ts';

/**
 * Returns the first sign of bold or crossed out words, italics or code in the source of a text, with its offset. The signs that Markdown
 * recognises are not in the source of a text, so such a sign shows.
 */
export function openMark(
  source: string,
): { args: FindingArgs['mark-open']; offset: number } | undefined {
  const spaced = [...source.matchAll(SPACED)].find(([, , before, , after]) => before || after);
  if (spaced) {
    const [found, sign = '', , words = '', , next = ''] = spaced;
    const write = `${sign}${words}${sign}${next && ` ${next}`}`;
    return { args: { found, write }, offset: spaced.index };
  }
  const joined = JOINED.exec(source);
  if (joined) {
    const { 0: found, 1: marked = '', 3: next = '', index } = joined;
    return { args: { found, write: `${marked} ${next}`, isJoined: true }, offset: index };
  }
  const open = OPEN.exec(source);
  return open ? { args: { found: open[0] }, offset: open.index } : undefined;
}

/** Two signs with words between them and perhaps spaces inside, and the word that follows. With spaces on both sides, "*" multiplies. */
const SPACED = /(?<![^\s(])(\*\*(?=(\s*))|[*_](?=\p{L}))\s*(\p{L}[^*_\n]*?)(\s*)\1([\p{L}\d]*)/gu;

/** Words in bold that end with a punctuation mark, and a word directly after them, with which they are not in bold. */
const JOINED = /(?<![^\s(])((\*\*|__)[^\s*_][^*_\n]*[\p{P}\p{S}]\2)([\p{L}\d]+)/u;

/** A sign beside a word. One inside a word, such as that of "snake_case", or after one, such as that of a note, is meant. */
const OPEN =
  /(?<=\S)\*\*|\*\*(?=\S)|(?<![\p{L}\d_])__(?=\S)|(?<=\S)__(?![\p{L}\d_])|(?<!~)~~(?=[^\s~])|`|(?<![^\s("'“‘])[*_](?=\p{L})/u;
