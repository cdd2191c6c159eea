import { WeekdaySchema } from '#schemas/site.ts';
import type { Weekday } from '#schemas/site.ts';

/** The days and times that a text about opening hours names. Both are empty if it names none. */
export interface NamedHours extends HoursPart {
  /** The parts of the text that name days and times together, such as "Friday, 9am to 4pm". */
  parts: readonly HoursPart[];
}

interface HoursPart {
  days: ReadonlySet<Weekday>;
  /** Times as "09:00". A time such as "9:00" stands for both halves of the day. */
  times: ReadonlySet<string>;
  /** The number of periods, such as "9am to 5pm". */
  periods: number;
}

/**
 * Returns the days and times that a text about opening hours names, such as "Monday to Friday, 9am to 5pm". Parts with "by appointment" are
 * left out if there are others.
 */
export function readHours(text: string): NamedHours {
  // Days on which the office is closed are not those on which it opens. The patterns take much time for long white space.
  const all = partsOf(text.replace(/\s+/g, ' ').replace(CLOSED, ''));
  const others = all.filter((part) => !/\bby appointment\b/i.test(part));
  const open = others.some((part) => part.search(DAY_OR_TIME) >= 0) ? others : all;
  return { ...readPart(open.join('; ')), parts: open.map(readPart) };
}

function readPart(text: string): HoursPart {
  return { days: daysIn(text), times: timesIn(text), periods: [...text.matchAll(PERIOD)].length };
}

/**
 * Returns the parts of a text that have days and times of their own. If the text starts with a day, so does every part. If it starts with
 * a time, so does every part.
 */
function partsOf(text: string): string[] {
  const wholes = text.split(/[;()]|(?<=\bby appointment)/i).map(withoutExceptions);
  return wholes.flatMap((whole) => {
    const marks = [...whole.matchAll(DAY_OR_TIME)].map(({ groups, index }) => ({
      index,
      isDay: groups?.day !== undefined,
    }));
    const starts = marks.filter(
      ({ isDay }, at) => isDay === marks[0]?.isDay && isDay !== (marks[at - 1]?.isDay ?? isDay),
    );
    const ends = [...starts.map(({ index }) => index), whole.length];
    return ends.map((end, at) => whole.slice(ends[at - 1] ?? 0, end));
  });
}

/** Returns a part of a text with neither its exceptions nor the days that they name. */
function withoutExceptions(part: string): string {
  const excepted = new Set(
    [...part.matchAll(EXCEPTED)].flatMap(({ groups }) => [...daysIn(groups?.days ?? '')]),
  );
  const rest = part.replace(EXCEPTED, '');
  if (excepted.size === 0) return rest;
  return rest.replace(DAYS, (days) =>
    [...daysIn(days)].filter((day) => !excepted.has(day)).join(', '),
  );
}

const weekdays = WeekdaySchema.options;

/** The name of a day as people write it, such as "Mon", "Tues." or "Fridays". */
const DAY = '(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|r|rs|ur)?(?:day)?s?\\.?';

/** The words and signs between the ends of a range of days or times. */
const TO = "(?:to|(?:un|['’])?till?|through(?: to)?|thru|up to|[-–—])";

const DAYS = new RegExp(`\\b${DAY}(?:\\s*${TO}\\s*${DAY})?(?![\\p{L}])`, 'giu');

/** The words that except days from the hours, up to the end of their part of the text. */
const CLOSED = new RegExp(
  `\\b(?:(?:${DAY}\\s*(?:(?:${TO}|and|&)\\s*${DAY}\\s*)?[:–-]?\\s*)?closed|except|apart from)\\b[^;()]*`,
  'gi',
);

function daysIn(text: string): Set<Weekday> {
  const days = new Set<Weekday>();
  const add = (from: number, to: number) => {
    // A range may go beyond the end of the week.
    for (let day = from; ; day = (day + 1) % weekdays.length) {
      const name = weekdays[day];
      if (name) days.add(name);
      if (day === to) return;
    }
  };
  if (/\b(?:every day|daily|(?:7|seven) days a week|all week)\b/i.test(text)) add(0, 6);
  if (/\bweekdays\b/i.test(text)) add(0, 4);
  if (/\bweekends?\b/i.test(text)) add(5, 6);
  for (const [, first = '', last = first] of text.matchAll(DAYS))
    add(indexOf(first), indexOf(last));
  return days;
}

function indexOf(start: string): number {
  return weekdays.findIndex((day) => day.toLowerCase().startsWith(start.toLowerCase()));
}

/** A time with minutes or with "am" or "pm", or one of two numbers with "to" or a dash between them. */
const TIME = new RegExp(
  [
    /(?<![\d.:])(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b/.source,
    /(?<![\d.:])(\d{1,2})[:.](\d{2})(?!\d)/.source,
    `(?<![\\d.:])(\\d{1,2})(?=\\s*${TO}\\s*\\d)`,
    `(?<=\\d\\s*${TO}\\s*)(\\d{1,2})(?![\\d:.]|\\s*[ap]\\.?m)`,
    /\b(noon|midday|midnight)\b/.source,
  ].join('|'),
  'gi',
);

/** A word for one or several days, or a time. */
const DAY_OR_TIME = new RegExp(
  `(?<day>\\b(?:${DAY}|weekdays|weekends?|daily)(?!\\p{L}))|${TIME.source}`,
  'giu',
);

/** Days in a list or a range. */
const DAY_LIST = `(?:${DAY}|weekends?)(?:(?:,? (?:and|or|&)|,| ?${TO}) ?(?:${DAY}|weekends?)){0,6}`;

/** An exception, such as "excluding bank holidays" or "not Wednesdays", up to a comma before the hours of the other days. */
const EXCEPTED = new RegExp(
  `\\b(?:excluding|excl\\.?|not on|(?:not|no)(?= (?:${DAY}|weekends?)\\b))(?!\\p{L})(?: (?<days>${DAY_LIST})(?= ?(?:[,.]|$)))?(?:(?!, ?(?:from )?(?:${TIME.source})).)*`,
  'giu',
);

/** The middle of a period: the end of a time, "to" or a dash, and the start of another time. */
const PERIOD = new RegExp(
  `(?:\\d|\\b[ap]\\.?m\\.?|\\d[ap]\\.?m\\.?|noon|midday)\\s*${TO}\\s*(?:\\d|noon|midday|midnight)`,
  'gi',
);

function timesIn(text: string): Set<string> {
  const times = new Set<string>();
  const add = (hour: number, minutes: string) =>
    times.add(`${String(hour % 24).padStart(2, '0')}:${minutes}`);
  for (const [, half, minutes = '00', part, clock, ofClock = '00', from, to, name] of text.matchAll(
    TIME,
  )) {
    const hour = Number(half ?? clock ?? from ?? to);
    if (name) add(/midnight/i.test(name) ? 0 : 12, '00');
    else if (part) add((hour % 12) + (part.toLowerCase() === 'p' ? 12 : 0), minutes);
    else for (const time of hour <= 12 ? [hour, hour + 12] : [hour]) add(time, ofClock);
  }
  return times;
}
