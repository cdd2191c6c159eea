import type { Problem } from '#cli/model/problem.ts';

/** A possible mistake in YAML: the problem, and the lines that would correct it, by their numbers. */
export interface YamlFix {
  problem: Problem;
  changes: ReadonlyMap<number, string>;
}

/** A line of YAML, taken apart. */
export interface Line {
  file: string;
  /** All lines of the file. */
  source: readonly string[];
  /** The number of the line, from 1. */
  number: number;
  text: string;
  /** The indentation, the hyphens of a list, and the name of the field with its colon and space. */
  start: string;
  value: string;
}

/** Returns the line with a number, taken apart. */
export function takeApart(file: string, source: readonly string[], number: number): Line {
  const text = source[number - 1] ?? '';
  const [start = ''] = /^\s*(?:- +)*(?:["']?[\w*<>-]+["']?:(?:\s+|$))?/.exec(text) ?? [];
  return { file, source, number, text, start, value: text.slice(start.length).trimEnd() };
}

/** Returns a text as a YAML value in quotation marks, on one line. */
export function quoted(text: string): string {
  if (!text.includes('"') && !text.includes('\\')) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns the number of spaces at the start of a line. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

export function correct(
  { file, number, text }: Line,
  code:
    | 'yaml-space-missing'
    | 'yaml-quotes'
    | 'yaml-bracket'
    | 'yaml-colon-missing'
    | 'yaml-field-form',
  args: Record<string, string>,
  write: string,
  column = indentOf(text) + 1,
): YamlFix {
  const problem = {
    code,
    args: { ...args, write: write.trim() },
    at: { file, line: number, column },
  };
  // Each detector below passes the arguments of its code.
  return { problem: problem as Problem, changes: new Map([[number, write]]) };
}
