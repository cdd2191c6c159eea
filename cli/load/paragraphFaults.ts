import type { Paragraph, RootContent } from 'mdast';
import type { MarkdownFault } from '#cli/model/markdown.ts';
import { listFault } from './listFault.ts';
import { sourceOf, startOf } from './nodeSource.ts';

/** Finds headings, list entries and tables that are taken for a paragraph. */
export function faultsInParagraph(
  text: string,
  paragraph: Paragraph,
  siblings: readonly RootContent[] = [],
  index = 0,
): MarkdownFault[] {
  const faults: MarkdownFault[] = [];
  const [before, after, next] = [-1, 1, 2].map((offset) => siblings[index + offset]);
  const source = sourceOf(text, paragraph);
  const { line: start, column } = startOf(paragraph);
  let table: number | undefined;
  const lines = source.split('\n');
  for (const [index, line] of lines.entries()) {
    const place = { line: start + index, column: index === 0 ? column : 1 };
    const trimmed = line.trim();
    const heading =
      /^(?:#{7,}\s*\S|#{2,6}[^\s#]|#{1,6}(?![ \t])\s|#\p{Lu}[\p{L}'’]* \p{L}).*/u.exec(
        trimmed,
      )?.[0];
    if (heading) faults.push({ code: 'heading-space', args: { found: heading }, ...place });
    const isRule = /^\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?\|?$/.test(trimmed);
    if (isRule && index > 0) table ??= index;
  }
  const paragraphAt = (node: RootContent | undefined) =>
    node?.type === 'paragraph' ? sourceOf(text, node) : undefined;
  const entries = listFault(lines, {
    above: paragraphAt(before),
    below: paragraphAt(after),
    next: paragraphAt(next),
  });
  if (entries) {
    const { index, ...args } = entries;
    faults.push({ code: 'list-space', args, line: start + index, column: 1 });
  }
  const row = lines.findIndex((line) => /\S\t+\S/.test(line));
  if (!entries && row >= 0 && lines.filter((line) => /\S\t+\S/.test(line)).length > 1) {
    const cells = (lines[row] ?? '').trim().split(/\t+/);
    const args = { write: [`| ${cells.join(' | ')} |`, `|${' --- |'.repeat(cells.length)}`] };
    faults.push({ code: 'table-pasted', args, line: start + row, column: 1 });
  }
  const rows = lines.map(isRow);
  const [first = ''] = lines;
  const isSplit = before?.type === 'table' && rows.every(Boolean);
  if (isSplit && table === undefined) {
    faults.push({ code: 'table-broken', args: { isSplit }, line: start, column });
  } else if (table === undefined && rows.length > 1 && rows.every(Boolean)) {
    const cells = first
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/);
    const args = { write: `|${' --- |'.repeat(cells.length)}` };
    faults.push({ code: 'table-broken', args, line: start, column });
  }
  if (table !== undefined) {
    faults.push({ code: 'table-broken', args: {}, line: start + table, column: 1 });
  }
  return faults;
}

/** Finds a paragraph that is one line in bold: a heading that is not marked as one. A sentence in bold is not a heading. */
export function boldHeading(text: string, paragraph: Paragraph): MarkdownFault[] {
  const [child, ...more] = paragraph.children;
  if (child?.type !== 'strong' || more.length > 0) return [];
  const found = sourceOf(text, paragraph);
  const words = found.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, '').trim();
  if (words.includes('\n') || words.length > 80 || /[.!?:;,…]$/.test(words)) return [];
  return [{ code: 'heading-bold', args: { found, write: `## ${words}` }, ...startOf(paragraph) }];
}

/** Returns whether a line is a row of a table: it starts and ends with a bar, and has another between them. */
function isRow(line: string): boolean {
  const row = line.trim();
  return row.startsWith('|') && row.endsWith('|') && row.split('|').length > 3;
}
