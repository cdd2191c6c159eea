import type { Problem } from '#cli/model/problem.ts';
import { correct, indentOf, quoted } from './yamlLine.ts';
import type { Line, YamlFix } from './yamlLine.ts';

/** Puts the colours of a group on one line, such as `{ light: #ffffff }`, in quotation marks. One of the two marks may be there. */
export function coloursInGroup(line: Line): YamlFix | undefined {
  const { start, value } = line;
  if (!value.startsWith('{')) return undefined;
  let column: number | undefined;
  let hasMark = false;
  const write = value.replace(
    /(:\s+)(["']?)(#[\da-f]{3,8})(["']?)(?=[\s,}]|$)/gi,
    (all: string, space: string, open: string, colour: string, close: string, at: number) => {
      if (open !== '' && open === close) return all;
      column ??= start.length + at + space.length + 1;
      hasMark ||= open !== '' || close !== '';
      return `${space}"${colour}"`;
    },
  );
  const kind = hasMark ? 'colour-mark' : 'colours';
  return column === undefined
    ? undefined
    : correct(line, 'yaml-quotes', { kind }, start + write, column);
}

/** Changes the quotation marks of texts with an apostrophe in a group on one line, such as `{ what: 'A client's page' }`. */
export function apostropheInGroup(line: Line): YamlFix | undefined {
  const { start, value } = line;
  if (!value.startsWith('{')) return undefined;
  let column: number | undefined;
  const write = value.replace(
    /(:\s+)'(.*?[\p{L}\d]'[\p{L}\d].*?)'(?=\s*(?:,\s*\w+:\s|\}))/gu,
    (all: string, space: string, text: string, at: number) => {
      if (!/(?<!')'(?!')/.test(text)) return all;
      column ??= start.length + at + space.length + 1;
      return space + quoted(text.replaceAll("''", "'"));
    },
  );
  return column === undefined
    ? undefined
    : correct(line, 'yaml-quotes', { kind: 'apostrophe' }, start + write, column);
}

/** Deletes a comma or semicolon after a text in quotation marks, or adds the space before a comment there. */
export function signAfterQuotes(line: Line): YamlFix | undefined {
  const { start, value } = line;
  const [, text = '', sign, comment = ''] =
    /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:\s*([,;])(?:\s*(#.*))?|#.*)$/.exec(value) ?? [];
  if (text === '' || start.trim() === '') return undefined;
  const rest = sign === undefined ? value.slice(text.length) : comment;
  return correct(
    line,
    'yaml-quotes',
    { kind: 'after', sign: sign ?? '#' },
    `${start}${text} ${rest}`.trimEnd(),
    start.length + text.length + 1,
  );
}

/** Changes the quotation marks of a text that contains such marks, or a backslash. */
export function quotesInside(line: Line): YamlFix | undefined {
  const { start, value } = line;
  const [mark] = value;
  if (mark !== '"' && mark !== "'") return undefined;
  const isWhole = value.length > 1 && value.endsWith(mark);
  const inner = isWhole ? value.slice(1, -1) : value;
  if (!inner.slice(isWhole ? 0 : 1).includes(mark) && !(mark === '"' && inner.includes('\\'))) {
    return undefined;
  }
  const hasBackslash = mark === '"' && isWhole && !inner.includes('"');
  const kind = hasBackslash ? 'backslash' : mark === '"' ? 'inside' : 'apostrophe';
  const text = mark === "'" && isWhole ? inner.replaceAll("''", "'") : inner;
  return correct(line, 'yaml-quotes', { kind }, start + quoted(text), start.length + 1);
}

/**
 * Corrects a text of several lines in quotation marks if the closing mark is missing, or if such a mark is inside. Returns `undefined` for a
 * text on one line.
 */
export function quotesOfLines(line: Line): YamlFix | undefined {
  const { file, number, start, value, text } = line;
  const [mark] = value;
  const below = textBelow(line);
  const [last] = below.slice(-1);
  if ((mark !== '"' && mark !== "'") || last === undefined) return undefined;
  const words = [value, ...below.map((next) => next.trim())].join(' ').trimEnd();
  const inner = words.slice(1).replace(new RegExp(`${mark}$`), '');
  if (!inner.replaceAll(mark === "'" ? "''" : '\\"', '').includes(mark)) {
    if (words.endsWith(mark)) return undefined;
    const lastLine = number + below.length;
    const args = { field: start.trim(), last: lastLine };
    return {
      problem: {
        code: 'yaml-quote-open',
        args,
        at: { file, line: number, column: start.length + 1 },
      },
      changes: new Map([[lastLine, last.trimEnd() + mark]]),
    };
  }
  return onOneLine(line, 'lines', inner, `${text.slice(0, start.length)}>-`);
}

/** Adds the sign ">-" to a text in the lines below its field, if a colon makes YAML read a line of it as a field. */
export function foldMissing(line: Line): YamlFix | undefined {
  const { start, value } = line;
  if (value !== '' || !/\w:\s*$/.test(start)) return undefined;
  const below = textBelow(line);
  const isText = below.every((next) => /^\s*[^\s"'|>{[#-]/.test(next));
  if (!isText || !below.some((next) => /^\s*\S+ .*:\s/.test(next))) return undefined;
  const text = below.map((next) => next.trim()).join(' ');
  return onOneLine(
    { ...line, start: `${start.trimEnd()} ` },
    'folded',
    text,
    `${start.trimEnd()} >-`,
  );
}

/** Puts a text of several lines on one line, so that the parser can continue. The finding suggests `write`. */
function onOneLine(line: Line, kind: 'lines' | 'folded', text: string, write: string): YamlFix {
  const fix = correct(
    line,
    'yaml-quotes',
    { kind },
    line.start + quoted(text),
    kind === 'folded' ? undefined : line.start.length + 1,
  );
  const changes = new Map(fix.changes);
  textBelow(line).forEach((_, index) => changes.set(line.number + index + 1, ''));
  return { problem: withWrite(fix.problem, write.trim()), changes };
}

/** Replaces a link as Markdown writes it with its path, in a field or a list that holds paths. */
export function linkAsMarkdown(line: Line): YamlFix | undefined {
  const { start, value, source, number, text } = line;
  const [, path = ''] = /^\[[^\]]*\]\(((?:\/|#|https:)[^)\s]*)\)$/.exec(value) ?? [];
  if (path === '') return undefined;
  const own = indentOf(text);
  const above = source
    .slice(0, number - 1)
    .findLast((other) => !/^\s*-/.test(other) && indentOf(other) <= own);
  const [, name = ''] = /(\w+):\s*$/.exec(/\w/.test(start) ? start : (above ?? '')) ?? [];
  if (!/^(?:href|aliases)$|links?$|url$/i.test(name)) return undefined;
  return correct(line, 'yaml-quotes', { kind: 'link' }, start + path, start.length + 1);
}

/** Closes a quotation mark. */
export function quoteOpen({ file, number, start, value, text }: Line): YamlFix | undefined {
  const [mark] = value;
  if (/^[{[]/.test(value) && value.split('"').length % 2 === 0) {
    const at = { file, line: number, column: start.length + value.lastIndexOf('"') + 1 };
    const changes = new Map([[number, start + value.replace(/\s*[}\]]$/, (end) => `"${end}`)]]);
    return { problem: { code: 'yaml-quote-open', args: {}, at }, changes };
  }
  if ((mark !== '"' && mark !== "'") || value.slice(1).includes(mark)) return undefined;
  const at = { file, line: number, column: start.length + 1 };
  const changes = new Map([[number, text.trimEnd() + mark]]);
  return { problem: { code: 'yaml-quote-open', args: {}, at }, changes };
}

/** Adds quotation marks to a text that YAML reads as something else without them. */
export function quotesNeeded(line: Line): YamlFix | undefined {
  const { start, value } = line;
  if (value === '' || /^["']/.test(value)) return undefined;
  const below = textBelow(line);
  const kind = isFlow(value)
    ? undefined
    : /^[@%*&!{}[\]`>|?,#]/.test(value)
      ? 'start'
      : /:(?:\s|$)/.test(value) || (!/^[>|]/.test(value) && below.some((text) => /:\s/.test(text)))
        ? 'colon'
        : /\s#/.test(value)
          ? 'hash'
          : undefined;
  if (!kind || /^[>|][+-]?\d?$/.test(value)) return undefined;
  if (/^[>|]/.test(value)) {
    if (below.length > 0) {
      const write = `${start}${value.slice(0, 1)}-`;
      const hint =
        / -?\S*$/.test(value) && value.length < 4 ? '' : ', with the text in the lines below it';
      const fix = correct(line, 'yaml-field-form', {}, write, start.length + 1);
      return { ...fix, problem: withWrite(fix.problem, `${write.trim()}${hint}`) };
    }
  } else if (below.length > 0) {
    const text = [value, ...below.map((next) => next.trim())].join(' ');
    const fix = correct(
      line,
      'yaml-quotes',
      { kind, sign: value.slice(0, 1) },
      start + quoted(withoutCurly(text)),
      start.length + 1,
    );
    const changes = new Map(fix.changes);
    below.forEach((_, index) => changes.set(line.number + index + 1, ''));
    return { problem: fix.problem, changes };
  }
  const args = { kind, ...(kind === 'start' && { sign: value.slice(0, 1) }) };
  return correct(line, 'yaml-quotes', args, start + quoted(withoutCurly(value)), start.length + 1);
}

/** Returns a text without the curly marks around the whole of it. Those of two quotations stay. */
function withoutCurly(text: string): string {
  return /^“([^“”]+)”$/.exec(text)?.[1] ?? text;
}

/** Returns the lines that continue the text of a field or an entry. */
function textBelow({ source, number, text, start }: Line): string[] {
  const least = Math.max(indentOf(text) + 1, start.search(/[^\s-]|$/));
  const end = source.findIndex(
    (line, index) =>
      index >= number &&
      (line.trim() === '' || indentOf(line) < least || /^\s*(?:- |[\w-]+:(?:\s|$))/.test(line)),
  );
  return source.slice(number, end < 0 ? source.length : end);
}

function withWrite(problem: Problem, write: string): Problem {
  // The compiler cannot compare so many kinds of problems.
  const args: object = { ...problem.args, write };
  return { ...problem, args } as Problem;
}

/** Returns whether a value is meant to be a group or a list on one line. */
export function isFlow(value: string): boolean {
  // Words after the closing bracket show that the brackets are part of a text.
  if (/^\[[^\]]*\]\s*[^\s#\]]/.test(value)) return false;
  return /^\{(?!\{).*\w\s*:|^\[(?!\[).*,|^\[[a-z\d-]+$|^[[{]$/.test(value);
}
