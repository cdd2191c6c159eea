import { printable } from './printable.ts';

/** The number of lines before and after the marked line. */
const CONTEXT_LINES = 1;
/** The number of characters of a line that are shown, unless the terminal is narrower. */
const MAX_WIDTH = 100;
/** The part of the width that is left before a place that is far to the right. */
const LEAD = 0.4;

/**
 * Returns the printable lines around a place, with ">" at the line and "^" below the column. Cuts lines that are longer than `room` or
 * `MAX_WIDTH` characters. Returns an empty text if the place is beyond the text.
 */
export function codeFrame(text: string, line: number, column: number, room = MAX_WIDTH): string {
  const lines = text.split('\n');
  if (line < 1 || line > lines.length) return '';
  const first = Math.max(1, line - CONTEXT_LINES);
  const last = Math.min(lines.length, line + CONTEXT_LINES);
  const width = Math.min(room, MAX_WIDTH);
  const lead = Math.floor(width * LEAD);
  const digits = String(last).length;
  const before = shownLine((lines[line - 1] ?? '').slice(0, column - 1)).length;
  // The place may be beyond the end of its line.
  const place = Math.max(before + 1, column);
  // Cut a long line, with some characters before and after the place.
  const from = place > width - lead ? place - lead : 0;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const source = shownLine(lines[number - 1] ?? '');
    const cut = from > 0 ? `…${source.slice(from)}` : source;
    const shown = cut.length > width ? `${cut.slice(0, width)}…` : cut;
    const marker = number === line ? '>' : ' ';
    frame.push(`${marker} ${String(number).padStart(digits)} | ${shown}`.trimEnd());
    if (number === line) {
      const offset = Math.max(0, place - 1 - from + (from > 0 ? 1 : 0));
      frame.push(`  ${' '.repeat(digits)} | ${' '.repeat(offset)}^`);
    }
  }
  return frame.join('\n');
}

/** Returns a line as it is shown. A tab and a carriage return take one column each, as in the text. */
function shownLine(line: string): string {
  return printable(line.replaceAll('\t', '→').replaceAll('\r', ' '));
}

/** Returns the value of a column of the database in one printable line, as JSON that is cut if it is long. */
export function valueFrame(name: string, value: unknown): string {
  const json = printable(JSON.stringify(value));
  return `${name} | ${json.length > MAX_WIDTH ? `${json.slice(0, MAX_WIDTH)}…` : json}`;
}
