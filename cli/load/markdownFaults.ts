import type { Element, Root as HastRoot } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import type { Emphasis, Html, Link, Nodes, Paragraph, Parent, Root, Table, Text } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { bodyHtml } from '#schemas/bodyHtml.ts';
import type { Markdown, MarkdownFault } from '#cli/model/markdown.ts';
import { pictureName } from '#cli/report/pictureName.ts';
import { correctLink } from './correctLink.ts';
import { listFault } from './listFault.ts';
import { openMark } from './openMark.ts';
import { repeatedPassages } from './repeatedPassages.ts';
import { textFaults } from './textFaults.ts';

/** The maximum number of faults of one kind that are kept of a body. */
const LIMIT = 5;

/**
 * Returns the faults of a body that the page would show or silently leave out: Markdown that is not recognised because of a slip,
 * and HTML that is not allowed. `syntax` is the tree of the Markdown in `text`, `undefined` for a body of HTML. `unsafe` is the
 * body as HTML, before it is sanitised.
 */
export function markdownFaults(
  text: string,
  syntax: Root | undefined,
  unsafe: HastRoot,
  headings: Markdown['headings'],
): MarkdownFault[] {
  const faults = [
    ...(syntax ? syntaxFaults(text, syntax) : openComment({ type: 'root', children: [] }, text)),
    ...elementFaults(unsafe),
    ...headingFaults(headings),
    ...(syntax ? repeatedPassages(text, syntax, headings) : []),
  ];
  const counts = new Map<string, number>();
  return oneForEachTag(faults)
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .filter(({ code }) => {
      const count = (counts.get(code) ?? 0) + 1;
      counts.set(code, count);
      return count <= LIMIT;
    });
}

/** Returns the faults without those of a tag that has a finding on its line already: an open element that the page also leaves out, or that occurs twice. */
function oneForEachTag(faults: readonly MarkdownFault[]): MarkdownFault[] {
  const open = faults.filter((fault) => fault.code === 'html-open');
  return faults.filter((fault) => {
    const tag =
      fault.code === 'html-open'
        ? fault.args.tag
        : fault.code === 'html-removed' && fault.args.count === 1
          ? fault.args.what.slice(1, -1)
          : undefined;
    const first = open.find(({ args, line }) => args.tag === tag && line === fault.line);
    return first === undefined || first === fault;
  });
}

interface Place {
  line: number;
  column: number;
}

function syntaxFaults(text: string, syntax: Root): MarkdownFault[] {
  const faults: MarkdownFault[] = [];
  const notes = new Map<string, Place>();
  const noted = new Set<string>();
  const html: Html[] = [];
  let hasAsterisks = false;
  visit(syntax, (node, index, parent) => {
    switch (node.type) {
      case 'text': {
        hasAsterisks ||= /[^\s*]\*(?![\p{L}\d*])/u.test(node.value);
        const [next, after] = parent?.children.slice((index ?? 0) + 1) ?? [];
        const isAddress = next?.type === 'link' && !/^[[<]/.test(sourceOf(text, next));
        const end = isAddress ? (after?.type === 'text' ? after : next) : node;
        faults.push(...faultsInText(text, node, next?.type === 'link', end));
        break;
      }
      case 'link':
        faults.push(...bracketTooMany(text, node, index ?? 0, parent));
        break;
      case 'emphasis':
        faults.push(...unequalMarks(text, node, index ?? 0, parent));
        break;
      case 'paragraph':
        faults.push(...faultsInParagraph(text, node, parent?.children[(index ?? 0) - 1]));
        if (parent?.type === 'root' && parent.children[(index ?? 0) + 1]) {
          faults.push(...boldHeading(text, node));
        }
        break;
      case 'heading': {
        const source = sourceOf(text, node);
        const found = source.split('\n')[0] ?? '';
        // A line of dashes below a paragraph makes it a heading.
        const isSentence = /[.!?:;,]$/.test(found.trim()) || found.length > 100;
        if (node.children.length === 0) {
          faults.push({ code: 'heading-space', args: { found: found.trim() }, ...startOf(node) });
        } else if (node.depth === 2 && !/^\s*#/.test(source) && isSentence) {
          faults.push({ code: 'heading-by-dashes', args: { found }, ...startOf(node) });
        }
        break;
      }
      case 'code':
        if (isOpenFence(sourceOf(text, node))) {
          faults.push({ code: 'code-block-open', args: {}, ...startOf(node) });
        } else if (isIndentedProse(sourceOf(text, node))) {
          faults.push({ code: 'code-block-indented', args: {}, ...startOf(node) });
        }
        break;
      case 'table':
        faults.push(...faultsInTable(node));
        break;
      case 'html':
        html.push(node);
        faults.push(...openComment(node, node.value));
        break;
      case 'footnoteDefinition':
        notes.set(node.identifier, startOf(node));
        break;
      case 'footnoteReference':
        noted.add(node.identifier);
        break;
    }
  });
  for (const [name, place] of notes) {
    if (!noted.has(name)) faults.push({ code: 'footnote-unused', args: { name }, ...place });
  }
  // In "£600*", the sign refers to a note that starts with one.
  const isNote = ({ code, args }: MarkdownFault) =>
    hasAsterisks && code === 'mark-open' && args.found === '*';
  return [...faults.filter((fault) => !isNote(fault)), ...openElements(html)];
}

/** Slips in the syntax of links, as patterns of the text that is left because of them. */
const brokenLinks: readonly RegExp[] = [
  // [text](address with a space), or without the last bracket
  /\[[^\][]*\]\([^)\n]*\)?/,
  // (text)[address]
  /\([^()\n]+\)\[(?:https?:|\/|#|mailto:|tel:|www\.)[^\]\n]*\]?/,
  // [text(address) or ![text(address)
  /!?\[[^\][()\n]+\((?:https?:|\/|#|mailto:)[^)\s]*\)/,
  // [text][name] without a line [name]: address
  /\[[^\][\n]+\]\[[^\][\n^]*\]/,
];

/** A picture whose path has a space, and perhaps brackets. */
const PICTURE = /^!\[([^\][]*)\]\(([^\n:]*?\.(?:svg|png|jpe?g|webp|avif|gif))\s*\)/i;

/** [text] (address) */
const spacedLink = /\[[^\][\n]+\][ \t]+\((?:(?:https?:|\/|#|mailto:|tel:|www\.)[^)\n]*\)?|$)/;

/**
 * Returns the faults in a text. `end` is the last node with which the text can form a broken link, because an address became a link of its own.
 */
function faultsInText(text: string, node: Text, beforeLink: boolean, end: Nodes): MarkdownFault[] {
  const faults: MarkdownFault[] = [];
  const add = (fault: FaultAt) => faults.push({ ...fault.fault, ...placeIn(node, fault) });
  // Characters with a backslash are meant to be shown. The spaces keep the offsets.
  const whole = sourceBetween(text, node, end).replace(/\\[!-/:-@[-`{-~]/g, '  ');
  const source = whole.slice(0, sourceOf(text, node).length);
  const at = (offset: number) => ({ source, offset });

  const spaced = spacedLink.exec(source);
  const isSpaced = spaced && (!spaced[0].endsWith('(') || beforeLink);
  const link =
    (isSpaced && spaced) ||
    brokenLinks
      .map((pattern) => pattern.exec(whole))
      .find((match) => match !== null && match.index < source.length);
  if (link) {
    const [found] = link;
    const picture = PICTURE.exec(source.slice(Math.max(0, link.index - 1)));
    if (picture) {
      const [image, alt = '', path = ''] = picture;
      const clean = pictureName(path.trim());
      const rename = clean.slice(clean.lastIndexOf('/') + 1);
      const args = { found: image, write: `![${alt}](${clean})`, rename };
      add({ fault: { code: 'link-broken', args }, ...at(link.index - 1) });
    } else {
      const write = correctLink(found);
      const args = { found, ...(write !== undefined && { write }) };
      add({ fault: { code: 'link-broken', args }, ...at(link.index) });
    }
  }
  faults.push(...openComment(node, source));
  const note = /\[\^([^\]\s]+)\]/.exec(source);
  if (note) {
    const args = { name: note[1] ?? '' };
    add({ fault: { code: 'footnote-missing', args }, ...at(note.index) });
  }
  const mark = link ? undefined : openMark(source);
  if (mark) add({ fault: { code: 'mark-open', args: mark.args }, ...at(mark.offset) });
  const pattern = VARIABLE.exec(source) ?? (link ? null : FOREIGN.exec(source));
  if (pattern) {
    const [found] = pattern;
    add({ fault: { code: 'pattern-in-body', args: { found } }, ...at(pattern.index) });
  }
  for (const { offset, ...fault } of textFaults(node.value)) {
    add({ fault, source: node.value, offset });
  }
  return faults;
}

/** A variable, as the patterns of this site and other programs write it. */
const VARIABLE =
  /\{\{[^{}]*\}\}|\{%[^{}]*%\}|\{\{[^{}\n]{1,40}\}|\$\{\w+\}|\{ ?[a-z][a-z_]{2,30} ?\}/;

/** Links and pictures of a wiki, codes of WordPress with a value, and sources as assistants mark them. */
const FOREIGN =
  /!?\[\[[^\][\n]+\]\]|\[[a-z][\w-]*\s+[\w-]+=["'“”‘’][^\][\n]*\]|【[^】\n]*】|:contentReference\[[^\][\n]*\](?:\{[^{}\n]*\})?/;

/** Finds a link with a second closing bracket, such as `[us](/contact))`, unless it closes one before the link. */
function bracketTooMany(
  text: string,
  node: Link,
  index: number,
  parent: Parent | undefined,
): MarkdownFault[] {
  const source = sourceOf(text, node);
  const end = node.position?.end.offset ?? 0;
  const [first] = parent?.children ?? [];
  if (!source.endsWith(')') || text[end] !== ')' || !first) return [];
  const before =
    index === 0 ? '' : sourceBetween(text, first as Nodes, parent?.children[index - 1] as Nodes);
  if (before.split('(').length > before.split(')').length) return [];
  const args = { found: `${source})`, write: source, isExtra: true };
  return [{ code: 'link-broken', args, ...startOf(node) }];
}

/** Finds words with two marks on one side and one on the other, such as `**words*`. They are in italics beside a mark that shows. */
function unequalMarks(
  text: string,
  node: Emphasis,
  index: number,
  parent: Parent | undefined,
): MarkdownFault[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const mark = text[start];
  // In `***words* more**`, the marks beside the italics are those of the bold words.
  const isOuter = (place: number) => parent?.type === 'strong' && index === place;
  const isBefore = text[start - 1] === mark && text[start - 2] !== '\\' && !isOuter(0);
  const isAfter = text[end] === mark && !isOuter((parent?.children.length ?? 0) - 1);
  if (!isBefore && !isAfter) return [];
  const words = text.slice(start + 1, end - 1);
  const args = {
    found: text.slice(isBefore ? start - 1 : start, isAfter ? end + 1 : end),
    write: `**${words}**`,
    isUneven: true,
  };
  return [{ code: 'mark-open', args, ...startOf(node) }];
}

interface FaultAt {
  fault: WithoutPlace<MarkdownFault>;
  source: string;
  offset: number;
}

type WithoutPlace<F> = F extends unknown ? Omit<F, 'line' | 'column'> : never;

/** Returns the place of an offset in the source of a node. */
function placeIn(node: Nodes, { source, offset }: Pick<FaultAt, 'source' | 'offset'>): Place {
  const { line, column } = startOf(node);
  const before = source.slice(0, offset).split('\n');
  const last = before.at(-1) ?? '';
  return before.length === 1
    ? { line, column: column + offset }
    : { line: line + before.length - 1, column: last.length + 1 };
}

/** Finds headings, list entries and tables that are taken for a paragraph. */
function faultsInParagraph(text: string, paragraph: Paragraph, before?: Node): MarkdownFault[] {
  const faults: MarkdownFault[] = [];
  const source = sourceOf(text, paragraph);
  const { line: start, column } = startOf(paragraph);
  let table: number | undefined;
  const lines = source.split('\n');
  for (const [index, line] of lines.entries()) {
    const place = { line: start + index, column: index === 0 ? column : 1 };
    const trimmed = line.trim();
    const heading =
      /^(?:#{7,}\s*\S|#{2,6}[^\s#]|#{1,6}(?![ \t])\s|#\p{Lu}[\p{L}'’]* \p{L}).*/u.exec(
        trimmed,
      )?.[0];
    if (heading) faults.push({ code: 'heading-space', args: { found: heading }, ...place });
    const isRule = /^\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?\|?$/.test(trimmed);
    if (isRule && index > 0) table ??= index;
  }
  const entries = listFault(lines);
  if (entries) {
    const { index, ...args } = entries;
    faults.push({ code: 'list-space', args, line: start + index, column: 1 });
  }
  const row = lines.findIndex((line) => /\S\t+\S/.test(line));
  if (!entries && row >= 0 && lines.filter((line) => /\S\t+\S/.test(line)).length > 1) {
    const cells = (lines[row] ?? '').trim().split(/\t+/);
    const args = { write: [`| ${cells.join(' | ')} |`, `|${' --- |'.repeat(cells.length)}`] };
    faults.push({ code: 'table-pasted', args, line: start + row, column: 1 });
  }
  const rows = lines.map((line) => /^\s*\|.*\|.*\|\s*$/.test(line));
  const [first = ''] = lines;
  const isSplit = before?.type === 'table' && rows.every(Boolean);
  if (isSplit && table === undefined) {
    faults.push({ code: 'table-broken', args: { isSplit }, line: start, column });
  } else if (table === undefined && rows.length > 1 && rows.every(Boolean)) {
    const cells = first
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/);
    const args = { write: `|${' --- |'.repeat(cells.length)}` };
    faults.push({ code: 'table-broken', args, line: start, column });
  }
  if (table !== undefined) {
    faults.push({ code: 'table-broken', args: {}, line: start + table, column: 1 });
  }
  return faults;
}

/** Finds a paragraph that is one line in bold: a heading that is not marked as one. A sentence in bold is none. */
function boldHeading(text: string, paragraph: Paragraph): MarkdownFault[] {
  const [child, ...more] = paragraph.children;
  if (child?.type !== 'strong' || more.length > 0) return [];
  const found = sourceOf(text, paragraph);
  const words = found.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, '').trim();
  if (words.includes('\n') || words.length > 80 || /[.!?:;,…]$/.test(words)) return [];
  return [{ code: 'heading-bold', args: { found, write: `## ${words}` }, ...startOf(paragraph) }];
}

/** Finds rows that have more or fewer cells than the head of their table. */
function faultsInTable({ children: [head, ...rows] }: Table): MarkdownFault[] {
  const expected = head?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length !== expected)
    .map((row) => ({
      code: 'table-cells',
      args: { found: row.children.length, expected },
      ...startOf(row),
    }));
}

/** Returns whether the source of a block of code opens a fence and does not close it. */
function isOpenFence(source: string): boolean {
  const lines = source.split('\n');
  const fence = /^(`{3,}|~{3,})/.exec(lines[0] ?? '')?.[1];
  if (!fence) return false;
  const last = (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd();
  const closes = [...last].every((character) => character === fence[0]);
  return lines.length === 1 || !closes || last.length < fence.length;
}

/** Returns whether the source of a block of code has no fence, and reads like sentences: five words or more, and a full stop. */
function isIndentedProse(source: string): boolean {
  return (
    /^\p{Lu}[\p{L}\d\s.!?,;:'’‘“”£%&()–—-]*[.!?]$/u.test(source.trim()) &&
    /(?:\s+\S+){4}/.test(source.trim())
  );
}

/** Elements that need no closing tag (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags), or have none. */
const closedByParser = new Set([
  ...['area', 'base', 'br', 'col', 'colgroup', 'dd', 'dt', 'embed', 'hr', 'img', 'input', 'li'],
  ...['link', 'meta', 'option', 'p', 'param', 'source', 'tbody', 'td', 'tfoot', 'th', 'thead'],
  ...['tr', 'track', 'wbr'],
]);

/** Finds elements whose closing tag is missing. Everything after such a tag would become part of the element. */
function openElements(nodes: readonly Html[]): MarkdownFault[] {
  const open: { tag: string; place: Place }[] = [];
  for (const node of nodes) {
    const value = node.value.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) =>
      comment.replace(/[^\n]/g, ' '),
    );
    const tags = /<(\/?)([a-z][a-z0-9-]*)(?:\s(?:[^"'<>]|"[^"]*"|'[^']*')*)?(\/?)>/gi;
    for (const { 1: close, 2: name = '', 3: self, index } of value.matchAll(tags)) {
      const tag = name.toLowerCase();
      if (self || closedByParser.has(tag)) continue;
      if (!close) open.push({ tag, place: placeIn(node, { source: value, offset: index }) });
      else {
        const opener = open.findLastIndex((element) => element.tag === tag);
        if (opener >= 0) open.splice(opener, 1);
      }
    }
  }
  return open.map(({ tag, place }) => ({ code: 'html-open', args: { tag }, ...place }));
}

/** Finds a comment without its end. In a block of HTML, it hides the rest of the page. */
function openComment(node: Nodes, source: string): MarkdownFault[] {
  const offset = source.search(/<!--(?!-?>)(?![\s\S]*?-->)/);
  if (offset < 0) return [];
  return [{ code: 'html-open', args: { tag: '!--' }, ...placeIn(node, { source, offset }) }];
}

const allowed = new Set(bodyHtml.tags);
const stripped = new Set(bodyHtml.stripped);

/** Elements that are removed without a loss, because they only group others. */
const neutral = new Set([
  ...['address', 'article', 'aside', 'bdi', 'bdo', 'footer', 'header', 'hgroup', 'main', 'nav'],
  ...['picture', 'source'],
]);

/** The texts of links that do not name their target (https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context). */
const VAGUE = /^(?:click(?: here)?|here|(?:this )?link|(?:read|learn|find out) more|more)\W*$/i;

/** Finds HTML that the page leaves out, and links that do not name their target. Reports each kind of HTML once. */
function elementFaults(unsafe: HastRoot): MarkdownFault[] {
  const removed = new Map<string, MarkdownFault & { code: 'html-removed' }>();
  const faults: MarkdownFault[] = [];
  visit(unsafe, 'element', (element: Element) => {
    const { tagName, properties, position } = element;
    const { line = 1, column = 1 } = position?.start ?? {};
    const remove = (what: string, content: boolean) => {
      const earlier = removed.get(what);
      if (earlier) earlier.args.count++;
      else {
        const args = { what, content, count: 1 };
        removed.set(what, { code: 'html-removed', args, line, column });
      }
    };
    if (stripped.has(tagName)) remove(`<${tagName}>`, true);
    else if (!allowed.has(tagName) && !neutral.has(tagName)) remove(`<${tagName}>`, false);
    for (const name of Object.keys(properties)) {
      if (name === 'style' || /^on[A-Z]/.test(name)) remove(`${name.toLowerCase()}="…"`, false);
    }
    if (tagName !== 'a' || typeof properties.href !== 'string') return;
    const found = hastText(element).trim();
    if (VAGUE.test(found)) faults.push({ code: 'link-text-vague', args: { found }, line, column });
  });
  return [...removed.values(), ...faults];
}

/** Finds headings that are more than one level below the heading before them. */
function headingFaults(headings: Markdown['headings']): MarkdownFault[] {
  // A body may start with the second or the third level, because the page may have a heading of the second level above it.
  let allowedDepth = 3;
  return headings.flatMap(({ depth, text, line, column }): MarkdownFault[] => {
    const expected = allowedDepth;
    // A heading of the first level has a finding of its own, which asks for the second level.
    allowedDepth = Math.max(depth, 2) + 1;
    const args = { heading: text, found: depth, expected };
    return depth > expected ? [{ code: 'heading-skipped', args, line, column }] : [];
  });
}

function startOf({ position }: Nodes): Place {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}

function sourceOf(text: string, node: Nodes): string {
  return sourceBetween(text, node, node);
}

/** Returns the text from the start of a node to the end of another, or none if one has no position. */
function sourceBetween(
  text: string,
  { position: first }: Nodes,
  { position: last }: Nodes,
): string {
  return first && last ? text.slice(first.start.offset, last.end.offset) : '';
}
