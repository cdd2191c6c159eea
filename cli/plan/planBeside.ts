import type { Root } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import { splitSections } from '#cli/body/splitSections.ts';

/** A part of a text, or a block that stands beside the text that follows it. */
export type BesidePart<Block> = { kind: 'text'; html: string } | Block;

/** The distance from which a block is clear of the sentence that it repeats, in characters of the text: about four lines. */
const ENOUGH = 240;

/** How many characters of the text take the height of one character of a repeated sentence, which is larger and in shorter lines. */
const SIZE = 3.2;

/**
 * Returns a text as HTML with blocks between its parts. The blocks of a section stand after its first `after` elements, so that they are
 * beside the rest of the section; a block may have a number of its own. If a block `repeats` a sentence of the section, it keeps clear of
 * it. Sections are counted from the first with a second-level heading, which is 1. A block of a section that the text lacks stands in the
 * nearest one.
 */
export function planBeside<Block extends { kind: string }>(
  tree: Root,
  blocks: readonly { section: number; block: Block; after?: number; repeats?: string }[],
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
      .map(({ block, after: count = after, repeats }) => ({
        block,
        at: placeOf(children, count, repeats),
      }));
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
 * if the next one is a listing, which needs the width of the text and of the margin. A block that `repeats` a sentence gets the next such
 * place that is far enough from it, or else the one that is farthest.
 */
function placeOf(nodes: Root['children'], count: number, repeats = ''): number {
  const elements = nodes.flatMap((node, index) =>
    node.type === 'element' ? [{ node, end: index + 1, text: plain(hastText(node)) }] : [],
  );
  const places = elements.flatMap(({ text, end }, index) =>
    text.endsWith(':') || elements[index + 1]?.node.tagName === 'pre' ? [] : [{ index, end }],
  );
  const usual = places.find(({ index }) => index >= count - 1)?.end ?? nodes.length;
  const sentence = plain(repeats);
  const source = sentence ? elements.findIndex(({ text }) => text.includes(sentence)) : -1;
  if (source === -1) return usual;
  const lengthOf = (from: number, to: number) =>
    elements.slice(from, to).reduce((sum, { text }) => sum + text.length, 0);
  const distances = places
    .filter(({ index }) => index < elements.length - 1)
    .map(({ index, end }) => ({
      end,
      distance:
        index < source
          ? lengthOf(index + 1, source) - sentence.length * SIZE
          : lengthOf(source + 1, index + 1),
    }));
  // The places from the usual one on come first, and then those before it.
  const ordered = [
    ...distances.filter(({ end }) => end >= usual),
    ...distances.filter(({ end }) => end < usual).toReversed(),
  ];
  const found =
    ordered.find(({ distance }) => distance >= ENOUGH) ??
    ordered.toSorted((a, b) => b.distance - a.distance)[0];
  return found?.end ?? usual;
}

/** Returns a text with its line breaks as spaces, so that a sentence is found in it. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
