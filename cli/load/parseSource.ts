import matter from 'gray-matter';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, Node } from 'yaml';
import type { Problem } from '#cli/model/problem.ts';
import type { DataPath } from '#cli/model/finding.ts';
import { yamlReason } from '#cli/report/yamlReason.ts';
import type { ParsedSource } from '#cli/model/parsedSource.ts';

/** Parses a `.yaml` file, or a `.md` file with front matter. Returns mistakes as problems and does not throw. */
export function parseSource(
  file: string,
  text: string,
): { parsed?: ParsedSource; problems: Problem[] } {
  const split = splitFrontMatter(file, text);
  if ('problem' in split) return { problems: [split.problem] };
  const { document, lines } = parseYaml(split.yaml);
  const problems = yamlProblems(file, split.yaml, document, lines);
  if (problems.length > 0) return { problems };
  const data: unknown = document.toJS();
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    const at = { file, line: split.firstLine, column: 1 };
    return { problems: [{ code: 'front-matter-not-fields', args: { found: data }, at }] };
  }
  return {
    parsed: { data: data as Record<string, unknown>, body: split.body, bodyLine: split.bodyLine },
    problems: swallowedComments(file, document, lines),
  };
}

/** A function that finds places in the data of a file. The file is parsed once. */
export type Locator = (path: DataPath, on?: 'key' | 'value') => { line: number; column: number };

/**
 * Returns a function that finds the line and column of a value, or of its key, in the data of a file. If the path leads to
 * nothing, the place is that of the nearest parent that exists.
 */
export function locatorOf(file: string, text: string): Locator {
  const split = splitFrontMatter(file, text);
  if ('problem' in split) return () => ({ line: 1, column: 1 });
  const { document, lines } = parseYaml(split.yaml);
  return (path, on = 'value') => {
    const offset = offsetOf(document, path, on);
    if (offset === undefined) return { line: split.firstLine, column: 1 };
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}

/** Returns the YAML of a file as a document, and the offsets in the file at which its fields and its body start. */
export function sourceDocument(
  file: string,
  text: string,
): { document: Document; fieldsAt: number; bodyAt: number } | undefined {
  const split = splitFrontMatter(file, text);
  if ('problem' in split) return undefined;
  const { document } = parseYaml(split.yaml);
  // The YAML of a Markdown file starts after the opening dashes.
  const fieldsAt = file.endsWith('.yaml') ? 0 : '---'.length;
  return { document, fieldsAt, bodyAt: text.length - split.body.length };
}

function offsetOf(document: Document, path: DataPath, on: 'key' | 'value'): number | undefined {
  let node: Node | null | undefined = document.contents;
  let offset: number | undefined;
  for (const [depth, step] of path.entries()) {
    const last = depth === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isScalar(item.key) && String(item.key.value) === String(step),
      );
      if (!pair) break;
      const key = pair.key as Node;
      offset = key.range?.[0];
      node = pair.value as Node | null;
      if (last && on === 'value' && node?.range && !isEmptyScalar(node)) offset = node.range[0];
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as Node | undefined;
      if (!item) break;
      offset = item.range?.[0];
      node = item;
    } else break;
  }
  return offset;
}

interface Split {
  yaml: string;
  /** The first line of the fields. */
  firstLine: number;
  body: string;
  bodyLine: number;
}

/**
 * Splits a file with gray-matter. The YAML starts with an empty line in place of the opening `---`, so that its line numbers are
 * those of the file.
 */
function splitFrontMatter(file: string, text: string): Split | { problem: Problem } {
  if (file.endsWith('.yaml')) return { yaml: text, firstLine: 1, body: '', bodyLine: 1 };
  const at = { file, line: 1, column: 1 };
  if (!/^---[ \t]*\n/.test(text))
    return { problem: { code: 'front-matter-missing', args: {}, at } };
  // gray-matter ends the front matter at the first line that starts with three dashes, even if other characters follow them.
  const close = text.indexOf('\n---');
  if (close < 0 || !/^\n---[ \t]*(?:\n|$)/.test(text.slice(close))) {
    return { problem: { code: 'front-matter-unclosed', args: {}, at } };
  }
  let yaml = '';
  // Always pass options. Without them gray-matter caches, and returns {} for a text that failed before.
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      yaml: {
        parse: (source: string) => {
          yaml = source;
          return {};
        },
      },
    },
  });
  const body = content.replace(/^(?:[ \t]*\n)+/, '');
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  return { yaml, firstLine: 2, body, bodyLine };
}

function parseYaml(yaml: string): { document: Document; lines: LineCounter } {
  const lines = new LineCounter();
  return { document: parseDocument(yaml, { lineCounter: lines, prettyErrors: false }), lines };
}

function yamlProblems(
  file: string,
  yaml: string,
  document: Document,
  lines: LineCounter,
): Problem[] {
  const spot = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const problems: Problem[] = [];
  for (const { code, pos } of [...document.errors, ...document.warnings]) {
    const at = spot(pos[0]);
    if (code === 'TAB_AS_INDENT') problems.push({ code: 'yaml-tab', args: {}, at });
    else if (code === 'DUPLICATE_KEY') {
      const key = keyAt(document, pos[0]);
      problems.push({ code: 'yaml-duplicate-key', args: { key }, at });
    } else {
      const quote = code === 'MISSING_CHAR' ? openQuoteBefore(document, pos[0]) : undefined;
      if (quote === undefined) {
        problems.push({ code: 'yaml-invalid', args: { reason: yamlReason(code) }, at });
      } else problems.push({ code: 'yaml-quote-open', args: {}, at: spot(quote) });
    }
  }
  if (problems.length > 0) return firstOfEachLine(problems);
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || ('anchor' in node && node.anchor)) {
        const name = isAlias(node) ? node.source : String(node.anchor);
        const start = node.range?.[0] ?? 0;
        // The range of a node with an anchor starts after the anchor.
        const offset = isAlias(node) ? start : Math.max(0, yaml.lastIndexOf(`&${name}`, start));
        problems.push({ code: 'yaml-alias', args: { name }, at: spot(offset) });
      }
    },
  });
  return problems;
}

/** Returns the offset of the quotation mark that is not closed, if the parser read as far as `end` to find the second mark. */
function openQuoteBefore(document: Document, end: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_, { type, range, source }) {
      const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (quoted && range && range[0] < end && range[1] >= end - 1) {
        // A quoted text of several lines lacks its second mark.
        if (source?.includes('\n') || range[1] >= end) start = range[0];
      }
    },
  });
  return start;
}

/** Finds comments after an unquoted text: "Agency #1" is read as "Agency". */
function swallowedComments(file: string, document: Document, lines: LineCounter): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Scalar(_, { type, value, comment, range }) {
      if (type !== 'PLAIN' || typeof value !== 'string' || !comment || !range) return;
      const { line, col } = lines.linePos(range[1]);
      const at = { file, line, column: col + 1 };
      problems.push({ code: 'yaml-comment', args: { comment }, at });
    },
  });
  return problems;
}

function keyAt(document: Document, offset: number): string {
  let found = '';
  visit(document, {
    Pair(_, pair) {
      if (isScalar(pair.key) && pair.key.range?.[0] === offset) found = String(pair.key.value);
    },
  });
  return found;
}

/** Returns the first problem of each line. One mistake often causes several errors, and the first is the one to fix. */
function firstOfEachLine(problems: Problem[]): Problem[] {
  const seen = new Set<number>();
  return problems.filter(({ at }) => {
    const line = 'line' in at ? at.line : 0;
    if (seen.has(line)) return false;
    seen.add(line);
    return true;
  });
}

function isEmptyScalar(node: Node): boolean {
  return isScalar(node) && node.source === '';
}
