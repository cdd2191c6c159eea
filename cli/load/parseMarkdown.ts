import type { Element, Nodes, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { toString as hastText } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { countWords } from '#schemas/countWords.ts';
import { isHtml } from '#schemas/bodyHtml.ts';
import { codeBlocks } from './codeBlocks.ts';
import { countReferencedCharacters } from './countReferencedCharacters.ts';
import { countRepeatedElements } from './countRepeatedElements.ts';
import { markdownFaults } from './markdownFaults.ts';
import { placeAutolinks } from './placeAutolinks.ts';
import { sanitiseBody } from './sanitiseBody.ts';
import type { Markdown } from '#cli/model/markdown.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
// Raw HTML is parsed too, so that its links are checked and it is sanitised like the rest.
const converter = unified().use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw);
const htmlParser = unified().use(rehypeRaw);
const slugger = unified().use(rehypeSlug);

/** The maximum depth of the elements of a body. Recursive functions on trees would exhaust the stack at some thousands of levels. */
const MAX_DEPTH = 500;

/** A line that starts with so many signs of quotations and lists. The parser takes minutes for a hundred thousand of them. */
const NESTED_LINE = new RegExp(
  String.raw`^[ \t]*(?:(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*){${MAX_DEPTH}}`,
  'm',
);

/** The maximum number of lines of a body of Markdown. A list of fifty thousand lines takes minutes to parse. */
const MAX_LINES = 10_000;

/**
 * The maximum number of signs of emphasis and links between two blank lines. The parser compares each with those before it, so fifty
 * thousand of them take minutes.
 */
const MAX_SIGNS = 5000;
const BLANK_LINE = /\n[ \t]*\n/;

function countSigns(block: string): number {
  return block.match(/\*+|_+|\[/g)?.length ?? 0;
}

/** The maximum number of elements that a body may gain by formatting that is not closed. A million of them takes nearly 2 GB of memory. */
const MAX_REPEATED = 1_000_000;

/** The maximum number of characters that the links and pictures of a body take from the definitions of their addresses. */
const MAX_REFERENCED = 10_000_000;

/**
 * The maximum number of cells that are added to the short rows of the tables of a body. A head of thousands of cells above thousands of short
 * rows would otherwise become millions of cells.
 */
const MAX_ADDED_CELLS = 100_000;

/** The ids that templates use outside the body. An id such as `quote-title` is left out if `quote` is in the list. */
const pageIds: ReadonlySet<string> = new Set(
  [
    'about blog-search booking calendar contact contents-title document-title',
    'elsewhere-title examples facts far-sign-title home how-far how-far-teaser',
    'in-short-title included introduction-title journeys lead-capture local main message',
    'more-title nearby next notes-title offer office others people pictures place-title',
    'portfolio principles process proof q questions quote refusals related results sectors',
    'services sign-title site-header solution-areas sources stored-title testimonial',
    'testimonials town-filter why work work-filter-title writer-title',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Parses a body of GitHub-flavoured Markdown (https://github.github.com/gfm/), or of HTML if `isHtml` accepts it. The result contains only
 * what `bodyHtml` allows and what this function adds: ids of headings, frames of tables and spans in code. Throws a `RangeError` if parsing
 * would take too much time or memory: if elements are nested too deeply, too many of them are not closed, too many links have one long
 * address, or Markdown has too many lines or too many signs in one paragraph.
 */
export async function parseMarkdown(text: string): Promise<Markdown> {
  const isPlainHtml = isHtml(text);
  if (countRepeatedElements(text, isPlainHtml) > MAX_REPEATED) {
    throw new RangeError('The body has too many elements that are not closed.');
  }
  if (NESTED_LINE.test(text)) throw new RangeError('A line of the body is nested too deeply.');
  if (!isPlainHtml && text.split('\n').length > MAX_LINES) {
    throw new RangeError('The body has too many lines.');
  }
  if (!isPlainHtml && text.split(BLANK_LINE).some((block) => countSigns(block) > MAX_SIGNS)) {
    throw new RangeError('A paragraph of the body has too many signs.');
  }
  const syntax = isPlainHtml ? undefined : parser.parse(text);
  if (syntax) {
    if (countReferencedCharacters(syntax) > MAX_REFERENCED) {
      throw new RangeError('The links of the body repeat long addresses.');
    }
    placeAutolinks(text, syntax);
    limitAddedCells(syntax);
  }
  const unsafe = syntax ? (converter.runSync(syntax) as HastRoot) : parseHtml(text);
  const { links, images } = linksAndImages(unsafe, text);
  const tree = slugger.runSync(sanitiseBody(unsafe)) as HastRoot;
  const headings = headingsOf(tree);
  const words = countWords(hastText(tree));
  const faults = markdownFaults(text, syntax, unsafe, headings);
  const code = codeBlocks(tree);
  // Grammars are large, and most bodies have no code.
  if (code.length > 0) await (await import('./highlightCode.ts')).highlightCode(code);
  makeScrollable(tree);
  const own = links.filter((link) => !faults.some((fault) => isInside(link, fault)));
  return { tree: compact(tree), headings, links: own, images, words, faults };
}

/**
 * Leaves the rows of a table as short as they are written, once more than `MAX_ADDED_CELLS` cells would be added to the tables of a body. The
 * converter adds cells until a row has as many as the table has alignments.
 */
function limitAddedCells(syntax: Root): void {
  let sum = 0;
  visit(syntax, 'table', (table) => {
    const width = table.align?.length ?? 0;
    for (const { children } of table.children) sum += Math.max(0, width - children.length);
    if (sum > MAX_ADDED_CELLS) table.align = null;
  });
}

/**
 * Parses a body of HTML. If it has a heading of the first level, all headings move down one level, below the title of the page.
 */
function parseHtml(value: string): HastRoot {
  const start = { line: 1, column: 1, offset: 0 };
  const end = { line: 1, column: 1, offset: value.length };
  const tree: HastRoot = {
    type: 'root',
    children: [{ type: 'raw', value, position: { start, end } }],
  };
  const parsed = htmlParser.runSync(tree) as HastRoot;
  const headings: Element[] = [];
  visit(parsed, 'element', (element: Element) => {
    if (levelOf(element)) headings.push(element);
  });
  if (headings.some((heading) => levelOf(heading) === 1)) {
    for (const heading of headings)
      heading.tagName = `h${Math.min(6, (levelOf(heading) ?? 0) + 1)}`;
  }
  return parsed;
}

function levelOf({ tagName }: Element): number | undefined {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Returns the links and pictures that the editor wrote, before anything is removed. */
function linksAndImages(unsafe: HastRoot, text: string): Pick<Markdown, 'links' | 'images'> {
  const links: Markdown['links'] = [];
  const images: Markdown['images'] = [];
  visit(unsafe, 'element', (element: Element) => {
    const { tagName, properties, position } = element;
    const { line = 1, column = 1 } = position?.start ?? {};
    const { href, src, alt } = properties;
    // The converter makes the links between a footnote and its number.
    const isFootnote = 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
    if (tagName === 'a' && typeof href === 'string' && !isFootnote) {
      const words = hastText(element);
      const isKept = /^(?:tel:|\/|#$)/i.test(href) || (words !== href && /^\S+\.\S+$/.test(words));
      links.push({ href, ...(isKept && { words }), line, column });
    }
    if (tagName === 'img') {
      const isHtml = text[position?.start.offset ?? 0] === '<';
      const image = { src: String(src ?? ''), alt: String(alt ?? ''), line, column };
      images.push({ ...image, ...(isHtml && { isHtml }) });
    }
  });
  return { links, images };
}

/** Returns whether a link is a part of a link with broken syntax, such as the address "https://a" of `[words](https://a b)`. */
function isInside(link: Markdown['links'][number], fault: Markdown['faults'][number]): boolean {
  const isBroken = fault.code === 'link-broken' && fault.line === link.line;
  const end = isBroken ? fault.column + fault.args.found.length : 0;
  return link.column > fault.column && link.column < end;
}

/** Returns the headings of a tree. Changes ids that the page itself uses. */
function headingsOf(tree: HastRoot): Markdown['headings'] {
  const headings: Markdown['headings'] = [];
  visit(tree, 'element', (element: Element) => {
    // The converter adds the heading of the footnotes.
    if ('dataFootnotes' in element.properties) return SKIP;
    const depth = levelOf(element);
    if (!depth) return;
    const { line = 1, column = 1 } = element.position?.start ?? {};
    let id = String(element.properties.id ?? '');
    if (pageIds.has(id) || pageIds.has(id.replace(/-title$/, ''))) {
      id = element.properties.id = `section-${id}`;
    }
    headings.push({ depth, text: hastText(element), id, line, column });
  });
  return headings;
}

/** Makes wide tables and code scrollable on narrow screens, including by keyboard. */
function makeScrollable(tree: HastRoot): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'pre') element.properties.tabIndex = 0;
    if (element.tagName !== 'table' || !parent || index === undefined) return;
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table-frame'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
      children: [element],
    };
    return SKIP;
  });
}

/** Removes positions and parser data from a tree and returns it. With them the cache would be several times as large. */
function compact<N extends Nodes>(node: N, depth = 0): N {
  if (depth > MAX_DEPTH) throw new RangeError('The body is nested too deeply.');
  delete node.position;
  delete node.data;
  if ('children' in node) for (const child of node.children) compact(child, depth + 1);
  return node;
}
