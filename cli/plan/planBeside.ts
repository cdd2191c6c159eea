import type { Root } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import { splitSections } from '#cli/body/splitSections.ts';

/** A part of a text, or a block beside the text that follows it. */
export type BesidePart<Block> = { kind: 'text'; html: string } | Block;

/** A section of a text: its heading, if it has one, and its parts in their order. */
export interface BesideSection<Block> {
  heading?: string;
  parts: BesidePart<Block>[];
}

/**
 * Returns the sections of a text as HTML, with blocks between their parts. The blocks of a section come after its first `after` elements, of
 * which its heading is one; a block may have a number of its own. Sections are counted from the first with a second-level heading, which is
 * 1. If the text lacks the section of a block, the block is in the nearest section.
 */
export function planBeside<Block extends { kind: string }>(
  tree: Root,
  blocks: readonly { section: number; block: Block; after?: number }[],
  { after, format }: { after: number; format: (part: Root) => string },
): BesideSection<Block>[] {
  const sections = splitSections(tree);
  const base = hasHeading(sections[0]) ? 1 : 0;
  const last = base + sections.length - 1;
  return sections.map((root, index) => {
    const { children } = root;
    const start = hasHeading(root) ? 1 : 0;
    const own = blocks
      .filter(({ section }) => Math.max(base, Math.min(section, last)) === base + index)
      .map(({ block, after: count = after }) => ({ block, at: placeOf(children, count) }));
    const html = (from: number, to?: number) =>
      format({ ...tree, children: children.slice(from, to) });
    const parts: BesidePart<Block>[] = [];
    let done = start;
    const addText = (to?: number) => {
      const text = html(done, to);
      if (text.trim() !== '') parts.push({ kind: 'text', html: text });
    };
    for (const { block, at } of own.toSorted((a, b) => a.at - b.at)) {
      addText(at);
      parts.push(block);
      done = Math.max(done, at);
    }
    addText();
    return { ...(start > 0 && { heading: html(0, start) }), parts };
  });
}

function hasHeading(section: Root | undefined): boolean {
  const first = section?.children[0];
  return first?.type === 'element' && first.tagName === 'h2';
}

/**
 * Returns the index after the first `count` elements of nodes, or after more of them if the last one announces the next, as a colon does, or
 * if the next one is a listing, which belongs to the words above it.
 */
function placeOf(nodes: Root['children'], count: number): number {
  const elements = nodes.flatMap((node, index) =>
    node.type === 'element' ? [{ node, end: index + 1 }] : [],
  );
  const place = elements.find(
    ({ node }, index) =>
      index >= count - 1 &&
      !hastText(node).trimEnd().endsWith(':') &&
      elements[index + 1]?.node.tagName !== 'pre',
  );
  return place?.end ?? nodes.length;
}
