import type { Element, ElementContent, Root, RootContent } from 'hast';

/**
 * Returns a copy of a tree with the elements that `change` returns. `change` is called with the children of an element before the
 * element itself.
 */
export function mapElements(tree: Root, change: (element: Element) => Element): Root {
  const changed = <N extends RootContent | ElementContent>(node: N): N | Element =>
    node.type === 'element' ? change({ ...node, children: node.children.map(changed) }) : node;
  return { ...tree, children: tree.children.map(changed) };
}
