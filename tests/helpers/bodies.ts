import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '#cli/load/parseMarkdown.ts';
import { formatHtml } from '#cli/body/formatHtml.ts';

/** Returns a body of Markdown as HTML, without the sizes of pictures. */
export async function htmlOf(markdown: string): Promise<string> {
  return formatHtml((await parseMarkdown(markdown)).tree);
}

/** Returns the tree of a piece of HTML, without sanitising it. */
export function treeOf(html: string): Root {
  const root: Root = { type: 'root', children: [{ type: 'raw', value: html }] };
  const tree = unified().use(rehypeRaw).runSync(root) as Root;
  visit(tree, (node) => {
    delete node.position;
  });
  delete tree.data;
  return tree;
}
