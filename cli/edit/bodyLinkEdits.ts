import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { TextEdit } from './textEdits.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Plans the edits that replace the targets of links in a body of Markdown. `newTarget` returns the new target of a link, or `undefined`
 * if it stays. `bodyAt` is the offset of the body in the file.
 */
export function bodyLinkEdits(
  body: string,
  bodyAt: number,
  newTarget: (href: string) => string | undefined,
): TextEdit[] {
  const edits: TextEdit[] = [];
  const replaceAt = (start: number, href: string) => {
    const target = newTarget(href);
    if (target === undefined) return;
    edits.push({ start: bodyAt + start, end: bodyAt + start + href.length, text: target });
  };
  visit(parser.parse(body), (node: Nodes) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (node.type === 'link' || node.type === 'definition') {
      // The target follows the words of the link.
      const words = 'children' in node ? node.children.at(-1)?.position?.end.offset : undefined;
      const from = words ?? body.indexOf(':', start);
      const at = body.indexOf(node.url, from);
      if (at >= 0 && at < end) replaceAt(at, node.url);
    } else if (node.type === 'html') {
      for (const match of body.slice(start, end).matchAll(/\bhref\s*=\s*(["'])(.*?)\1/gis)) {
        const [all, , href = ''] = match;
        replaceAt(start + match.index + all.length - href.length - 1, href);
      }
    }
  });
  return edits;
}
