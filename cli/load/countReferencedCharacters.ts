import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Returns the number of characters that the references of a body, such as `[words][name]`, take from their definitions. */
export function countReferencedCharacters(syntax: Root): number {
  const lengths = new Map<string, number>();
  visit(syntax, 'definition', ({ identifier, url, title }) => {
    // The first definition of a name counts.
    if (!lengths.has(identifier)) lengths.set(identifier, url.length + (title?.length ?? 0));
  });
  let count = 0;
  visit(syntax, ['linkReference', 'imageReference'], (node) => {
    if ('identifier' in node) count += lengths.get(node.identifier) ?? 0;
  });
  return count;
}
