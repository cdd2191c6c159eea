import type { Root as HastRoot } from 'hast';
import type { Html, Nodes, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Markdown, MarkdownFault } from '#cli/model/markdown.ts';
import { elementFaults, openComment, openElements } from './htmlFaults.ts';
import { emptySections, headingStyle } from './headingStyle.ts';
import { linkFaults } from './linkFaults.ts';
import {
  bracketTooMany,
  faultsInText,
  loweredSign,
  markInFigure,
  unequalMarks,
} from './inlineFaults.ts';
import { listFromFigure } from './listFault.ts';
import { markdownInHtml, shownHtml } from './markdownInHtml.ts';
import { sourceOf, startOf } from './nodeSource.ts';
import type { Place } from './nodeSource.ts';
import { boldHeading, faultsInParagraph } from './paragraphFaults.ts';
import { repeatedPassages } from './repeatedPassages.ts';

/** The maximum number of faults of one kind that are kept of a body. */
const LIMIT = 5;

/**
 * Returns the faults of a body that the page would show or silently leave out: Markdown that is not recognised because of a typing error, and
 * HTML that is not allowed. `syntax` is the tree of the Markdown in `text`, `undefined` for a body of HTML. `unsafe` is the body as HTML,
 * before it is sanitised.
 */
export function markdownFaults(
  text: string,
  syntax: Root | undefined,
  unsafe: HastRoot,
  headings: Markdown['headings'],
): MarkdownFault[] {
  const faults = [
    ...(syntax ? syntaxFaults(text, syntax) : htmlFaults({ type: 'root', children: [] }, text)),
    ...elementFaults(unsafe),
    ...headingFaults(headings),
    ...(syntax ? emptySections(text, syntax) : []),
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

/**
 * Returns the faults without those of a tag that has a finding on its line already: an open element that the page also leaves out, or that
 * occurs twice, and Markdown beside an element that the page leaves out.
 */
function oneForEachTag(faults: readonly MarkdownFault[]): MarkdownFault[] {
  const open = faults.filter((fault) => fault.code === 'html-open');
  const removed = new Set(
    faults.filter(({ code }) => code === 'html-removed').map(({ line }) => line),
  );
  return faults.filter((fault) => {
    if (fault.code === 'markdown-in-html') return !removed.has(fault.line);
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

/** Returns the faults in the syntax of a body. */
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
        const next = parent?.children[(index ?? 0) + 1];
        const after = parent?.children[(index ?? 0) + 2];
        const isAddress = next?.type === 'link' && !/^[[<]/.test(sourceOf(text, next));
        const end = isAddress ? (after?.type === 'text' ? after : next) : node;
        faults.push(...faultsInText(text, node, next?.type === 'link', end));
        break;
      }
      case 'link':
        faults.push(
          ...bracketTooMany(text, node, index ?? 0, parent),
          ...linkFaults(text, node, index ?? 0, parent),
        );
        break;
      case 'emphasis':
        faults.push(
          ...unequalMarks(text, node, index ?? 0, parent),
          ...markInFigure(text, node, ' × '),
        );
        break;
      case 'delete':
        faults.push(...markInFigure(text, node, '–'), ...loweredSign(text, node));
        break;
      case 'list':
        faults.push(...listFromFigure(text, node));
        break;
      case 'paragraph':
        faults.push(...faultsInParagraph(text, node, parent?.children, index));
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
        faults.push(...headingStyle(node, source));
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
        faults.push(...htmlFaults(node, node.value));
        for (const [, name = ''] of shownHtml(node.value).matchAll(/\[\^([^\]\s]+)\]/g)) {
          noted.add(name.toLowerCase());
        }
        break;
      case 'footnoteDefinition':
        if (notes.has(node.identifier)) {
          const args = { name: node.identifier, isRepeated: true as const };
          faults.push({ code: 'footnote-unused', args, ...startOf(node) });
        } else notes.set(node.identifier, startOf(node));
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
  // A note without its colon is the cause of the numbers without a note.
  const named = new Set(
    faults.flatMap(({ code, args }) =>
      code === 'footnote-missing' && args.isNote ? [args.name] : [],
    ),
  );
  const isCaused = ({ code, args }: MarkdownFault) =>
    code === 'footnote-missing' && !args.isNote && named.has(args.name);
  return [...faults.filter((fault) => !isNote(fault) && !isCaused(fault)), ...openElements(html)];
}

/** Finds faults in a piece of HTML. */
function htmlFaults(node: Nodes, source: string): MarkdownFault[] {
  return [...openComment(node, source), ...markdownInHtml(node, source)];
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

/**
 * Returns whether the source of a block of code has no fence, and is Markdown, or reads like sentences: five words or more, and a full stop.
 */
function isIndentedProse(source: string): boolean {
  if (/^(?:`{3}|~{3})/.test(source)) return false;
  const lines = source.split('\n').map((line) => line.trim());
  const text = lines.join('\n').trim();
  const isList = lines.every((line) => /^(?:[-*]|\d{1,2}[.)]) \p{Lu}\S* [^:=;{}]*$/u.test(line));
  return (
    isList ||
    INDENTED_MARKDOWN.test(text) ||
    (/^\p{Lu}[\p{L}\d\s.!?,;:'’‘“”£%&()–—-]*[.!?]$/u.test(text) && /(?:\s+\S+){4}/.test(text))
  );
}

/** A heading above an empty line or at the end, a link to a page, and words in bold. A comment of a shell or a power of Python is code. */
const INDENTED_MARKDOWN =
  /^#{2,6} \p{Lu}.*(?:\n\n|(?![^]))|\[[^\][]+\]\((?:\/|#|https?:|mailto:|tel:)[^()\s]*\)|(?<![^\s“"‘'])\*\*\p{L}[^*\n]*\*\*(?![\p{L}\d])/mu;

/** Finds headings that are more than one level below the heading before them. */
function headingFaults(headings: Markdown['headings']): MarkdownFault[] {
  // A body may start with the second or the third level, because the page may have a heading of the second level above it.
  let allowedDepth = 3;
  return headings.flatMap(({ depth, text, line, column }): MarkdownFault[] => {
    const expected = allowedDepth;
    // A first-level heading is reported separately, with the advice to use the second level.
    allowedDepth = Math.max(depth, 2) + 1;
    const args = { heading: text, found: depth, expected };
    return depth > expected ? [{ code: 'heading-skipped', args, line, column }] : [];
  });
}
