import type { FindingArgs } from '#cli/model/finding.ts';

/**
 * Returns the first line of a paragraph that was meant as the entry of a list, with the reason why it is none; `undefined` if there is no
 * such line. `index` counts from 0.
 */
export function listFault(
  source: readonly string[],
): (FindingArgs['list-space'] & { index: number }) | undefined {
  const lines = source.map((line) => line.trim());
  const special = lines.findIndex((line) => SPECIAL_SPACE.test(line));
  if (special >= 0) return faultAt(lines, special, 'special');

  const marked = lines.findIndex((line, index) => isMarked(lines, line, index));
  if (marked >= 0) return faultAt(lines, marked, 'mark');

  const unspaced = lines.flatMap((line, index) => (isUnspaced(line) ? [index] : []));
  const [first] = unspaced;
  if (first === undefined) return undefined;
  // A list that starts with 2 is a part of the paragraph above it.
  const isNumbered =
    /^\d/.test(lines[first] ?? '') && lines.some((line) => /^\d{1,2}[.)] /.test(line));
  const isAlone = lines.length === 1 && /^-\p{L}/u.test(lines[first] ?? '');
  return unspaced.length > 1 || isNumbered || isAlone ? faultAt(lines, first, 'none') : undefined;
}

/** Matches a mark of Markdown and a space that is not an ordinary one, such as the non-breaking space of Word. */
const SPECIAL_SPACE = /^(?:[-+*]|\d{1,2}[.)])(?![ \t])\s+\S/;

/** Matches the marks of lists in Word and in emails. */
const BULLET = /^[•·▪◦‣●○■‑]\s+\S/;
const DASH = /^[–—]\s+\S/;

/**
 * Returns whether a line starts with a mark that makes no list. A sentence may be wrapped before a dash, so a dash counts only if
 * the next line has one too, and the line above it is the end of a sentence or opens the list.
 */
function isMarked(lines: readonly string[], line: string, index: number): boolean {
  const above = lines[index - 1] ?? '';
  const isStart = above === '' || /[.:!?]$/.test(above);
  const next = lines[index + 1] ?? '';
  if (BULLET.test(line)) return isStart || BULLET.test(next);
  return DASH.test(line) && isStart && DASH.test(next);
}

function isUnspaced(line: string): boolean {
  return /^(?:[-•+]|\*(?!\*)|\d{1,2}[.)])(?:\*\*)?\p{L}/u.test(line) && !/^\*[^*]+\*/.test(line);
}

function faultAt(
  lines: readonly string[],
  index: number,
  kind: FindingArgs['list-space']['kind'],
): FindingArgs['list-space'] & { index: number } {
  const line = lines[index] ?? '';
  const [mark = ''] = /^(?:\d{1,2}[.)]|.)/u.exec(line) ?? [];
  const words = line.slice(mark.length).trim();
  return { kind, mark, write: `${/^[\d*+]/.test(mark) ? mark : '-'} ${words}`, index };
}
