import type { Element, Root as HastRoot } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
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
// Raw HTML is parsed as well, so that its links are judged and it is sanitised like the rest.
const converter = unified().use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw);
// remark-rehype has put a prefix before the ids of footnotes and the links to them; a second one would part them.
const sanitising = { ...defaultSchema, clobberPrefix: '' };
// Sanitised before ids are added, for only footnotes have ids of their own.
const renderer = unified().use(rehypeSanitize, sanitising).use(rehypeSlug).use(rehypeStringify);

/** Parses GitHub-flavoured Markdown (spec: https://github.github.com/gfm/). */
export function parseMarkdown(text: string): Markdown {
  const unsafe = converter.runSync(parser.parse(text)) as HastRoot;
  const links: Markdown['links'] = [];
  const images: Markdown['images'] = [];
  visit(unsafe, 'element', ({ tagName, properties, position }: Element) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    const { href, src, alt } = properties;
    // Links between a footnote and its number are the converter's own.
    const isFootnote = 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
    if (tagName === 'a' && typeof href === 'string' && !isFootnote) {
      links.push({ href, line, column });
    }
    if (tagName === 'img')
      images.push({ src: String(src ?? ''), alt: String(alt ?? ''), line, column });
  });
  const hast = renderer.runSync(unsafe);
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
    words: countWords(hastText(hast)),
  };
}
