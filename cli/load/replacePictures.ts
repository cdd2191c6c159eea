import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isHtml } from '#schemas/bodyHtml.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Replaces the addresses of pictures in a body of Markdown or HTML. `addresses` maps the old ones to the new. Everything else
 * stays as written.
 */
export function replacePictures(body: string, addresses: ReadonlyMap<string, string>): string {
  if (isHtml(body)) return replaceInHtml(body, addresses);
  const edits: { start: number; end: number; text: string }[] = [];
  visit(parser.parse(body) as Root, (node) => {
    if (node.type !== 'image' && node.type !== 'definition' && node.type !== 'html') return;
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    const written = body.slice(start, end);
    if (node.type === 'html') {
      return void edits.push({ start, end, text: replaceInHtml(written, addresses) });
    }
    const address = addresses.get(node.url);
    // The address follows the alternative text in brackets, which may contain the same characters.
    const at = written.indexOf(node.url, written.indexOf(node.type === 'image' ? '](' : ']:') + 2);
    if (address === undefined || at < 0) return;
    const text = written.slice(0, at) + address + written.slice(at + node.url.length);
    edits.push({ start, end, text });
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), body);
}

function replaceInHtml(html: string, addresses: ReadonlyMap<string, string>): string {
  return html.replace(
    /(<img\b[^>]*?\ssrc\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
    (whole: string, before: string, ...sources: (string | undefined)[]) => {
      const address = addresses.get(sources.slice(0, 3).find((src) => src !== undefined) ?? '');
      return address === undefined ? whole : `${before}"${address}"`;
    },
  );
}
