import { z } from 'zod';
import { isMap, isScalar, isSeq, visit, parseDocument } from 'yaml';
import type { Document, LineCounter, Node, YAMLMap } from 'yaml';
import { singles } from '#schemas/collections.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { ParsedSource } from '#cli/model/parsedSource.ts';
import { conflictMarkers } from './conflictMarkers.ts';
import { indexInPassages } from './indexOfWords.ts';
import { fixYaml } from './fixYaml.ts';
import { anchorsIn } from './silentMistakes.ts';
import { fieldsOf, schemaAt } from './schemaAt.ts';
import { splitFrontMatter } from './splitFrontMatter.ts';
import { indentOf, quoted, takeApart } from './yamlLine.ts';

/**
 * Parses a `.yaml` file, or a `.md` file with front matter. Returns mistakes as problems and does not throw. If every mistake has
 * an obvious correction, the fields are returned as if they were corrected, so that one mistake does not cause findings elsewhere.
 */
export function parseSource(
  file: string,
  text: string,
): { parsed?: ParsedSource; problems: Problem[] } {
  const conflicts = conflictMarkers(file, text);
  if (conflicts.length > 0) return { problems: conflicts };
  const split = splitFrontMatter(file, text);
  if ('problem' in split) return { problems: [split.problem] };
  const { yaml, document, lines, fixed, isReadable, ...found } = fixYaml(file, split.yaml);
  if (!isReadable) {
    return { problems: split.problems.length > 0 ? split.problems : found.problems };
  }
  const problems = [...split.problems, ...found.problems];
  const source = yaml.split('\n');
  let last = 0;
  for (const { name, offset, kind, value: target } of anchorsIn(document, yaml)) {
    const { line, col } = lines.linePos(offset);
    // Quotation marks around the line mend them all.
    if (line === last) continue;
    last = line;
    const { start, value } = takeApart(file, source, line);
    const use = start.trim().endsWith('<<:') ? ('merge' as const) : kind;
    const args = { name, write: target ?? quoted(value), ...(use && { kind: use }) };
    problems.push({ code: 'yaml-alias', args, at: { file, line, column: col } });
  }
  if (problems.some(({ code }) => code === 'yaml-alias')) return { problems };
  const data: unknown = document.toJS();
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    if (problems.length > 0) return { problems };
    const at = { file, line: split.firstLine, column: 1 };
    const group = Array.isArray(data) ? listOf(file) : undefined;
    const args = { found: data, ...(group !== undefined && { group }) };
    return { problems: [{ code: 'front-matter-not-fields', args, at }] };
  }
  return {
    parsed: {
      data: data as Record<string, unknown>,
      body: split.body,
      bodyLine: split.bodyLine,
      ...(problems.length > 0 && { fixed }),
    },
    problems: [...problems, ...swallowedComments(file, document, lines)],
  };
}

/** Returns the only field of a single file, if it is a list. */
function listOf(file: string): string | undefined {
  const single = Object.values(singles).find((one) => `content/${one.file}` === file);
  const [field, ...more] = fieldsOf(single?.schema);
  if (!single || field === undefined || more.length > 0) return undefined;
  return schemaAt(single.schema, [field]) instanceof z.ZodArray ? field : undefined;
}

/** A function that finds places in the data of a file. The file is parsed once. */
export type Locator = (
  path: DataPath,
  on?: 'key' | 'value',
  words?: string,
  passage?: string,
) => { line: number; column: number };

/**
 * Returns a function that finds the line and column of a value, or of its key, in the data of a file. If the path leads to nothing, the
 * place is that of the nearest parent that exists. With `words`, it is their place in the value, or in a `passage` of it, if they are
 * there as written.
 */
export function locatorOf(file: string, text: string): Locator {
  const fields = fieldsOfSource(file, text);
  if (!fields) return () => ({ line: 1, column: 1 });
  const { document, lines, firstLine } = fields;
  const known = new Map<YAMLMap, Pairs>();
  const pairsOf = (map: YAMLMap): Pairs => {
    const pairs = known.get(map) ?? pairsByName(map);
    known.set(map, pairs);
    return pairs;
  };
  return (path, on = 'value', words, passage) => {
    const at = words ? fields.offsetIn(path, words, passage) : undefined;
    const offset = at ?? offsetOf(document, path, on, pairsOf);
    if (offset === undefined) return { line: firstLine, column: 1 };
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}

/** The fields of a file as YAML nodes, which know how a value was written. */
export interface SourceFields {
  document: Document;
  lines: LineCounter;
  firstLine: number;
  /** Returns a value as it is written in the file, or `undefined` if it has several lines or does not exist. */
  writtenAt(path: DataPath): string | undefined;
  /**
   * Returns the offset of words in a value, or `undefined` if the file spells them otherwise, such as with escapes. A space matches a line
   * break.
   */
  offsetIn(path: DataPath, words: string, passage?: string): number | undefined;
  /** Returns the first line of a value that has several, or `undefined` if it has one. */
  firstLineOf(path: DataPath): string | undefined;
  /** Returns the line of a field that is inside a text, because it is indented like one; `undefined` if there is none. */
  swallowed(field: string): number | undefined;
  /** Returns the number of spaces at the start of a line. */
  indentOf(line: number): number;
}

/** Parses the fields of a file for questions about their places. Returns `undefined` if the file has none. */
export function fieldsOfSource(file: string, text: string): SourceFields | undefined {
  const split = splitFrontMatter(file, text);
  if ('problem' in split) return undefined;
  const { yaml, document, lines } = fixYaml(file, split.yaml);
  return {
    document,
    lines,
    firstLine: split.firstLine,
    writtenAt(path) {
      const node = nodeAt(document, path);
      if (!node?.range) return undefined;
      const written = yaml.slice(node.range[0], node.range[1]).trim();
      return written === '' || written.includes('\n') ? undefined : written;
    },
    offsetIn(path, words, passage) {
      const [start, end] = nodeAt(document, path)?.range ?? [0, 0];
      const passages = passage === undefined ? [] : [passage];
      const index = indexInPassages(yaml.slice(start, end), words, passages);
      return index === undefined ? undefined : start + index;
    },
    firstLineOf(path) {
      const node = nodeAt(document, path);
      const written = node?.range ? yaml.slice(node.range[0], node.range[1]).trim() : '';
      return written.includes('\n') ? written.split('\n')[0]?.trim() : undefined;
    },
    swallowed(field) {
      const keys = new Set<number>();
      visit(document, {
        Pair(_, { key }) {
          if (isScalar(key) && key.range) keys.add(lines.linePos(key.range[0]).line);
        },
      });
      const index = yaml
        .split('\n')
        .findIndex((line, at) => !keys.has(at + 1) && line.trimStart().startsWith(`${field}:`));
      return index < 0 ? undefined : index + 1;
    },
    indentOf: (line) => indentOf(yaml.split('\n')[line - 1] ?? ''),
  };
}

function nodeAt(document: Document, path: DataPath): Node | undefined {
  return document.getIn(path, true) as Node | undefined;
}

/**
 * Returns the YAML of a file as a document, and the offsets in the file at which its fields and its body start. Returns `undefined` if the
 * file has mistakes, because the offsets would be those of the corrected text.
 */
export function sourceDocument(
  file: string,
  text: string,
): { document: Document; fieldsAt: number; bodyAt: number } | undefined {
  const split = splitFrontMatter(file, text);
  if ('problem' in split || split.problems.length > 0) return undefined;
  const document = parseDocument(split.yaml, { prettyErrors: false });
  // The YAML of a Markdown file starts after the opening dashes.
  const fieldsAt = file.endsWith('.yaml') ? 0 : text.indexOf('\n');
  return { document, fieldsAt, bodyAt: text.length - split.body.length };
}

type Pairs = ReadonlyMap<string, YAMLMap['items'][number]>;

function offsetOf(
  document: Document,
  path: DataPath,
  on: 'key' | 'value',
  pairsOf: (map: YAMLMap) => Pairs,
): number | undefined {
  let node: Node | null | undefined = document.contents;
  let offset: number | undefined;
  for (const [depth, step] of path.entries()) {
    const last = depth === path.length - 1;
    if (isMap(node)) {
      const pair = pairsOf(node).get(String(step));
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

/** Returns the fields of a group by their names. If a name is repeated, the first counts. */
function pairsByName({ items }: YAMLMap): Pairs {
  const named = items.flatMap((pair) =>
    isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [],
  );
  return new Map(named.reverse());
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

function isEmptyScalar(node: Node): boolean {
  return isScalar(node) && node.source === '';
}
