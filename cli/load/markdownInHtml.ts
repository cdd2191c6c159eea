import type { Nodes } from 'mdast';
import type { FindingArgs } from '#cli/model/finding.ts';
import type { MarkdownFault } from '#cli/model/markdown.ts';
import { placeIn } from './nodeSource.ts';

/** Finds Markdown in the HTML `source` of a node, which the page shows as it is written. The node of a body of HTML is its root. */
export function markdownInHtml(node: Nodes, source: string): MarkdownFault[] {
  const text = shownHtml(source);
  const match = SIGNS.exec(text);
  const list = listIn(text, source);
  const isWhole = node.type === 'root';
  if (list && (!match || list.index < match.index)) {
    const args = { kind: 'block' as const, found: list.found, write: `<li>${list.words}</li>` };
    return [faultAt(node, source, list.index, isWhole ? { ...args, isWhole } : args)];
  }
  if (!match) return [];
  const { 0: found, groups = {}, index } = match;
  const { picture, words = '', address = '', bold, level, heading } = groups;
  const kind =
    level !== undefined ? 'block' : found.startsWith('[^') ? 'note' : ('inline' as const);
  const write =
    level !== undefined
      ? `<h${level.length}>${heading}</h${level.length}>`
      : bold !== undefined
        ? `<strong>${bold}</strong>`
        : picture
          ? `<img src="${address}" alt="${words.replaceAll('"', '&quot;')}">`
          : `<a href="${address}">${words.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')}</a>`;
  return [faultAt(node, source, index, { kind, found, write, ...(isWhole && { isWhole }) })];
}

/** Returns the text of HTML that visitors see, at the offsets that it has in the source. Leaves out text that is shown as it is written. */
export function shownHtml(source: string): string {
  return source.replace(HIDDEN, (hidden) => hidden.replace(/[^\n]/g, ' '));
}

/** Comments, elements whose text is shown as it is written, and tags, whose attributes may have a ">". */
const HIDDEN =
  /<!--[\s\S]*?(?:-->|$)|<(pre|code|kbd|samp|script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)|<\/?[a-z](?:[^"'<>]|"[^"<]*"|'[^'<]*')*>/gi;

/** A picture or a link, the number of a note, words in bold, and a heading. */
const SIGNS =
  /(?<picture>!?)\[(?<words>[^\][\n]+)\]\((?<address>[^()\s]+)\)|\[\^[^\]\s]+\]|(?<![\p{L}\d*])\*\*(?<bold>[^\s*](?:[^*\n]*[^\s*])?)\*\*(?![\p{L}\d*])|(?<![^\n])(?<level>#{2,6}) +(?<heading>\S.*\S)/u;

/** Finds an entry of a list that follows a tag or a colon, or that another entry follows. */
function listIn(
  text: string,
  source: string,
): { index: number; found: string; words: string } | undefined {
  const [lines, written] = [text.split('\n'), source.split('\n')];
  let index = 0;
  for (const [number, line] of lines.entries()) {
    const [found, words] = /^[-*] +(\S.*?) *$/.exec(line) ?? [];
    const isAfter = /(?:^|[>:])\s*$/.test(written[number - 1] ?? '');
    if (
      found !== undefined &&
      words !== undefined &&
      (isAfter || /^[-*] +\S/.test(lines[number + 1] ?? ''))
    ) {
      return { index, found: found.trim(), words };
    }
    index += line.length + 1;
  }
  return undefined;
}

function faultAt(
  node: Nodes,
  source: string,
  offset: number,
  args: FindingArgs['markdown-in-html'],
): MarkdownFault {
  return { code: 'markdown-in-html', args, ...placeIn(node, { source, offset }) };
}
