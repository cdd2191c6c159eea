import type { Nodes } from 'mdast';
import type { MarkdownFault } from '#cli/model/markdown.ts';
import { placeIn } from './nodeSource.ts';

/** Comments, tags, and elements whose text is shown as it is written. */
const HIDDEN =
  /<!--[\s\S]*?(?:-->|$)|<(pre|code|kbd|samp|script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)|<[^<>]*>/gi;

/** A link, a picture or the number of a note, words in bold, and the start of a heading or an entry of a list. */
const SIGNS =
  /(!?)\[([^\][\n]+)\]\(([^()\s]+)\)|\[\^[^\]\s]+\]|\*\*([^\s*](?:[^*\n]*[^\s*])?)\*\*|(?<![^\n])(?:#{2,6}|[-*]) +\S.*/;

/** Finds Markdown in the HTML `source` of a node, which the page shows as it is written. */
export function markdownInHtml(node: Nodes, source: string): MarkdownFault[] {
  // The spaces keep the offsets.
  const text = source.replace(HIDDEN, (hidden) => hidden.replace(/[^\n]/g, ' '));
  const match = SIGNS.exec(text);
  if (!match) return [];
  const [found, isPicture, words = '', address, bold] = match;
  const write =
    bold !== undefined
      ? `<strong>${bold}</strong>`
      : address === undefined
        ? undefined
        : isPicture
          ? `<img src="${address}" alt="${words}">`
          : `<a href="${address}">${words}</a>`;
  const args = { found: found.trimEnd(), ...(write !== undefined && { write }) };
  return [{ code: 'markdown-in-html', args, ...placeIn(node, { source, offset: match.index }) }];
}
