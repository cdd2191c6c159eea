import type { Root } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import { splitSections } from '#cli/body/splitSections.ts';

/** A part of a text, or a block that stands beside the text that follows it. */
export type BesidePart<Block> = { kind: 'text'; html: string } | Block;

/**
 * Returns a text as HTML with blocks between its parts. The blocks of a section stand after its first `after` elements, so that they are
 * beside the rest of the section. Sections are counted from the first with a second-level heading, which is 1.
 */
export function planBeside<Block extends { kind: string }>(
  tree: Root,
  blocks: readonly { section: number; block: Block }[],
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
    const own = blocks.filter(({ section }) => Math.min(section, last) === base + index);
    const at = own.length > 0 ? afterElements(children, after) : children.length;
    addText(children.slice(0, at));
    parts.push(...own.map(({ block }) => block));
    addText(children.slice(at));
  }
  return parts.map((part) =>
    'children' in part ? { kind: 'text' as const, html: format(part) } : part,
  );
}

/**
 * Returns the index after the first `count` elements of nodes, or after more of them if the last one announces the next, as a colon does, or
 * if the next one is a listing, which needs the width of the text and of the margin.
 */
function afterElements(nodes: Root['children'], count: number): number {
  const places = nodes.flatMap((node, index) =>
    node.type === 'element' ? [{ node, end: index + 1 }] : [],
  );
  const isPlace = ({ node }: (typeof places)[number], index: number) =>
    index >= count - 1 &&
    !hastText(node).endsWith(':') &&
    places[index + 1]?.node.tagName !== 'pre';
  return places.find(isPlace)?.end ?? nodes.length;
}
