import type { List } from 'mdast';
import type { FindingArgs } from '#cli/model/finding.ts';
import type { MarkdownFault } from '#cli/model/markdown.ts';
import { sourceOf, startOf } from './nodeSource.ts';

/** The paragraphs above and below another. `next` is the second one below. */
interface Neighbours {
  above?: string | undefined;
  below?: string | undefined;
  next?: string | undefined;
}

/**
 * Returns the first line of a paragraph that was meant as the entry of a list, with the reason why it is not one; `undefined` if there is no such
 * line, or if the paragraph above has the finding. `index` counts from 0.
 */
export function listFault(
  source: readonly string[],
  { above = '', below = '', next = '' }: Neighbours = {},
): (FindingArgs['list-space'] & { index: number }) | undefined {
  const lines = source.map((line) => line.trim());
  const [start = ''] = lines;
  if (isEmojiEntry(source.join('\n')) && isEmojiEntry(below)) {
    if (isEmojiEntry(above)) return undefined;
    if (isEmojiEntry(next)) return faultAt(lines, 0, 'mark');
  }
  const sign = signOf(start);
  if (sign !== undefined && sign !== '—') {
    if (signOf(above) === sign) return undefined;
    if (signOf(below) === sign) return faultAt(lines, 0, 'mark');
  }
  const special = lines.findIndex((line) => SPECIAL_SPACE.test(line));
  if (special >= 0) return faultAt(lines, special, 'special');

  const marked = lines.findIndex(
    (line, index) => isMarked(lines, line, index) || isEmojiList(source.slice(index, index + 3)),
  );
  if (marked >= 0) return faultAt(lines, marked, 'mark');

  const numbered = lines.findIndex(
    (line, index) => index > 0 && NUMBER.test(line) && follows(line, lines[index + 1]),
  );
  if (numbered >= 0) return faultAt(lines, numbered, 'number');

  const unspaced = lines.flatMap((line, index) => (isUnspaced(line) ? [index] : []));
  const [first] = unspaced;
  if (first === undefined) return undefined;
  // A list that starts with 2 is a part of the paragraph above it.
  const isNumbered =
    /^\d/.test(lines[first] ?? '') && lines.some((line) => /^\d{1,2}[.)] /.test(line));
  const isAlone =
    /^-\p{L}/u.test(lines[first] ?? '') &&
    (lines.length === 1 || lines[first - 1]?.endsWith(':') === true);
  return unspaced.length > 1 || isNumbered || isAlone ? faultAt(lines, first, 'none') : undefined;
}

/** Matches a mark of Markdown and a space that is not an ordinary one, such as the non-breaking space of Word. */
const SPECIAL_SPACE = /^(?:[-+*]|\d{1,2}[.)])(?![ \t])\s+\S/;

/** Matches the marks of lists in Word and in emails. */
const BULLET = /^[•·▪◦‣●○■‑➢➤►∙⁃]\s+\S/;
/** Matches marks that a sentence may start with, too. */
const DASH = /^(?:[–—→]|§(?! ?\d)|[✓✔☑✅]\uFE0F?|o(?=\t| \p{Lu}))\s+\S/u;
/** Matches an emoji that begins a line. Two such lines may be ordinary sentences. */
const EMOJI = /^\s*\p{RGI_Emoji}/v;
/** Matches the end of a line that has a hard line break: the page starts a new line there, too. */
const HARD_BREAK = /(?: {2}|\\|<br *\/?>)\s*$/;
/** The maximum length of a paragraph that starts with an emoji and is an entry of a list, in characters. */
const MAX_ENTRY = 100;
/** Matches a letter or a number that begins an entry of a list. */
const LETTER = /^\(?([a-h])[.)] +\S/;
const NUMBER = /^(\d{1,2})[.)] +\S/;
const NUMBER_IN_BRACKETS = /^\((\d{1,2})\) +\S/;
const ROMAN_NUMBER = /^\(?(i{1,3}|iv|vi{0,3}|ix|x)[.)] +\S/;
const ROMAN_NUMBERS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** Returns the sign at the start of a line that makes no list, or `undefined` if there is none. A line of a dialogue starts with "—", too. */
function signOf(line: string): string | undefined {
  return BULLET.test(line) || DASH.test(line) ? line.charAt(0) : undefined;
}

/** Returns whether a paragraph starts with an emoji and is short enough for an entry of a list: one line and one sentence. */
function isEmojiEntry(paragraph: string): boolean {
  return (
    EMOJI.test(paragraph) && paragraph.length <= MAX_ENTRY && !/\n|[.!?…]\s+\S/.test(paragraph)
  );
}

/** Returns whether there are three lines, each starts with an emoji, and the page joins them. */
function isEmojiList(lines: readonly string[]): boolean {
  return (
    lines.length === 3 &&
    lines.every((line) => EMOJI.test(line)) &&
    !lines.slice(0, -1).some((line) => HARD_BREAK.test(line))
  );
}

/** Letters and numbers that make no list, with the place of each in its order. */
const ORDERS: readonly [entry: RegExp, placeOf: (mark: string) => number][] = [
  [LETTER, (letter) => letter.charCodeAt(0)],
  [NUMBER_IN_BRACKETS, Number],
  [ROMAN_NUMBER, (number) => ROMAN_NUMBERS.indexOf(number)],
];

/** Returns whether the entry in the next line has the next letter or number. */
function follows(line: string, next = ''): boolean {
  return [...ORDERS, [NUMBER, Number] as const].some(([entry, placeOf]) => {
    const [own, other] = [entry.exec(line)?.[1], entry.exec(next)?.[1]];
    return own !== undefined && other !== undefined && placeOf(other) === placeOf(own) + 1;
  });
}

/**
 * Returns whether a line starts with a mark that makes no list. A sentence may be wrapped before a dash, so a dash counts only if
 * the next line has one too, and the line above it is the end of a sentence or opens the list.
 */
function isMarked(lines: readonly string[], line: string, index: number): boolean {
  const before = lines[index - 1] ?? '';
  const isStart = before === '' || /[.:!?]$/.test(before);
  const next = lines[index + 1] ?? '';
  if (BULLET.test(line)) return isStart || BULLET.test(next);
  if (ORDERS.some(([entry]) => entry.test(line))) return isStart && follows(line, next);
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
  const [mark = ''] =
    /^(?:\d{1,2}[.\)]|\((?:\d{1,2}|[a-hivx]{1,4})\)(?= )|[a-hivx]{1,4}[.\)](?= )|\p{RGI_Emoji}\uFE0F?|.)/v.exec(
      line,
    ) ?? [];
  const words = line.slice(mark.length).trim();
  return { kind, mark, write: `${/^[\d*+](?!\uFE0F)/.test(mark) ? mark : '-'} ${words}`, index };
}

/** The smallest number that no list starts with. */
const FIGURE = 100;

/** Finds a sentence that starts with a figure such as a year and a full stop, which makes it a list. */
export function listFromFigure(text: string, list: List): MarkdownFault[] {
  if (!list.start || list.start < FIGURE) return [];
  const [line = ''] = sourceOf(text, list).split('\n');
  const [mark = ''] = /^\d+[.)]/.exec(line) ?? [];
  const write = `${mark.slice(0, -1)}\\${line.slice(mark.length - 1)}`;
  return [{ code: 'list-space', args: { kind: 'figure', mark, write }, ...startOf(list) }];
}
