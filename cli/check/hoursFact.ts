import { openingPeriods } from '#schemas/site.ts';
import type { OpeningPeriod, Site } from '#schemas/site.ts';
import { readHours } from './readHours.ts';
import type { StatedFact } from './statedFact.ts';

/** Returns the opening hours as a fact that texts state, such as "We are open Monday to Friday". Those of other firms are not compared. */
export function hoursFact({ hours }: Site): StatedFact[] {
  if (!hours) return [];
  const periods = openingPeriods(hours);
  return [
    {
      source: '"hours" in content/site.yaml',
      inPosts: true,
      pattern: new RegExp(`${SUBJECT} ${START}(?<found>${DAY_OR_TIME}${REST})`, 'gu'),
      correct: (found) =>
        hours.text.includes(found) || agrees(found, periods) ? undefined : hours.text,
    },
  ];
}

/** The agency, before its hours. The words of others are in quotation marks. */
const SUBJECT =
  /(?<!["“])\b(?:[Ww]e(?:[’']re| are)?(?: (?:usually|normally|always))? open|[Oo]ur (?:office|studio|shop|yard) (?:is|opens?)(?: open)?|[Oo]ur (?:opening|office) hours(?: are|:))/
    .source;

/** Words between the agency and its hours. */
const START = '(?:(?:from|on|every|between|at) )*';

/** The start of hours: a day, or a time with minutes, "am" or "pm". */
const DAY_OR_TIME =
  /(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*|weekdays|weekends|daily|every day|(?:7|seven) days|\d{1,2}(?:[:.]\d{2}|(?:[:.]\d{2})? ?[ap]\.?m))\b/u
    .source;

/** The rest of the sentence. The full stops of "a.m." and "9.30" do not end it. */
const REST = /(?:[^.;!?]|(?<=\d)\.(?=\d)|(?<=\b[ap]|\d[ap])\.(?=m)|(?<=[ap]\.m)\.(?= \p{Ll}))*/u
  .source;

/** Returns whether a text names days and times of opening periods alone. A text may leave some of them out. */
function agrees(text: string, periods: readonly OpeningPeriod[]): boolean {
  if (/\bby appointment\b/i.test(text)) return true;
  const { days, times } = readHours(text);
  const meant = periods.filter(
    (period) => days.size === 0 || period.days.some((day) => days.has(day)),
  );
  const open = new Set(periods.flatMap((period) => period.days));
  const ends = new Set(meant.flatMap(({ opens, closes }) => [opens, closes]));
  // A time such as "9:00" stands for both halves of the day, of which one is enough.
  const halves = Map.groupBy(times, (time) => `${Number(time.slice(0, 2)) % 12}${time.slice(2)}`);
  return (
    days.isSubsetOf(open) && [...halves.values()].every((some) => some.some((t) => ends.has(t)))
  );
}
