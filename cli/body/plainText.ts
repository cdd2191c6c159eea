import type { Nodes } from 'hast';

/** Returns the words of a tree in one line. Elements are separated by spaces. */
export function plainText(tree: Nodes): string {
  return textsOf(tree).join(' ').replace(/\s+/g, ' ').trim();
}

function textsOf(node: Nodes): string[] {
  if (node.type === 'text') return [node.value];
  return 'children' in node ? node.children.flatMap(textsOf) : [];
}
