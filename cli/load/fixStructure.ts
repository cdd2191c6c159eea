import { isFlow } from './fixQuotes.ts';
import { isField } from './schemaAt.ts';
import { correct, indentOf } from './yamlLine.ts';
import type { Line, YamlFix } from './yamlLine.ts';

/** Adds a bracket, a brace or a comma that is missing in a group or a list on one line. */
export function bracket(line: Line): YamlFix[] {
  const { start, value } = line;
  const bare = value.replace(/"[^"]*"|'[^']*'/g, (text) => 'x'.repeat(text.length));
  const has = (sign: string) => bare.includes(sign);
  const end = start.length + value.length + 1;
  const fixes: YamlFix[] = [];
  for (const [open, close] of [
    ['{', '}'],
    ['[', ']'],
  ] as const) {
    if (bare.startsWith(open) && !bare.endsWith(close) && isFlow(value)) {
      const space = open === '{' ? ' ' : '';
      const missing = { missing: close };
      fixes.push(
        correct(
          line,
          'yaml-bracket',
          missing,
          `${start}${value.replace(/,$/, '')}${space}${close}`,
          end,
        ),
      );
    }
    if (!bare.startsWith(open) && bare.endsWith(close) && !has(open)) {
      const write = `${start}${open}${open === '{' ? ' ' : ''}${value}`;
      fixes.push(correct(line, 'yaml-bracket', { missing: open }, write, start.length + 1));
    }
  }
  if (has('{') && has('}')) {
    const write = value.replace(/([^\s,;{])(?:\s*;\s*|\s+)(\w+:\s)/g, '$1, $2');
    const column = start.length + 1 + [...value].findIndex((sign, index) => sign !== write[index]);
    const instead = /;\s*\w+:\s/.test(bare) && { instead: ';' };
    fixes.push(correct(line, 'yaml-bracket', { missing: ',', ...instead }, start + write, column));
  }
  return fixes;
}

/** Adds the colon after the name of a field. */
export function colonMissing(line: Line): YamlFix | undefined {
  const [, start = '', name = '', value = ''] =
    /^(\s*(?:- +)*)([A-Za-z]\w*)(?:[;,.]?\s+(\S.*))?$/.exec(line.text.trimEnd()) ?? [];
  if (!isField(name)) return undefined;
  const write = `${start}${name}:${value && ` ${value}`}`;
  return correct(
    line,
    'yaml-colon-missing',
    { field: name },
    write,
    start.length + name.length + 1,
  );
}

/** Indents a line like one of its neighbours. */
export function wrongIndent({ file, source, number, text }: Line): YamlFix[] {
  const own = indentOf(text);
  if (text.trim() === '') return [];
  const above = source.slice(0, number - 1).filter((line) => line.trim() !== '');
  const below = source.slice(number).find((line) => line.trim() !== '');
  const widths = [
    ...(below === undefined ? [] : [indentOf(below)]),
    ...above
      .slice(-40)
      .reverse()
      .flatMap((line) => [indentOf(line), indentOf(line) + 2]),
  ].filter((width, index, all) => width !== own && all.indexOf(width) === index);
  const isField = /^\s*(?:- |["']?\w+["']?:(?:\s|$))/.test(text);
  return widths
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
    .map((width) => {
      const changes = new Map([[number, ' '.repeat(width) + text.trim()]]);
      // The lines of a text belong together.
      for (let next = number + 1; !isField && next <= source.length; next++) {
        const line = source[next - 1] ?? '';
        if (line.trim() === '' || indentOf(line) !== own || /^\s*\w+:(?:\s|$)/.test(line)) break;
        changes.set(next, ' '.repeat(width) + line.trim());
      }
      const at = { file, line: number, column: own + 1 };
      return { problem: { code: 'yaml-indent', args: { by: width - own }, at }, changes };
    });
}
