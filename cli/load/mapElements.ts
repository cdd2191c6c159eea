import type { Element, ElementContent, Root, RootContent } from 'hast';

/** Returns a copy of a tree in which `change` has replaced elements. It gets each element with its children already replaced. */
export function mapElements(tree: Root, change: (element: Element) => Element): Root {
  const changed = <N extends RootContent | ElementContent>(node: N): N | Element =>
    node.type === 'element' ? change({ ...node, children: node.children.map(changed) }) : node;
  return { ...tree, children: tree.children.map(changed) };
}
