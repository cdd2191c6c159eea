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
    const pattern = patternOf(text);
    const found = blocksOf(tree).filter(({ block }) => pattern.test(hastText(block)));
    const target = (found.find((block) => block.section === section) ?? found[0])?.block;
    if (!target) return tree;
    const { index, 0: match } = pattern.exec(hastText(target)) ?? { index: 0, 0: '' };
    const marked = { ...target, children: mark(target.children, index, index + match.length) };
    return replace(tree, target, marked);
  }, body);
}

/** Returns a pattern for the words of a sentence and the marks behind it. Line breaks and the shapes of quotation marks make no difference. */
function patternOf(sentence: string): RegExp {
  const words = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
  return new RegExp(`${words.join('[^\\p{L}\\p{N}]+')}[.,;:!?"”’]*`, 'iu');
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
