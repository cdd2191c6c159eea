import type { Delete, Emphasis, Link, Nodes, Parent, Text } from 'mdast';
import type { MarkdownFault } from '#cli/model/markdown.ts';
import { pictureName } from '#cli/report/pictureName.ts';
import { correctLink } from './correctLink.ts';
import { openComment } from './htmlFaults.ts';
import { placeIn, sourceBetween, sourceOf, startOf } from './nodeSource.ts';
import { openMark } from './openMark.ts';
import { textFaults } from './textFaults.ts';

/** Mistakes in the syntax of links, as patterns of the text that they leave. */
const brokenLinks: readonly RegExp[] = [
  // [text](address with a space), or without the last bracket
  /!?\[[^\][]*\]\([^)\n]*\)?/,
  // (text)[address]
  /\([^()\n]+\)\[(?:https?:|\/|#|mailto:|tel:|www\.)[^\]\n]*\]?/,
  // [text(address) or ![text(address)
  /!?\[[^\][()\n]+\((?:https?:|\/|#|mailto:)[^)\s]*\)/,
  // [text][name] without a line [name]: address
  /\[[^\][\n]+\]\[[^\][\n^]*\]/,
  // <address|text>, as Slack writes it
  /<https?:\/\/[^\s<>|]+\|[^<>\n]+>/,
];

/** A picture whose path has a space, and perhaps brackets. */
const PICTURE = /^!\[([^\][]*)\]\(([^\n:]*?\.(?:svg|png|jpe?g|webp|avif|gif))\s*\)/i;

/** [text] (address) */
const spacedLink = /\[[^\][\n]+\][ \t]+\((?:(?:https?:|\/|#|mailto:|tel:|www\.)[^)\n]*\)?|$)/;

/**
 * Returns the faults in a text. A broken link may continue in the nodes after the text, up to `end`, because the parser turns a bare
 * address into a link.
 */
export function faultsInText(
  text: string,
  node: Text,
  beforeLink: boolean,
  end: Nodes,
): MarkdownFault[] {
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
    const picture = PICTURE.exec(source.slice(link.index));
    if (picture) {
      const [image, alt = '', path = ''] = picture;
      const clean = pictureName(path.trim());
      const rename = clean.slice(clean.lastIndexOf('/') + 1);
      const args = { found: image, write: `![${alt}](${clean})`, rename };
      add({ fault: { code: 'link-broken', args }, ...at(link.index) });
    } else {
      const write = correctLink(found);
      const args = { found, ...(write !== undefined && { write }) };
      add({ fault: { code: 'link-broken', args }, ...at(link.index) });
    }
  }
  faults.push(...openComment(node, source));
  const note = /\[\^([^\]\s]+)\]/.exec(source);
  if (note) {
    // A note starts its paragraph. A reference follows a text.
    const isNote =
      node.position?.start.column === 1 && note.index === 0 && source.startsWith(`${note[0]} `);
    const args = { name: note[1] ?? '', ...(isNote && { isNote: true as const }) };
    add({ fault: { code: 'footnote-missing', args }, ...at(note.index) });
  }
  const mark = link ? undefined : openMark(source);
  if (mark) add({ fault: { code: 'mark-open', args: mark.args }, ...at(mark.offset) });
  const pattern = VARIABLE.exec(source) ?? (link ? null : FOREIGN.exec(source));
  if (pattern) {
    const [found] = pattern;
    add({ fault: { code: 'pattern-in-body', args: { found } }, ...at(pattern.index) });
  }
  // An entity that is left in the text is unknown, was written with "&amp;", or has a backslash.
  const entities = Map.groupBy(source.matchAll(ENTITY), ([found]) => found);
  const [entity] =
    [...entities].find(([found]) => {
      const shown = found.replace(/^&amp;(?=.)/, '&');
      const escaped = sourceOf(text, node).split(`\\${shown}`).length;
      return node.value.split(shown).length > escaped;
    })?.[1] ?? [];
  if (entity) {
    const [found] = entity;
    add({ fault: { code: 'pattern-in-body', args: { found } }, ...at(entity.index) });
  }
  for (const { offset, ...fault } of textFaults(node.value)) {
    add({ fault, source: node.value, offset });
  }
  return faults;
}

/** A variable, as the patterns of this site and other programs write it, or the start of one that is not closed. */
const VARIABLE =
  /\{\{[^{}]*\}\}|\{%[^{}]*%\}|\{\{[^{}\n]{1,40}\}|\$\{\w+\}|(?<!\\[a-z]{1,20})\{ ?[a-z][a-z_]{2,30} ?\}|\{\{ ?\w+/;

/** The name or number of a character, such as "&nbsp;", perhaps with "&amp;" in place of its first sign. */
const ENTITY = /&(?:amp;)*(?:[a-z]\w{1,20}|#x?[\da-f]{2,6});/gi;

/** The signs that other programs write, or that they understand and GitHub-flavoured Markdown does not. */
const FOREIGN = new RegExp(
  [
    // Links and pictures of a wiki, codes of WordPress with a value, and a table of contents
    /!?\[\[[^\][\n]+\]\]|\[[a-z][\w-]*\s+[\w-]+=["'“”‘’][^\][\n]*\]|\[(?:TOC|toc)\]/,
    // Sources as assistants mark them
    /【[^】\n]*】|:contentReference\[[^\][\n]*\](?:\{[^{}\n]*\})?|(?:cite)?turn\d+(?:search|view|news|file)\d+/,
    // Marks of forums, and formulas
    /\[\/(?:b|i|u|s|url|img|quote|code|size|color|center)\]|\$\$[^$\n]+\$\$/,
    // Notes and small signs of Pandoc, and a tick box without its space
    /(?<=[\p{L}\d.,!?)])\^\[[^\][\n]* [^\][\n]*\]|(?<=[\p{L}\d)])\^(?:\d{1,3}|st|nd|rd|th|TM)\^|(?<![^\n])\[\](?= )/u,
    // Attributes of headings and pictures, comments of MDX, and changes that were suggested
    /\{(?:[#.:][\w-]+|(?:width|height|class|id|style|target|rel)=[^{}\n]*)\}|\{\/\*.*?\*\/\}|\{(?:\+\+|>>)[^{}\n]*\}|\{--[^{}\n]*--\}/,
    /(?<![^\n])import [\w{}, *]+ from ['"“”‘’][^\n]*/,
    // Words of LaTeX, and the notes of Obsidian
    /\\(?:text(?:bf|it|tt)|emph|underline)\{[^{}\n]*\}|(?<![\p{L}\d%])%%[^%\n]{2,}%%(?![\p{L}\d%])/u,
    // Formulas that are not code, people and channels of Slack, and notes in the margin of Google Docs
    /(?<![\w:\\/])\\(?:times|frac|text|cdot|approx|sqrt|left|right|[lg]eq?|ldots|math(?:rm|bf))(?![A-Za-z\\/])/,
    /<[@#][UWCG][A-Z\d]{6,}(?:\|[^<>\n]*)?>|(?<![^\n])\[[a-z]{1,2}\](?=[A-Z])/,
    // Tags whose quotation marks are those of a text
    /<[a-z][a-z\d]*\s[^<>=\n]*=[^<>“”‘’\n]*[“”‘’][^<>\n]*>/,
    // Names of characters without a semicolon
    /&(?:amp|nbsp|pound|euro|quot|apos|[lr][sd]quo|[mn]dash|hellip)(?![\w;=])/,
    // Boxes of documentation sites and of GitHub
    /(?<![^\n])(?::::+ ?\w*|!!! ?[a-z]+)|\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/,
    // Highlighted words, names of emoji, abbreviations, and what a program prints of a value that it cannot print
    /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])|(?<![\w:]):[a-z][a-z_]{2,24}:(?![\w:])|\*\[[^\][\n]+\]:|\[object Object\]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** Finds a link with a second closing bracket, such as `[us](/contact))`, unless it closes one before the link. */
export function bracketTooMany(
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
export function unequalMarks(
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

/**
 * Finds italics and crossed-out words that start between two digits, as in "3*2 m by 5*4 m" or "3~4 days, 5~6 weeks". `sign` is the one that is
 * meant.
 */
export function markInFigure(text: string, node: Emphasis | Delete, sign: string): MarkdownFault[] {
  const start = node.position?.start.offset ?? 0;
  const [before = ''] = /\d*$/.exec(text.slice(Math.max(0, start - 20), start)) ?? [];
  const [mark = '', after = ''] = /^[*~](\d+)/.exec(text.slice(start)) ?? [];
  if (before === '' || mark === '') return [];
  const { line, column } = startOf(node);
  const args = { found: before + mark, write: before + sign + after, isFigure: true as const };
  return [{ code: 'mark-open', args, line, column: column - before.length }];
}

/** Finds a small sign that was meant to be lower than the others, as in "H~2~O". It would be crossed out. */
export function loweredSign(text: string, node: Delete): MarkdownFault[] {
  const found = sourceOf(text, node);
  const before = text.charAt((node.position?.start.offset ?? 0) - 1);
  if (!/^~[\p{L}\d]{1,2}~$/u.test(found) || !/\p{L}/u.test(before)) return [];
  return [{ code: 'pattern-in-body', args: { found }, ...startOf(node) }];
}

interface FaultAt {
  fault: WithoutPlace<MarkdownFault>;
  source: string;
  offset: number;
}

type WithoutPlace<F> = F extends unknown ? Omit<F, 'line' | 'column'> : never;
