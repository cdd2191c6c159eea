import type { Nodes } from 'mdast';

/** A place in the text of a body. Lines and columns count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Returns the place where a node starts. */
export function startOf({ position }: Nodes): Place {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}

/** Returns the place of an offset in the source of a node. */
export function placeIn(
  node: Nodes,
  { source, offset }: { source: string; offset: number },
): Place {
  const { line, column } = startOf(node);
  const before = source.slice(0, offset).split('\n');
  const last = before.at(-1) ?? '';
  return before.length === 1
    ? { line, column: column + offset }
    : { line: line + before.length - 1, column: last.length + 1 };
}

/** Returns the words of a node without the signs of Markdown. */
export function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** Returns the part of a text that a node was parsed from. */
export function sourceOf(text: string, node: Nodes): string {
  return sourceBetween(text, node, node);
}

/** Returns the text from the start of a node to the end of another, or an empty text if one has no position. */
export function sourceBetween(
  text: string,
  { position: first }: Nodes,
  { position: last }: Nodes,
): string {
  return first && last ? text.slice(first.start.offset, last.end.offset) : '';
}
