import type { Problem } from '#cli/model/problem.ts';
import { isField } from './schemaAt.ts';
import { correct, indentOf, quoted } from './yamlLine.ts';
import type { Line, YamlFix } from './yamlLine.ts';

/** Replaces tabs in the indentation. All lines with one are corrected together. */
export function tab({ file, source, text, number }: Line): YamlFix[] {
  if (!/^ *\t/.test(text) || text.trim() === '') return [];
  return ['  ', '', '    '].map((spaces) => tabsAs(spaces, { file, source, number }));
}

function tabsAs(
  spaces: string,
  { file, source, number }: Pick<Line, 'file' | 'source' | 'number'>,
): YamlFix {
  const changes = new Map(
    source.flatMap((line, index): [number, string][] =>
      /^ *\t/.test(line)
        ? [[index + 1, line.replace(/^[ \t]+/, (all) => all.replaceAll('\t', spaces))]]
        : [],
    ),
  );
  const [first = number] = changes.keys();
  const at = { file, line: first, column: (source[first - 1] ?? '').indexOf('\t') + 1 };
  return { problem: { code: 'yaml-tab', args: { lines: changes.size }, at }, changes };
}

/** Replaces invisible characters that YAML does not read as a space or as nothing. */
export function invisible({ file, text, number }: Line): YamlFix | undefined {
  const clean = (part: string) =>
    part
      .replace(new RegExp(`[${NO_WIDTH}]`, 'gu'), '')
      .replace(new RegExp(`[${SPACES}]`, 'gu'), ' ');
  const [start = ''] = INVISIBLE.exec(text) ?? [];
  const rest = text.slice(start.length);
  const isField = start.includes(':') || start.includes('-');
  const end = isField ? rest.search(new RegExp(`[ ${SPACES}${NO_WIDTH}]*$`, 'u')) : rest.length;
  const write = clean(start) + rest.slice(0, end) + clean(rest.slice(end));
  if (write === text) return undefined;
  const column = text.search(new RegExp(`[${SPACES}${NO_WIDTH}]`, 'u')) + 1;
  const name = invisibleName(text[column - 1] ?? '');
  const problem: Problem = {
    code: 'yaml-space-invisible',
    args: { name },
    at: { file, line: number, column },
  };
  return { problem, changes: new Map([[number, write]]) };
}

/** Returns the name of an invisible character in an editor's words. */
function invisibleName(character: string): string {
  if (/[\u00a0\u202f]/.test(character)) return 'non-breaking space';
  return /\s/u.test(character) && character !== '\ufeff' ? 'special space' : 'invisible character';
}

/** Spaces that YAML does not take for spaces. */
const SPACES = '\u00a0\u2000-\u200a\u202f\u205f\u3000';
/** Characters without width. */
const NO_WIDTH = '\u200b\u200e\u200f\u2060\ufeff';
const INVISIBLE = new RegExp(
  // At the start of a line, after a hyphen, around the name of a field, and at the end of the value of a field.
  `^[ ${SPACES}${NO_WIDTH}]*(?:-[ ${SPACES}${NO_WIDTH}]*)*(?:[A-Za-z]\\w*[${NO_WIDTH}]*:[ ${SPACES}${NO_WIDTH}]*)?`,
  'u',
);

/** Replaces quotation marks around a value if the first or the last is curly. */
export function curly(line: Line): YamlFix | undefined {
  const { start, value } = line;
  const [, inner] =
    /^[“‘„”’"']([^]*)[“”‘’"']$/.exec(value) ??
    /^[“‘„](?!\d\ds|[Tt]is\b|[Tt]was\b)([^“”‘’]*(?:\w’\w[^“”‘’]*)*)$/.exec(value) ??
    [];
  const isCurly = /^[“‘„”’]|[”’“‘]$/.test(value);
  // Two quotations in one text start and end with marks of their own.
  if (inner === undefined || !isCurly || /[“”„]|‘|(?<!\w)’|’(?!\w)/.test(inner)) return undefined;
  if (start.trim() === '') return undefined;
  return correct(line, 'yaml-quotes', { kind: 'curly' }, start + quoted(inner), start.length + 1);
}

/** Adds the space after the colon of a field. */
export function spaceAfterColon(line: Line): YamlFix | undefined {
  const [, start = '', name = '', value = ''] =
    /^(\s*(?:- +)*)([A-Za-z][\w-]*):(?!\/\/)(\S.*)$/.exec(line.text) ?? [];
  if (name === '' || !(isField(name) || /^[>|{["']/.test(value))) return undefined;
  const write = `${start}${name}: ${value}`;
  return correct(line, 'yaml-space-missing', { after: ':' }, write, start.length + name.length + 1);
}

/** Adds the space after the hyphen of an entry of a list. All such entries around it are corrected together. */
export function spaceAfterDash(line: Line): YamlFix | undefined {
  return correctRun(
    line,
    /^(\s*)-(?=[^\s-])/,
    (_, start) => `${start}- `,
    (write) => ({
      code: 'yaml-space-missing',
      args: { after: '-', write },
    }),
  );
}

/** Replaces a sign other than a hyphen at the start of an entry of a list. */
export function listMark(line: Line): YamlFix | undefined {
  const found = /^\s*([*•·–—+]|\d+[.)])/.exec(line.text)?.[1] ?? '';
  return correctRun(
    line,
    /^(\s*)(?:[*•·–—+]|\d+[.)])[ \t]+/,
    (_, start) => `${start}- `,
    (write) => ({
      code: 'yaml-list-mark',
      args: { found, write },
    }),
  );
}

function correctRun(
  { file, source, number }: Line,
  pattern: RegExp,
  replacement: (match: string, start: string) => string,
  problem: (
    write: string,
  ) =>
    | { code: 'yaml-space-missing'; args: { after: '-'; write: string } }
    | { code: 'yaml-list-mark'; args: { found: string; write: string } },
): YamlFix | undefined {
  if (!pattern.test(source[number - 1] ?? '')) return undefined;
  let first = number;
  while (pattern.test(source[first - 2] ?? '')) first--;
  const changes = new Map<number, string>();
  for (let next = first; pattern.test(source[next - 1] ?? ''); next++) {
    changes.set(next, (source[next - 1] ?? '').replace(pattern, replacement));
  }
  const at = { file, line: first, column: indentOf(source[first - 1] ?? '') + 1 };
  return { problem: { ...problem(changes.get(first)?.trim() ?? ''), at }, changes };
}

/** Rewrites a field whose name is marked as in Markdown or HTML, or that has an equals sign instead of a colon. */
export function fieldForm(line: Line): YamlFix | undefined {
  const [, start = '', name = '', value = ''] =
    /^(\s*(?:- +)*)[*_<`“”]*([A-Za-z]\w*)[*_>`“”]*\s*[:=：][*_]*\s*(.*)$/.exec(line.text) ?? [];
  if (name === '' || !isField(name) || line.text.startsWith(`${start}${name}:`)) return undefined;
  return correct(line, 'yaml-field-form', {}, `${start}${name}: ${value}`.trimEnd());
}
