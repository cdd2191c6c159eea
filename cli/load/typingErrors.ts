import type { FindingArgs } from '#cli/model/finding.ts';
import { amountOf } from './amountOf.ts';
import { monthNames, weekdayNames } from './calendarNames.ts';

/** A typing error, at an offset in a text. */
export interface TypingError {
  args: FindingArgs['text-slip'];
  offset: number;
}

/**
 * Returns the typing errors in a text: all in amounts of money, in ranges and in dates, and the first of each other kind in punctuation and
 * spaces, in words and in times. In a field, errors with the same words have one place, that of the first.
 */
export function typingErrors(text: string): TypingError[] {
  return [
    ...[signTwice, spaceBefore, spaceMissing, wordDivided, wordWrong, hyphensTwice],
    ...[amount, range, time, date],
  ].flatMap((find) => find(text) ?? []);
}

/** Finds a comma, a full stop or a semicolon that appears twice in a row. Three full stops may stand for words that are left out. */
function signTwice(text: string): TypingError | undefined {
  const match = /([\p{L}\d)’'"”%])(?:(,) ?,|(;) ?;|(\.)\.)(?![.\d/\\])/u.exec(text);
  if (!match) return undefined;
  const [found, before = '', ...signs] = match;
  const write = before + signs.filter(Boolean).join('');
  return typingError('sign-twice', text, match.index, { found, write });
}

/**
 * Finds a space before a sign that closes a sentence or a part of one, or before a comma that a word follows. Spaced full stops may stand for
 * words that are left out.
 */
function spaceBefore(text: string): TypingError | undefined {
  const match = /(?<=[\p{L}\d)}])[ \u00A0]+(?:([,;.!?])(?=\s(?!\.)|$)|,(\p{L}[\p{L}’']+))/u.exec(
    text,
  );
  if (!match) return undefined;
  const [found, sign, next = ''] = match;
  return typingError('space-before', text, match.index, { found, write: sign ?? `, ${next}` });
}

/**
 * Finds a sign after which a word starts without a space. A full stop may be part of a name: "example.com" has a small letter after it, and
 * "Nation.Cymru" a capital one before it.
 */
function spaceMissing(text: string): TypingError | undefined {
  const match = SPACE_MISSING.exec(text);
  if (!match) return undefined;
  const [found] = match;
  const [next = ''] = /^[\p{L}’']+/u.exec(text.slice(match.index + found.length)) ?? [];
  return {
    args: { kind: 'space-missing', found: found + next, write: `${found} ${next}` },
    offset: match.index,
  };
}

/**
 * A word starts at its first apostrophe or letter, and only 300 characters are searched for the signs of an address. Otherwise, a text of
 * apostrophes takes minutes.
 */
const SPACE_MISSING =
  /(?<![@/.\p{L}\d_’'-])(?![Ww]{3}\.)(?:[\p{Ll}’']{3,}[.!?](?=\p{Lu}[\p{Ll}\s,’'])|[\p{L}’']{3,}[.!?](?=(?:The|An?|It|We|You|They|This|That|In|If|And|But|For|Our|Your)\s)|[\p{L}’']{3,},(?=\p{L}{2}))(?!\S{0,300}[@/=()])/u;

/**
 * Finds a word that a hyphen divides, as a PDF does at the end of its lines. In "two- and three-day courses", the hyphen stands for the
 * rest of a word.
 */
function wordDivided(text: string): TypingError | undefined {
  const match = WORD_DIVIDED.exec(text);
  if (!match) return undefined;
  const [start = ''] = /[\p{L}’'-]{0,20}$/u.exec(text.slice(0, match.index)) ?? [];
  const found = `${start}- ${match[1]}`;
  return { args: { kind: 'word-divided', found }, offset: match.index - start.length };
}

/**
 * A hyphen with a space after it, unless a word follows that joins two compounds, in English or in a language that visitors may read, or
 * one of the next three words has a hyphen, as in "one- perhaps two-page".
 */
const WORD_DIVIDED =
  /(?<=\p{Ll})-\s+(?!(?:and|or|nor|to|but|not|as|than|then|rather|plus|through|versus|vs|via|und|oder|bis|et|ou|y|o|e|en|of|och|eller|og|bzw|sowie|beziehungsweise|samt|ja|if|even|instead|with|into|until)(?![\p{L}’'])|(?:[\p{L}’']+\s+){0,2}[\p{L}\d]+-\p{L})(\p{Ll}+)/u;

/** Finds "of" in place of "have", as in "should of checked", and "its" in place of "it is", as in "its a good day". */
function wordWrong(text: string): TypingError | undefined {
  const of = OF_FOR_HAVE.exec(text);
  const match = of ?? ITS_FOR_IT_IS.exec(text);
  if (!match) return undefined;
  const [found, first = '', rest = ''] = match;
  const write = `${first} ${of ? 'have' : 'is'} ${rest}`;
  return { args: { kind: 'word-wrong', found, write }, offset: match.index };
}

/** A text may quote the words. Wine is made from the "must of crushed grapes", so few words may follow "must". */
const OF_FOR_HAVE =
  /(?<![\p{L}’'"“‘-])((?:[Cc]ould|[Ss]hould|[Ww]ould|[Mm]ust(?= of (?:been|done|gone|had|known)))(?:n['’]t| not)?) of (been|done|gone|had|made|seen|known|taken|given|written|chosen|(?!need|seed|feed|speed|indeed)\p{Ll}{3,}ed)(?![\p{L}’'-])/u;

/** The words after "a" are not those of "its a cappella choir" and "its a minor key". */
const ITS_FOR_IT_IS =
  /(?<![\p{L}’'"“‘-])([Ii]t)s (an \p{Ll}{2,}|a (?!(?:cap?pella|la|priori|posteriori|fortiori|to|and|or|minor|major|flat|sharp|side)(?!\p{L}))\p{Ll}{2,})/u;

/** Finds two hyphens in place of a dash. In a command, they have a meaning. */
function hyphensTwice(text: string): TypingError | undefined {
  const match = HYPHENS.exec(text);
  if (!match) return undefined;
  const [found, next = ''] = match;
  return typingError('hyphens', text, match.index, { found, write: ` – ${next}` });
}

const HYPHENS =
  /(?<=\p{L}[,’”]?)(?<!(?:np[mx]|pnpm|yarn|git|cargo|docker|kubectl|sudo|run|set) [^.!?\n]{0,60}) -- (\p{L}[\p{L}’']*)/u;

/**
 * Finds amounts of money that are written in another way than "£2,000" or "£2,000.50". Three decimals that end with a zero are taken for
 * thousands, as in other languages.
 */
function amount(text: string): TypingError[] {
  const misplaced = [...text.matchAll(MISPLACED_SIGN)].map((match) => {
    const [found, twice = '', before = '', after = '', sign = ''] = match;
    const args = { kind: 'amount' as const, found, write: twice + before + sign + after };
    return { args, offset: match.index };
  });
  // An amount has one error.
  const others = text.replace(MISPLACED_SIGN, blank);
  const twice = [...others.matchAll(UNIT_TWICE)].map((match) => {
    const [found, sum = '', isPence] = match;
    // "£50p" may be 50 pounds or 50 pence, and "£0.5p" is half a penny or 50 pence.
    const write = isPence === undefined || /\.\d\d$/.test(sum) ? { write: sum } : undefined;
    return { args: { kind: 'unit-twice' as const, found, ...write }, offset: match.index };
  });
  const rest = others.replace(UNIT_TWICE, blank);
  return [...misplaced, ...twice, ...[...rest.matchAll(AMOUNT)].flatMap(amountError)];
}

function blank(found: string): string {
  return '_'.repeat(found.length);
}

function amountError(match: RegExpExecArray): TypingError[] {
  const [found, sign = '', space = '', number = '', unit] = match;
  const isThousands = unit === undefined && /^[1-9]\d{0,2}\.\d\d0$/.test(number);
  const isWhole = /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/.test(number) && !isThousands;
  if (isWhole && space === '') return [];
  const digits = isThousands || /^\d{1,3}(?:[.,]\d{3})+$/.test(number);
  const meant = isWhole
    ? number
    : digits || /^\d+$/.test(number)
      ? inThousands(number.replace(/[.,]/g, ''))
      : undefined;
  const write = meant && { write: sign + meant };
  const written = unit === undefined ? found : found.slice(0, -unit.length);
  return [{ args: { kind: 'amount', found: written, ...write }, offset: match.index }];
}

/** An amount with its sign twice, or behind it. */
const MISPLACED_SIGN =
  /(?<![£€])([£€])\1+(\d(?:[\d.,]*\d)?)|(?<![\p{L}\d.,£€])(\d(?:[\d.,]*\d)?) ?([£€])(?![\d\s]*\d)/gu;

/** An amount with its sign and its unit, such as "£500 pounds" and "£1.50p". */
const UNIT_TWICE = /(£\d(?:[\d.,]*\d)?)(?:(p)|[ \u00A0]+pounds(?! of\b| weight\b))(?![\p{L}\d-])/gu;

const AMOUNT = /([£€])([ \u00A0]*)(\d(?:[\d.,]*\d)?)(\s*(?:million|billion|m|bn|k)\b)?/giu;

function inThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Finds ranges of amounts or years whose end is below their start. */
function range(text: string): TypingError[] {
  return RANGES.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }): TypingError[] => {
      const { sign = '', first = '', join = '', last = '' } = groups;
      if (!(amountOf(first) > amountOf(last))) return [];
      const before = found.slice(0, found.indexOf(sign + first));
      const write = before + sign + last + join + sign + first;
      return [{ args: { kind: 'range', found, write }, offset: index }];
    }),
  );
}

const SUM = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?/.source;

/** The end of an amount that has no unit, such as "million". Only one of two amounts may have it. */
const NO_UNIT = /(?![\d\p{L}–]|[.,]\d| ?(?:million|billion|m|bn|k)\b)/u.source;

/**
 * Ranges such as "£600–£10,000", "costs between £600 and £10,000" and "2019–2024". A difference is "between" two amounts, too, but costs
 * nothing.
 */
const RANGES = [
  new RegExp(
    `(?<![\\p{L}\\d£€.,–-])(?<sign>[£€])(?<first>${SUM})(?<join>–)\\k<sign>(?<last>${SUM})${NO_UNIT}`,
    'gu',
  ),
  new RegExp(
    `(?<=\\b(?:costs?|charges?|pays?|paid|spends?|spent) )between (?<sign>[£€])(?<first>${SUM})(?<join> and )\\k<sign>(?<last>${SUM})${NO_UNIT}`,
    'gu',
  ),
  /(?<![\p{L}\d£€.,:/–-])(?<first>(?:19|20)\d\d)(?<join>–)(?<last>(?:19|20)\d\d)(?![\d\p{L}–-]|[.,:/]\d)/gu,
];

/** Finds a time that has "am" or "pm" and is not on a clock of 12 hours, such as "17:00pm" or "9.75am". */
function time(text: string): TypingError | undefined {
  for (const { 0: found, 1: hourText = '', 2: minutes = '', 3: half, index } of text.matchAll(
    TIME,
  )) {
    const hour = Number(hourText);
    const isMinute = minutes === '' || Number(minutes.slice(1)) < 60;
    if (hour <= 12 && isMinute) continue;
    const isAfternoon = hour > 12 && hour < 24 && isMinute && half === 'pm';
    const write = isAfternoon ? { write: `${hour - 12}${minutes}pm` } : undefined;
    return { args: { kind: 'time', found, ...write }, offset: index };
  }
  return undefined;
}

const TIME = /(?<![\p{L}\d:.,£€/-])(\d{1,2})([.:]\d\d ?)?(am|pm)(?![\p{L}\d])/gu;

/** Finds days that no calendar has, and wrong days of the week before a date. */
function date(text: string): TypingError[] {
  return [
    ...[...text.matchAll(NUMERIC_DATE)].flatMap(numericDateError),
    ...[...text.matchAll(DATE)].flatMap(dateError),
  ];
}

function numericDateError(match: RegExpExecArray): TypingError[] {
  const [found, day, month, year] = match;
  if (isDay(Number(year), Number(month), Number(day))) return [];
  // Americans write the month first.
  const isSwapped = isDay(Number(year), Number(day), Number(month));
  const write = isSwapped ? { write: [month, day, year].join('/') } : undefined;
  return [{ args: { kind: 'date', found, ...write }, offset: match.index }];
}

function dateError(match: RegExpExecArray): TypingError[] {
  const [found, weekday, dayText = '', monthName = '', year] = match;
  const month = monthNames.indexOf(monthName);
  const day = Number(dayText);
  // Any year may have a 29 February if none is written.
  if (!isDay(Number(year ?? 2024), month + 1, day)) {
    return [{ args: { kind: 'date', found }, offset: match.index }];
  }
  if (weekday === undefined || year === undefined) return [];
  // The first day of JavaScript is Sunday.
  const right =
    weekdayNames[(new Date(Date.UTC(Number(year), month, day)).getUTCDay() + 6) % 7] ?? '';
  if (weekday === right) return [];
  const args = { kind: 'weekday' as const, found, write: found.replace(weekday, right) };
  return [{ args, offset: match.index }];
}

/** Returns whether the calendar has a day. Months count from 1. */
function isDay(year: number, month: number, day: number): boolean {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= last;
}

/** A date as in "03/03/2026", with the day first. */
const NUMERIC_DATE = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/-])/g;

/** A date as in "Tuesday 3 March 2026". The day of the week and the year may be left out. */
const DATE = new RegExp(
  `(?<![\\d.,])(?:(${weekdayNames.join('|')}),? )?(\\d{1,2})(?:st|nd|rd|th)? (${monthNames.join('|')})\\b(?:,? (\\d{4})\\b)?`,
  'gu',
);

/** Returns a typing error with the word before it, so that it can be found in the line. */
function typingError(
  kind: FindingArgs['text-slip']['kind'],
  text: string,
  index: number,
  { found, write }: { found: string; write: string },
): TypingError {
  const [word = ''] = /[\p{L}’'-]{0,20}$/u.exec(text.slice(0, index)) ?? [];
  return { args: { kind, found: word + found, write: word + write }, offset: index - word.length };
}
