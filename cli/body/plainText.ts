import type { Nodes } from 'hast';

/** Elements within a line (https://html.spec.whatwg.org/multipage/dom.html#phrasing-content). The words beside them may belong to the same sentence. */
const INLINE = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'cite',
    'code',
    'del',
    'dfn',
    'em',
    'i',
    'ins',
    'kbd',
    'mark',
  ],
  ...['q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var'],
]);

/** Returns the words of a tree in one line, without those of elements called `without`. Blocks are separated by spaces. */
export function plainText(tree: Nodes, without?: string): string {
  return textOf(tree, without).replace(/\s+/g, ' ').trim();
}

function textOf(node: Nodes, without?: string): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && node.tagName === without)) return ' ';
  const text = node.children.map((child) => textOf(child, without)).join('');
  return node.type === 'element' && INLINE.has(node.tagName) ? text : ` ${text} `;
}
