import type { Heading, Root, RootContent } from 'mdast';
import type { MarkdownFault } from '#cli/model/markdown.ts';
import { sourceOf, startOf, wordsOf } from './nodeSource.ts';

/** Finds a heading that ends with a full stop or is all in capitals. `source` is its Markdown, with "#" at its start. */
export function headingStyle(heading: Heading, source: string): MarkdownFault[] {
  const found = wordsOf(heading);
  if (!/^\s*#/.test(source)) return [];
  const add = (kind: 'stop' | 'capitals', write: string): MarkdownFault[] => [
    { code: 'heading-style', args: { kind, found, write }, ...startOf(heading) },
  ];
  if (ONE_SENTENCE.test(found)) return add('stop', found.slice(0, -1));
  if (!isInCapitals(found)) return [];
  const first = found.search(/\p{L}/u) + 1;
  return add('capitals', found.slice(0, first) + found.slice(first).toLowerCase());
}

/** A sentence alone. Several short ones may be meant to look like this, and a short word may be an abbreviation. */
const ONE_SENTENCE = /^[^.!?…]*(?<!\b(?:Ltd|Inc|etc|approx))(?<=\p{Ll}{3})\.$/u;

/** Returns whether a text has three words or more and no small letter. Three short words may be abbreviations. */
function isInCapitals(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return !/\p{Ll}/u.test(text) && words.length > 2 && words.some((word) => word.length > 4);
}

/** Finds headings without a text below them: the next is of the same or a higher level, or there is nothing more. */
export function emptySections(text: string, { children }: Root): MarkdownFault[] {
  // A line above dashes may be a sentence that is meant to be the text.
  const isMarked = (node: RootContent): node is Heading =>
    node.type === 'heading' && sourceOf(text, node).startsWith('#');
  return children.flatMap((node, index): MarkdownFault[] => {
    if (!isMarked(node) || node.depth === 1 || node.children.length === 0) return [];
    const next = children[index + 1];
    if (next && (!isMarked(next) || next.depth > node.depth)) return [];
    const heading = wordsOf(node);
    // A heading that was pasted twice has a finding of its own.
    if (next && wordsOf(next) === heading) return [];
    return [{ code: 'section-empty', args: { heading }, ...startOf(node) }];
  });
}
