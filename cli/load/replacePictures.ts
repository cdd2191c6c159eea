import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isHtml } from '#schemas/bodyHtml.ts';
import { decodePercent } from '#schemas/decodePercent.ts';

/**
 * Replaces the addresses of pictures in a body of Markdown or HTML. `addresses` maps the old ones to the new, whether or not their
 * characters are percent-encoded. Everything else stays as written.
 */
export function replacePictures(body: string, addresses: ReadonlyMap<string, string>): string {
  const decoded = new Map([...addresses].map(([src, address]) => [decodePercent(src), address]));
  const newAddress = (src: string) => decoded.get(decodePercent(src));
  if (isHtml(body)) return replaceInHtml(body, newAddress);
  const { root, targets } = parse(body);
  const edits: { start: number; end: number; text: string }[] = [];
  visit(root, (node) => {
    if (node.type !== 'image' && node.type !== 'definition' && node.type !== 'html') return;
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (node.type === 'html') {
      edits.push({ start, end, text: replaceInHtml(body.slice(start, end), newAddress) });
      return;
    }
    // The alternative text before the address may contain links.
    const target = targets.findLast((one) => one.start >= start && one.end <= end);
    const text = newAddress(node.url);
    if (target && text !== undefined) edits.push({ ...target, text });
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), body);
}

/**
 * Parses a body of Markdown. Returns its tree, and the places of the addresses of links, pictures and definitions. The tree has only the
 * addresses themselves, in which the parser has decoded escapes and the references of HTML.
 */
function parse(body: string): { root: Root; targets: { start: number; end: number }[] } {
  const targets: { start: number; end: number }[] = [];
  const parser = unified()
    .data('fromMarkdownExtensions', [
      {
        enter: {
          resourceDestinationString({ start, end }) {
            targets.push({ start: start.offset, end: end.offset });
            this.buffer();
          },
          definitionDestinationString({ start, end }) {
            targets.push({ start: start.offset, end: end.offset });
            this.buffer();
          },
        },
      },
    ])
    .use(remarkParse)
    .use(remarkGfm);
  return { root: parser.parse(body), targets };
}

function replaceInHtml(html: string, newAddress: (src: string) => string | undefined): string {
  return html.replace(
    /(<img\b[^>]*?\ssrc\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
    (whole: string, before: string, ...sources: (string | undefined)[]) => {
      const src = sources.slice(0, 3).find((one) => one !== undefined) ?? '';
      const address = newAddress(src.replaceAll('&amp;', '&'));
      return address === undefined ? whole : `${before}"${address}"`;
    },
  );
}
