import { WeekdaySchema } from '#schemas/site.ts';
import type { Weekday } from '#schemas/site.ts';

/** The days and times that a text about opening hours names. Both are empty if it names none. */
export interface NamedHours {
  days: ReadonlySet<Weekday>;
  /** Times as "09:00". A time such as "9:00" stands for both halves of the day. */
  times: ReadonlySet<string>;
  /** The number of periods, such as "9am to 5pm". */
  periods: number;
}

/** Returns the days and times that a text about opening hours names, such as "Monday to Friday, 9am to 5pm". */
export function readHours(text: string): NamedHours {
  // Days on which the office is closed are not those on which it opens.
  const [open = ''] = text.split(/\b(?:closed|except|apart from|not on|by appointment)\b/i);
  return { days: daysIn(open), times: timesIn(open), periods: [...open.matchAll(PERIOD)].length };
}

const weekdays = WeekdaySchema.options;

/** The name of a day as people write it, such as "Mon", "Tues." or "Fridays". */
const DAY = '(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|r|rs|ur)?(?:day)?s?\\.?';

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
  const range = new RegExp(
    `\\b${DAY}(?:\\s*(?:to|until|through|[-–—])\\s*${DAY})?(?![\\p{L}])`,
    'giu',
  );
  for (const [, first = '', last = first] of text.matchAll(range))
    add(indexOf(first), indexOf(last));
  return days;
}

function indexOf(start: string): number {
  return weekdays.findIndex((day) => day.toLowerCase().startsWith(start.toLowerCase()));
}

/** A time with minutes or with "am" or "pm", or one of two numbers with "to" or a dash between them. */
const TIME =
  /(?<![\d.:])(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b|(?<![\d.:])(\d{1,2})[:.](\d{2})(?!\d)|(?<![\d.:])(\d{1,2})(?=\s*(?:to|until|[-–—])\s*\d)|(?<=\d\s*(?:to|until|[-–—])\s*)(\d{1,2})(?![\d:.]|\s*[ap]\.?m)|\b(noon|midday|midnight)\b/gi;

/** The middle of a period: the end of a time, "to" or a dash, and the start of another time. */
const PERIOD =
  /(?:\d|\b[ap]\.?m\.?|\d[ap]\.?m\.?|noon|midday)\s*(?:to|until|[-–—])\s*(?:\d|noon|midday|midnight)/gi;

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
