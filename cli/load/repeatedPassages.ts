import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Markdown, MarkdownFault } from '#cli/model/markdown.ts';

/** The number of words from which a paragraph is not written twice on purpose. A shorter one may be a refrain, but not twice in a row. */
const LONG = 8;
const SHORT = 4;

/** Returns the paragraphs and headings of a body that occur twice, each at its second place. */
export function repeatedPassages(
  text: string,
  syntax: Root,
  headings: Markdown['headings'],
): MarkdownFault[] {
  return [...repeatedParagraphs(text, syntax), ...repeatedHeadings(headings)];
}

function repeatedParagraphs(text: string, syntax: Root): MarkdownFault[] {
  const faults: MarkdownFault[] = [];
  const seen = new Set<string>();
  let last = '';
  visit(syntax, 'paragraph', (paragraph) => {
    const { start, end } = paragraph.position ?? {};
    const found = text.slice(start?.offset, end?.offset).replaceAll(/\s+/g, ' ');
    const words = found.split(' ').length;
    const isRepeated = words >= LONG ? seen.has(found) : words >= SHORT && found === last;
    if (isRepeated) {
      const { line = 1, column = 1 } = start ?? {};
      faults.push({ code: 'passage-repeated', args: { kind: 'paragraph', found }, line, column });
    }
    seen.add(found);
    last = found;
  });
  return faults;
}

/** Finds a heading that is repeated below the same heading. "Price" may be below each of several products. */
function repeatedHeadings(headings: Markdown['headings']): MarkdownFault[] {
  const open = new Map<number, Set<string>>();
  return headings.flatMap(({ depth, text, line, column }): MarkdownFault[] => {
    for (const other of open.keys()) if (other > depth) open.delete(other);
    const texts = open.get(depth) ?? new Set();
    open.set(depth, texts);
    const isRepeated = texts.has(text);
    texts.add(text);
    const args = { kind: 'heading', found: text } as const;
    return isRepeated && text !== '' ? [{ code: 'passage-repeated', args, line, column }] : [];
  });
}
