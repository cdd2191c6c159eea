import { isField } from './schemaAt.ts';
import { indentOf } from './yamlLine.ts';
import type { Line, YamlFix } from './yamlLine.ts';

/** Adds the hyphen of an entry that is in the column of the other entries' hyphens. */
export function dashMissing({ file, source, number, text }: Line): YamlFix | undefined {
  const own = indentOf(text);
  const isEntry = (line: string) => line.startsWith(`${' '.repeat(own)}- `);
  const rest = text.trim();
  if (rest === '' || rest.startsWith('-') || fieldOf(rest) !== undefined) return undefined;
  if (!isEntry(source[number - 2] ?? '')) return undefined;
  return withDash(file, number, `${' '.repeat(own)}- ${rest}`, own + 1);
}

/**
 * Adds the hyphen of an entry whose first field is a second field of the entry above, is above the first entry, or is in the column of the
 * hyphens.
 */
export function dashOfGroupMissing({ file, source, number, text }: Line): YamlFix | undefined {
  const own = indentOf(text);
  const field = fieldOf(text.trim());
  if (field === undefined) return undefined;
  const entry = `${' '.repeat(own)}- ${field}:`;
  // The line is in the column of the hyphens, and the other fields of the entry further in.
  if (indentOf(source[number] ?? '') === own + 2 && source.some((line) => line.startsWith(entry))) {
    return withDash(file, number, `${' '.repeat(own)}- ${text.trim()}`, own + 1);
  }
  if (own < 2) return undefined;
  const dash = `${' '.repeat(own - 2)}- `;
  const twin = `${dash}${field}:`;
  const reach = (lines: readonly string[]) => {
    const end = lines.findIndex((line) => line.trim() !== '' && indentOf(line) < own - 2);
    return end < 0 ? lines : lines.slice(0, end);
  };
  const above = reach(source.slice(0, number - 1).reverse());
  const hasTwinAbove = above.some((line) => line.startsWith(twin));
  const isFirst = !above.some((line) => line.startsWith(dash));
  const hasTwinBelow = reach(source.slice(number)).some((line) => line.startsWith(twin));
  if (!hasTwinAbove && !(isFirst && hasTwinBelow)) return undefined;
  return withDash(file, number, dash + text.trim(), own + 1);
}

/**
 * Adds the hyphen of an entry that YAML reads as the end of the entry above it. `below` are the lines after that of the entry. If that line is
 * long, the text may only go on.
 */
export function dashJoined(
  { file, number, text, value }: Line,
  below: readonly string[],
): YamlFix | undefined {
  const index = below.findIndex((line) => line.trim() !== '');
  const other = below[index]?.trim();
  if (other === undefined || text.length > LONGEST_ENTRY) return undefined;
  const own = indentOf(text);
  const line = number + index + 1;
  const write = `${' '.repeat(own)}- ${other}`;
  const fix = withDash(file, line, write, indentOf(below[index] ?? '') + 1);
  const args = { found: '', write: write.trim(), joined: `${value} ${other}` };
  return { ...fix, problem: { ...fix.problem, code: 'yaml-list-mark', args } };
}

/** The length of a line from which editors may break a text. */
const LONGEST_ENTRY = 60;

/** Joins an entry of one field to the entry of another field above it. The caller has found an entry that has both fields. */
export function dashTooMany({ file, source, number, text }: Line): YamlFix | undefined {
  const own = indentOf(text);
  const [above = ''] = source.slice(number - 2, number - 1);
  const fieldOfEntry = (line: string) =>
    line.startsWith(`${' '.repeat(own)}- `) ? fieldOf(line.trim().slice(2).trim()) : undefined;
  const [first, second] = [fieldOfEntry(above), fieldOfEntry(text)];
  if (first === undefined || second === undefined || first === second) return undefined;
  const write = `${' '.repeat(own)}  ${text.trim().slice(2).trim()}`;
  return {
    problem: {
      code: 'yaml-list-mark',
      args: { found: '-', write: write.trim() },
      at: { file, line: number, column: own + 1 },
    },
    changes: new Map([[number, write]]),
  };
}

/** Returns the name of the field that a line starts with, if a file of content has such a field. */
function fieldOf(text: string): string | undefined {
  const name = /^([A-Za-z]\w*):(?:\s|$)/.exec(text)?.[1];
  return name !== undefined && isField(name) ? name : undefined;
}

function withDash(file: string, line: number, write: string, column: number): YamlFix {
  return {
    problem: {
      code: 'yaml-list-mark',
      args: { found: '', write: write.trim() },
      at: { file, line, column },
    },
    changes: new Map([[line, write]]),
  };
}
