import type { Limits } from '#cli/model/finding.ts';
import { count, number } from '#cli/report/amounts.ts';

/** Says how to correct the indentation of one line, or of the lines up to `last`. */
export function indentBy(by: number, last?: number): string {
  const spaces = count(Math.abs(by), 'space');
  const lines = last ? 'each of these lines' : 'the line';
  return `Indent ${lines} by ${spaces} ${by > 0 ? 'more' : 'less'}.`;
}

/** Returns the name of a field as messages show it. */
export function field(name: string): string {
  return quote(name);
}

/** Returns a text in quotation marks, shortened if it is long. */
export function quote(text: string): string {
  return `"${text.length > 90 ? `${text.slice(0, 87)}…` : text}"`;
}

/** Returns a value of YAML as messages show it. */
export function show(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') {
    return value === '' ? 'empty' : quote(value.replace(/\s*\n\s*/g, ' '));
  }
  return String(value);
}

/** Returns limits, such as "50 to 160". */
export function range([min, max]: Limits): string {
  return `${number(min)} to ${number(max)}`;
}

/** Returns a share between 0 and 1 as a percentage. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Returns the last part of the name of a field, such as `note` of `sectors[1].note`. */
export function lastStep(name: string): string {
  return name.replace(/^.*\./, '');
}
