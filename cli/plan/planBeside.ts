import type { Root } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import { splitSections } from '#cli/body/splitSections.ts';

/** A part of a text, or a block that stands beside the text that follows it. */
export type BesidePart<Block> = { kind: 'text'; html: string } | Block;

/**
 * Returns a text as HTML with blocks between its parts. The blocks of a section stand after its first `after` elements, so that they are
 * beside the rest of the section; a block may have a number of its own. Sections are counted from the first with a second-level heading,
 * which is 1. A block of a section that the text lacks stands in the nearest one.
 */
export function planBeside<Block extends { kind: string }>(
  tree: Root,
  blocks: readonly { section: number; block: Block; after?: number }[],
  { after, format }: { after: number; format: (part: Root) => string },
): BesidePart<Block>[] {
  const sections = splitSections(tree);
  const first = sections[0]?.children[0];
  const base = first?.type === 'element' && first.tagName === 'h2' ? 1 : 0;
  const last = base + sections.length - 1;
  const parts: (Root | Block)[] = [];
  const addText = (children: Root['children']) => {
    const before = parts.at(-1);
    if (before && 'children' in before) before.children.push(...children);
    else if (children.length > 0) parts.push({ ...tree, children: [...children] });
  };
  for (const [index, { children }] of sections.entries()) {
    const own = blocks
      .filter(({ section }) => Math.max(base, Math.min(section, last)) === base + index)
      .map(({ block, after: count = after }) => ({ block, at: placeOf(children, count) }));
    let done = 0;
    for (const { block, at } of own.toSorted((a, b) => a.at - b.at)) {
      addText(children.slice(done, at));
      parts.push(block);
      done = at;
    }
    addText(children.slice(done));
  }
  return parts.map((part) =>
    'children' in part ? { kind: 'text' as const, html: format(part) } : part,
  );
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
