import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const stringifier = unified().use(rehypeStringify);

/** Returns a tree as HTML. */
export function formatHtml(tree: Root): string {
  return stringifier.stringify(tree);
}
