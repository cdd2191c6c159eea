import type { Element, Root as HastRoot } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import type { Root } from 'mdast';
import { toString as mdastText } from 'mdast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { countWords } from './countWords.ts';

/** A body of Markdown as HTML, with what the rules ask of it. Lines and columns count from 1 within the body. */
export interface Markdown {
  /** Sanitised HTML; headings carry ids. */
  html: string;
  headings: { depth: number; text: string; id: string; line: number; column: number }[];
  links: { href: string; line: number; column: number }[];
  images: { src: string; alt: string; line: number; column: number }[];
  /** Words a reader sees. */
  words: number;
}

const parser = unified().use(remarkParse).use(remarkGfm);
// Sanitised before ids are added: rehype-sanitize would prefix them. Raw HTML is parsed first so that it is sanitised too.
const renderer = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize)
  .use(rehypeSlug)
  .use(rehypeStringify);

/** Parses GitHub-flavoured Markdown (spec: https://github.github.com/gfm/). */
export function parseMarkdown(text: string): Markdown {
  const tree: Root = parser.parse(text);
  const links: Markdown['links'] = [];
  const images: Markdown['images'] = [];
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === 'link' || node.type === 'definition')
      links.push({ href: node.url, line, column });
    if (node.type === 'image') images.push({ src: node.url, alt: node.alt ?? '', line, column });
  });
  const hast = renderer.runSync(tree) as HastRoot;
  const headings: Markdown['headings'] = [];
  visit(hast, 'element', (element: Element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (!level) return;
    headings.push({
      depth: Number(level),
      text: hastText(element),
      id: String(element.properties.id ?? ''),
      line: element.position?.start.line ?? 1,
      column: element.position?.start.column ?? 1,
    });
  });
  return {
    html: renderer.stringify(hast),
    headings,
    links,
    images,
    words: countWords(tree.children.map((child) => mdastText(child)).join('\n')),
  };
}
