import { isAlias, isCollection, isMap, isPair, isScalar, isSeq, visit } from 'yaml';
import type { Document, LineCounter, Node } from 'yaml';
import { colourOfNumbers } from './colourOfNumbers.ts';
import type { z } from 'zod';
import { curly, invisible } from './fixSigns.ts';
import { dashJoined, dashTooMany } from './fixLists.ts';
import { foldMissing, quotesInside } from './fixQuotes.ts';
import { bracket } from './fixStructure.ts';
import type { DataPath } from '#cli/model/finding.ts';
import { factsOf, isField, schemaAt } from './schemaAt.ts';
import { schemaOf } from './schemaOf.ts';
import { correct, indentOf, quoted, takeApart } from './yamlLine.ts';
import type { Line, YamlFix } from './yamlLine.ts';

/** Characters that show that one of the mistakes below is possible. */
const SUSPECT =
  /[\u00a0\u2000-\u200b\u200e\u200f\u202f\u205f\u2060\u3000\ufeff]|[:\-]\s+[“‘„”’]|[^\s"\d]"[ \t]*$|[{,]\s*\w+[:=][^\s,}/]|\d[,.]\d{3}\b|\d,\d{1,2}\b|^\s*- .*\n\s+- |^[^[{\n]*[\]}]\s*$|\\[abefvNLP][a-z]|^ *- \w+:.*\n *- \w+:|^(?<column> *)- [^\s"'>|[{#][^\n:]*\n\k<column> +[^\s#-]|:[ \t]*\n[ \t]+[^\s"'#-][^\n:"']* [^\n:"']*:\s|^[^#\n]*[:\-]\s+#\S/mu;

/** A backslash that a path or a text has, and that YAML reads as a control character or a special space. */
const FOREIGN_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\[abefvNLP][a-z]/;

/**
 * Returns mistakes that YAML accepts, but not as they are meant: characters that look like spaces or quotation marks, a comma in a
 * number, an entry that becomes the next line of the entry above it, and a field that becomes a text. Each has a correction.
 */
export function silentMistakes(
  file: string,
  yaml: string,
  document: Document,
  lines: LineCounter,
): YamlFix[] {
  if (!SUSPECT.test(yaml)) return [];
  const source = yaml.split('\n');
  const schema = schemaOf(file);
  const fixes: YamlFix[] = [];
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const push = (fix: YamlFix | undefined): void => {
    if (fix) fixes.push(fix);
  };
  if (isScalar(document.contents)) {
    source.forEach((_, index) => push(invisible(takeApart(file, source, index + 1))));
  }

  const inTexts = linesOfTexts(document, (offset) => place(offset).line);
  source.forEach((_, index) => {
    if (!inTexts.has(index + 1)) push(textAfterHash(takeApart(file, source, index + 1)));
  });

  visit(document, {
    Seq(_, { items }) {
      const names = items.map((item) =>
        isMap(item) ? item.items.map(({ key }) => String(isScalar(key) ? key.value : '')) : [],
      );
      items.forEach((item, index) => {
        const [first, second] = [names[index - 1] ?? [], names[index] ?? []];
        const joined = [...first, ...second].sort().join(' ');
        // Two entries with one field each are one entry if another entry has both fields.
        if (first.length !== 1 || second.length !== 1 || !isMap(item) || !item.range) return;
        if (!names.some((all) => all.toSorted().join(' ') === joined)) return;
        push(dashTooMany(takeApart(file, source, place(item.range[0]).line)));
      });
    },
    Pair(_, { key, value }) {
      if (!isScalar(key) || !key.range) return;
      const at = place(key.range[0]);
      const text = source[at.line - 1] ?? '';
      const name = String(key.value);
      const line = takeApart(file, source, at.line);
      push(invisible(line));
      // The first words of a text became the name of a field.
      if (isMap(value) && value.items.some(({ key: inner }) => / /.test(String(inner)))) {
        push(foldMissing(line));
      }
      if (value !== null && !(isScalar(value) && value.value === null)) return;
      const change = (from: string, to: string, start = at.column - 1) =>
        new Map([[at.line, text.slice(0, start) + text.slice(start).replace(from, to)]]);
      const [, field = '', rest = ''] = /^(\w+):(\S.*)$/.exec(name) ?? [];
      if (field !== '' && (isField(field) || !/\s/.test(rest))) {
        const column = at.column + field.length;
        push({
          problem: {
            code: 'yaml-space-missing',
            args: { after: ':', write: `${field}: ${rest}` },
            at: { ...at, column },
          },
          changes: change(name, `${field}: ${rest}`),
        });
      }
      const [, left = '', right = ''] = /^(\w+)=(\S+)$/.exec(name) ?? [];
      if (left !== '') {
        const write = `${left}: ${right}`;
        push({
          problem: { code: 'yaml-field-form', args: { write }, at },
          changes: change(name, write),
        });
      }
      const colour = colourOfNumbers(text);
      if (colour && at.column > colour.start && at.column <= colour.start + colour.found.length) {
        push({
          problem: {
            code: 'yaml-number-comma',
            args: { found: colour.found, write: `"${colour.write}"` },
            at: { ...at, column: colour.start + 1 },
          },
          changes: new Map([
            [
              at.line,
              text.slice(0, colour.start) +
                text.slice(colour.start).replace(colour.found, `"${colour.write}"`),
            ],
          ]),
        });
        return;
      }
      const whole = /(?<=:\s+)\d+,$/.exec(text.slice(0, at.column - 1));
      if (whole && /^\d{1,2}$/.test(key.source ?? '')) {
        const found = whole[0] + (key.source ?? '');
        const write = found.replace(',', '.');
        push({
          problem: {
            code: 'yaml-number-comma',
            args: { found, write },
            at: { ...at, column: whole.index + 1 },
          },
          changes: change(found, write, whole.index),
        });
      }
      const before = /[£$€]?\d{1,3}(?:,\d{3})*,$/.exec(text.slice(0, at.column - 1));
      if (before && /^\d{3}$/.test(key.source ?? '')) {
        const whole = /^[£$€]?[\d,]*\d/.exec(text.slice(before.index))?.[0] ?? '';
        const write = whole.replace(/\D/g, '');
        push({
          problem: {
            code: 'yaml-number-comma',
            args: { found: whole, write },
            at: { ...at, column: before.index + 1 },
          },
          changes: change(whole, write, before.index),
        });
      }
    },
    Scalar(step, node, path) {
      const { type, range, value } = node;
      if (type === 'QUOTE_DOUBLE' && range && FOREIGN_ESCAPE.test(yaml.slice(range[0], range[1]))) {
        const line = place(range[0]).line;
        push(quotesInside(takeApart(file, source, line)));
      }
      const pair = path.at(-1);
      // A latitude or longitude has decimals, which may be zeros.
      const isDegrees = isPair(pair) && /itude$/.test(String(isScalar(pair.key) && pair.key.value));
      if (
        type === 'PLAIN' &&
        range &&
        !isDegrees &&
        /^\d{1,3}(?:\.000)+$/.test(node.source ?? '')
      ) {
        const found = node.source ?? '';
        const write = found.replaceAll('.', '');
        const at = place(range[0]);
        const text = source[at.line - 1] ?? '';
        const start = text.slice(0, at.column - 1);
        push({
          problem: { code: 'yaml-number-comma', args: { found, write }, at },
          changes: new Map([[at.line, start + text.slice(start.length).replace(found, write)]]),
        });
      }
      if (type !== 'PLAIN' || step === 'key' || typeof value !== 'string' || !range) return;
      const start = place(range[0]);
      const line = takeApart(file, source, start.line);
      push(invisible(line));
      push(curly(line));
      if (/^[^[{]*[\]}]$/.test(line.value)) fixes.push(...bracket(line));
      const text = node.source ?? '';
      if (/^[^"]*[^\s"\d]"$/.test(text) && !text.includes('\n')) {
        const write = line.start + quoted(text.slice(0, -1));
        push({
          problem: {
            code: 'yaml-quotes',
            args: { kind: 'alone', write: write.trim() },
            at: { ...start, column: start.column + text.length - 1 },
          },
          changes: new Map([[start.line, write]]),
        });
      }
      if (!isSeq(path.at(-1))) return;
      const own = indentOf(source[start.line - 1] ?? '');
      const end = place(range[1]).line;
      for (let number = start.line + 1; number <= end; number++) {
        const inner = source[number - 1] ?? '';
        if (!/^\s+- \S/.test(inner)) continue;
        const column = indentOf(inner) + 1;
        push({
          problem: {
            code: 'yaml-indent',
            args: { by: own - column + 1 },
            at: { file, line: number, column },
          },
          changes: new Map([[number, ' '.repeat(own) + inner.trim()]]),
        });
        return;
      }
      if (isLine(schema && schemaAt(schema, dataPath([...path, node])))) {
        push(dashJoined(line, source.slice(start.line, end)));
      }
    },
  });
  return fixes;
}

/** Returns the numbers of the lines that are within a text, in which "#" starts no comment. The first line of each text is left out. */
function linesOfTexts(document: Document, lineAt: (offset: number) => number): Set<number> {
  const numbers = new Set<number>();
  visit(document, {
    Scalar(_, { range }) {
      if (!range) return;
      const last = lineAt(range[1] - 1);
      for (let number = lineAt(range[0]) + 1; number <= last; number++) numbers.add(number);
    },
  });
  return numbers;
}

/** Returns whether a part of a schema is one line of text. */
function isLine(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && factsOf(schema).kind === 'line';
}

/** Returns the data path of the last node of a chain in which each node contains the next. */
function dataPath(nodes: readonly unknown[]): DataPath {
  return nodes.flatMap((node, index): DataPath => {
    if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : [];
    const list = nodes[index - 1];
    return isSeq(list) ? [list.items.indexOf(node)] : [];
  });
}

/** Puts a text that starts with "#" in quotation marks, or deletes the "#" of a tag, if the field or the entry would be empty without it. */
function textAfterHash(line: Line): YamlFix | undefined {
  const { source, number, text, start, value } = line;
  if (!/^#[^\s#]/.test(value) || !/[:-]/.test(start)) return undefined;
  const below = source.slice(number).find((next) => next.trim() !== '') ?? '';
  const isFilled =
    indentOf(below) > indentOf(text) ||
    (start.includes(':') && indentOf(below) === indentOf(text) && /^\s*- /.test(below));
  if (isFilled) return undefined;
  const isColour = start.includes(':') && /^#[\da-f]{6}$/i.test(value);
  // A word with "#" is a tag as other sites write it.
  const isTag = !isColour && /^#\p{L}[\p{L}\d-]*$/u.test(value);
  const write = isTag ? value.slice(1) : quoted(value);
  return correct(line, 'yaml-quotes', { kind: 'comment' }, start + write, start.length + 1);
}

/**
 * Returns the anchors and aliases of a document. Those of groups and lists, and those that belong together, are meant; others stand for texts
 * that start with "&" or "*". `value` is the one line to which an alias refers, as it is written.
 */
export function anchorsIn(
  document: Document,
  yaml: string,
): { name: string; offset: number; kind?: 'anchor' | 'alias' | 'value'; value?: string }[] {
  const found: ReturnType<typeof anchorsIn> = [];
  const used = new Set<string>();
  visit(document, { Alias: (_, { source }) => void used.add(source) });
  visit(document, {
    Node(_, node: Node) {
      const anchor = 'anchor' in node ? node.anchor : undefined;
      if (!isAlias(node) && !anchor) return;
      const name = isAlias(node) ? node.source : String(anchor);
      const start = node.range?.[0] ?? 0;
      // The range of a node with an anchor starts after the anchor.
      const offset = isAlias(node) ? start : Math.max(0, yaml.lastIndexOf(`&${name}`, start));
      if (!isAlias(node)) {
        const isMeant = isCollection(node) || used.has(name);
        found.push({ name, offset, ...(isMeant && { kind: 'anchor' }) });
        return;
      }
      const target = node.resolve(document);
      const [from, to] = target?.range ?? [0, 0];
      const value = yaml.slice(from, to);
      const isLine = isScalar(target) && !value.includes('\n');
      const use = isLine
        ? ({ kind: 'value', value } as const)
        : target && { kind: 'alias' as const };
      found.push({ name, offset, ...use });
    },
  });
  return found;
}
