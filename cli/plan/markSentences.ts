import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as hastText } from 'hast-util-to-string';

/** The elements whose lines can have a sentence. */
const BLOCKS = new Set(['p', 'li', 'dd', 'td']);

/**
 * Returns a body with sentences in `<mark>`. Each is marked once, in its section, or else at its first place. Sections are counted from the
 * first with a second-level heading, which is 1. A sentence that the body lacks is left out.
 */
export function markSentences(
  body: Root,
  sentences: readonly { section: number; text: string }[],
): Root {
  return sentences.reduce((tree, { section, text }) => {
    const sentence = wordsOf(text);
    const found = blocksOf(tree).flatMap(({ block, section: own }) => {
      const place = placeOf(sentence, hastText(block));
      return place ? [{ block, section: own, place }] : [];
    });
    const target = found.find((block) => block.section === section) ?? found[0];
    if (!target) return tree;
    const { block, place } = target;
    return replace(tree, block, { ...block, children: mark(block.children, ...place) });
  }, body);
}

/** Returns the words of a text in small letters, with their places. */
function wordsOf(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/**
 * Returns the start and end of a sentence in a text, with the marks after it. Line breaks and the shapes of quotation marks make no
 * difference.
 */
function placeOf(
  sentence: readonly { word: string }[],
  text: string,
): [start: number, end: number] | undefined {
  const words = wordsOf(text);
  const first = words.findIndex((_, index) =>
    sentence.every(({ word }, offset) => words[index + offset]?.word === word),
  );
  const [start, end] = [words[first]?.start, words[first + sentence.length - 1]?.end];
  if (start === undefined || end === undefined) return undefined;
  const [marks = ''] = /^[.,;:!?"”’]*/.exec(text.slice(end)) ?? [];
  return [start, end + marks.length];
}

/** Returns the innermost blocks of a body with the numbers of their sections. */
function blocksOf(body: Root): { block: Element; section: number }[] {
  let section = 0;
  return body.children.flatMap((node) => {
    if (node.type === 'element' && node.tagName === 'h2') section += 1;
    const own = section;
    return innermost(node).map((block) => ({ block, section: own }));
  });
}

function innermost(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  const inner = node.children.flatMap(innermost);
  if (inner.length > 0) return inner;
  return node.type === 'element' && BLOCKS.has(node.tagName) ? [node] : [];
}

/** Returns nodes with the text from `start` to `end` in `<mark>`, in as many parts as it has nodes. */
function mark(nodes: readonly ElementContent[], start: number, end: number): ElementContent[] {
  let offset = 0;
  return nodes.flatMap((node): ElementContent[] => {
    const text = hastText(node);
    const [from, to] = [start - offset, end - offset];
    offset += text.length;
    if (to <= 0 || from >= text.length) return [node];
    if (node.type === 'element') return [{ ...node, children: mark(node.children, from, to) }];
    if (node.type !== 'text') return [node];
    const parts = [
      text.slice(0, Math.max(0, from)),
      text.slice(Math.max(0, from), to),
      text.slice(to),
    ];
    return parts.flatMap((value, index): ElementContent[] => {
      if (value === '') return [];
      const part = { type: 'text' as const, value };
      return index === 1
        ? [{ type: 'element', tagName: 'mark', properties: {}, children: [part] }]
        : [part];
    });
  });
}

/** Returns a tree with an element in the place of another. */
function replace<N extends Nodes>(node: N, target: Element, element: Element): N {
  if (!('children' in node)) return node;
  const children = node.children.map((child) =>
    child === target ? element : replace(child, target, element),
  );
  return { ...node, children };
}
