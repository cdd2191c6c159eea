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

/** Returns the words of a tree in one line. Blocks are separated by spaces. */
export function plainText(tree: Nodes): string {
  return textOf(tree).replace(/\s+/g, ' ').trim();
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return ' ';
  const text = node.children.map(textOf).join('');
  return node.type === 'element' && INLINE.has(node.tagName) ? text : ` ${text} `;
}
