import { isMap, isScalar, isSeq, parse } from 'yaml';
import type { Document, Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import { sourceDocument } from '#cli/load/parseSource.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { TextEdit } from './textEdits.ts';

/** Functions that plan edits of the fields of a file. They keep comments, order and quotation marks. */
export interface FieldEdits {
  /** Replaces a text or a number, or the key of a field. Returns no edit if there is no such value. */
  replace(path: DataPath, value: string | number, on?: 'key' | 'value'): TextEdit[];
  /** Removes fields, or items of lists, with the lines that belong to them. None may be inside another. */
  remove(...paths: readonly DataPath[]): TextEdit[];
  /** Adds texts to the end of a list at the top of the fields. Adds the list after all fields if it is missing. */
  append(field: string, values: readonly string[]): TextEdit[];
  /**
   * Adds fields to a group, after one of its fields or at its end. `lines` are YAML as at the top of a file. Returns no edit if there
   * is no such group.
   */
  insert(group: DataPath, lines: string, after?: string): TextEdit[];
  /** Returns the lines of a field with the comments right above it, as at the top of a file, or `undefined` if there is none. */
  linesOf(path: DataPath): string | undefined;
}

/** Returns the functions for a file. `text` is its normal text. Throws if the file cannot be parsed. */
export function fieldEdits(file: string, text: string): FieldEdits {
  const source = sourceDocument(file, text);
  if (!source) throw new Error(`${file} cannot be parsed.`);
  const { document, fieldsAt } = source;
  const edit = (start: number, end: number, replacement: string): TextEdit => ({
    start: start + fieldsAt,
    end: end + fieldsAt,
    text: replacement,
  });
  const yaml = text.slice(fieldsAt);
  const lineStart = (at: number) => yaml.lastIndexOf('\n', at - 1) + 1;
  const lineEnd = (at: number) => {
    const end = yaml.indexOf('\n', at);
    return end < 0 ? yaml.length : end + 1;
  };
  /** The end of the last character of a node that is not a space or a line end. */
  const contentEnd = (node: Node) => {
    let end = node.range?.[1] ?? 0;
    while (end > 0 && /\s/.test(yaml[end - 1] ?? '')) end--;
    return end;
  };
  const lines = (start: number, node: Node) =>
    edit(lineStart(start), lineEnd(contentEnd(node)), '');

  /** The first and the last node of a field of a group, or of an item of a list. */
  const endsOf = (part: Pair | Node): [first: Node, last: Node] => {
    const first = 'key' in part ? (part.key as Node) : part;
    return [first, ('key' in part ? (part.value as Node | null) : part) ?? first];
  };
  /** The start of the lines of a field, with the comments of the same indentation right above it. */
  const startOfLines = (group: YAMLMap, index: number) => {
    const [before, field] = [group.items[index - 1], group.items[index]] as (Pair | undefined)[];
    const start = (field?.key as Node | undefined)?.range?.[0] ?? 0;
    const comment = new RegExp(`^ {${start - lineStart(start)}}#`);
    // A line of a text in the field before may look like a comment.
    const least = before ? lineEnd(contentEnd(endsOf(before)[1])) : 0;
    let from = lineStart(start);
    while (from > least && comment.test(yaml.slice(lineStart(from - 1), from))) {
      from = lineStart(from - 1);
    }
    return from;
  };

  const replaceNode = (node: Node | null | undefined, value: string | number): TextEdit[] => {
    if (!isScalar(node) || !node.range) return [];
    const [start] = node.range;
    const end = Math.max(start, contentEnd(node));
    const quote = typeof value === 'string' ? /^["']/.exec(yaml.slice(start, end))?.[0] : undefined;
    return [edit(start, end, quote ? quote + value + quote : plain(value))];
  };
  /** Removes the items from `from` to `to`, both included. */
  const removeRun = (collection: YAMLMap | YAMLSeq, from: number, to: number): TextEdit[] => {
    const parts = (collection.items.slice(from, to + 1) as (Pair | Node)[]).map((part) => {
      const [first, last] = endsOf(part);
      return { start: first.range?.[0] ?? 0, last };
    });
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) return [];
    if (!collection.flow) {
      const isAfterDash = yaml.slice(lineStart(first.start), first.start).trim() !== '';
      if (isMap(collection) && isAfterDash && to + 1 < collection.items.length) {
        // The dash of an item of a list stays, with the next field.
        const next = startOfLines(collection, to + 1);
        return [edit(first.start, next + yaml.slice(next).search(/\S/), '')];
      }
      return parts.map((part, index) => {
        // Comments above the first field of a file are about the file, and those in an item of a list about the item.
        const isFirst = from + index === 0 && (isAfterDash || collection === document.contents);
        const ownsComments = isMap(collection) && !isFirst;
        return lines(ownsComments ? startOfLines(collection, from + index) : part.start, part.last);
      });
    }
    const { start } = first;
    const end = contentEnd(last.last);
    const rest = /^\s*,\s*/.exec(yaml.slice(end))?.[0];
    if (rest !== undefined) return [edit(start, end + rest.length, '')];
    const before = /,?\s*$/.exec(yaml.slice(0, start))?.[0] ?? '';
    return [edit(start - before.length, end, '')];
  };
  /** Removes some items of a list, or some fields of a group. `key` is the name of the list or group, if it has one. */
  const removeItems = (
    parent: YAMLMap | YAMLSeq,
    indexes: ReadonlySet<number>,
    key: Node | undefined,
  ): TextEdit[] => {
    // A list or a group without items would read as an empty field.
    const [start = 0] = parent.range ?? [];
    const isBelow = yaml.slice(lineStart(start), start).trim() === '';
    if (key && parent.items.length === indexes.size && !parent.flow && isBelow) {
      const colon = yaml.indexOf(':', key.range?.[1]) + 1;
      return [edit(colon, colon, isSeq(parent) ? ' []' : ' {}'), lines(start, parent)];
    }
    return [...indexes]
      .filter((index) => !indexes.has(index - 1))
      .flatMap((from) => {
        let to = from;
        while (indexes.has(to + 1)) to++;
        return removeRun(parent, from, to);
      });
  };

  /** The place below the last field, above the closing dashes of a Markdown file or the end marker of a YAML file. */
  const endOfFields = () => {
    const close = yaml.search(file.endsWith('.yaml') ? /\n\.{3}(?!\S)/ : /\n---/);
    return close < 0 ? yaml.length : close + 1;
  };
  /** Adds lines at the start of a line, or at the end of a last line that has no line end. */
  const addLines = (at: number, lines: string): TextEdit[] => [
    edit(at, at, (at > 0 && yaml[at - 1] !== '\n' ? '\n' : '') + lines),
  ];

  return {
    replace(path, value, on = 'value') {
      const { pair, node } = find(document, path);
      return replaceNode(on === 'key' ? (pair?.key as Node | undefined) : node, value);
    },
    remove(...paths) {
      const chosen = new Map<YAMLMap | YAMLSeq, { indexes: Set<number>; key: Node | undefined }>();
      for (const path of paths) {
        const { parent, index } = find(document, path);
        if (!parent || index === undefined) continue;
        const key = find(document, path.slice(0, -1)).pair?.key as Node | undefined;
        const entry = chosen.get(parent) ?? { indexes: new Set(), key };
        entry.indexes.add(index);
        chosen.set(parent, entry);
      }
      return [...chosen].flatMap(([parent, { indexes, key }]) => removeItems(parent, indexes, key));
    },
    append(field, values) {
      const { node, pair } = find(document, [field]);
      const items = (indent: string) =>
        values.map((value) => `${indent}- ${plain(value)}\n`).join('');
      if (isSeq(node) && node.items.length > 0) {
        const last = node.items.at(-1) as Node;
        if (node.flow) {
          const end = contentEnd(last);
          return [edit(end, end, values.map((value) => `, ${plain(value)}`).join(''))];
        }
        const [start = 0] = (node.items[0] as Node).range ?? [];
        const indent = /^\s*/.exec(yaml.slice(lineStart(start)))?.[0] ?? '';
        const end = lineEnd(contentEnd(last));
        const isOpen = yaml[end - 1] !== '\n';
        return [edit(end, end, (isOpen ? '\n' : '') + items(indent))];
      }
      if (pair) {
        const colon = yaml.indexOf(':', (pair.key as Node).range?.[1]) + 1;
        const [start = colon, end = colon] = isSeq(node) ? (node.range ?? []) : [];
        // A comment between the brackets is kept.
        if (yaml.slice(start, end).includes('#')) {
          return [edit(end - 1, end - 1, `  ${values.map(plain).join(', ')}\n`)];
        }
        const empty = /^[ \t]*(?:\[\s*\]|null|~|$)/m.exec(yaml.slice(colon))?.[0] ?? '';
        const rest = colon + empty.length;
        return [edit(colon, rest, ''), ...addLines(lineEnd(rest), items('  '))];
      }
      return addLines(endOfFields(), `${field}:\n${items('  ')}`);
    },
    insert(group, lines, after) {
      const { node } = find(document, group);
      const pairs = isMap(node) ? (node.items as Pair[]) : [];
      const last = pairs.find(({ key }) => isScalar(key) && key.value === after) ?? pairs.at(-1);
      if (!isMap(node) || !last) return group.length === 0 ? addLines(endOfFields(), lines) : [];
      const lastNode = (last.value as Node | null) ?? (last.key as Node);
      if (node.flow) {
        const end = contentEnd(lastNode);
        const fields = Object.entries(parse(lines) as Record<string, unknown>);
        const written = fields.map(([key, value]) => `, ${key}: ${inFlow(value)}`);
        return [edit(end, end, written.join(''))];
      }
      if (group.length === 0 && last === pairs.at(-1)) return addLines(endOfFields(), lines);
      const start = (last.key as Node).range?.[0] ?? 0;
      const indent = ' '.repeat(start - lineStart(start));
      return addLines(lineEnd(contentEnd(lastNode)), lines.replaceAll(/^(?=.)/gm, indent));
    },
    linesOf(path) {
      const { pair, parent, index } = find(document, path);
      if (!pair || !isMap(parent) || index === undefined) return undefined;
      const [first, last] = endsOf(pair);
      const start = first.range?.[0] ?? 0;
      const indent = start - lineStart(start);
      return yaml
        .slice(startOfLines(parent, index), lineEnd(contentEnd(last)))
        .replaceAll(new RegExp(`^ {0,${indent}}`, 'gm'), '');
    },
  };
}

interface Found {
  node: Node | null | undefined;
  pair?: Pair;
  parent?: YAMLMap | YAMLSeq;
  index?: number;
}

function find(document: Document, path: DataPath): Found {
  let found: Found = { node: document.contents };
  for (const step of path) {
    const { node } = found;
    if (isMap(node)) {
      const index = node.items.findIndex(
        ({ key }) => isScalar(key) && String(key.value) === String(step),
      );
      const pair = node.items[index];
      if (!pair) return { node: undefined };
      found = { node: pair.value as Node | null, pair: pair as Pair, parent: node, index };
    } else if (isSeq(node)) {
      const index = Number(step);
      found = { node: node.items[index] as Node | undefined, parent: node, index };
    } else return { node: undefined };
  }
  return found;
}

/** Returns a text or a number as YAML: without quotation marks if it reads as the same value, otherwise with them. */
function plain(value: string | number): string {
  return parse(String(value)) === value ? String(value) : JSON.stringify(value);
}

/** Returns a value as YAML inside brackets. */
function inFlow(value: unknown): string {
  const isPlain =
    typeof value === 'number' || (typeof value === 'string' && !/[,[\]{}]/.test(value));
  return isPlain ? plain(value) : JSON.stringify(value);
}
