import type { Definition, Link, Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { TextEdit } from './textEdits.ts';

/** An attribute with the target of a link, with or without quotation marks. */
const HREF = /\bhref\s*=\s*(?:(["'])(.*?)\1|([^\s"'=<>`]+))/gis;

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
  const replaceAt = (start: number, length: number, href: string) => {
    const target = newTarget(href);
    if (target === undefined) return;
    edits.push({ start: bodyAt + start, end: bodyAt + start + length, text: target });
  };
  visit(parser.parse(body), (node: Nodes) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (node.type === 'link' || node.type === 'definition') {
      const from = targetStart(node, body, start);
      // The parser has decoded the references of HTML.
      const written = [node.url, node.url.replaceAll('&', '&amp;')].find((href) =>
        body.slice(from, end).includes(href),
      );
      if (written !== undefined) {
        replaceAt(body.indexOf(written, from), written.length, node.url);
      }
    } else if (node.type === 'html') {
      for (const match of body.slice(start, end).matchAll(HREF)) {
        const [all, quote = '', quoted, bare = ''] = match;
        const href = quoted ?? bare;
        const at = start + match.index + all.length - quote.length - href.length;
        replaceAt(at, href.length, href);
      }
    }
  });
  return edits;
}

/** Returns the place after which a link or a definition names its target: after its words, unless the words are the target. */
function targetStart(node: Link | Definition, body: string, start: number): number {
  if (node.type === 'definition') return body.indexOf(']:', start) + 2;
  const words = body[start] === '[' ? node.children.at(-1)?.position?.end.offset : undefined;
  return words ?? start;
}
