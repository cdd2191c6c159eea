import type { Entry } from '#cli/model/content.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { withEntries } from '#cli/resolve/entriesOf.ts';
import { NUMBER, readNumber } from '#cli/resolve/readNumber.ts';
import type { Rule } from '../rule.ts';
import { matchesInBody } from '../matchesInBody.ts';
import { visitTexts } from '../textFields.ts';
import { unfolded } from '../unfolded.ts';

/**
 * Texts state no other duration of a service than `content/prices.yaml`. A range counts if it follows a link to the service in the same
 * sentence, if the page of the service or a post about it says what "our" work takes, and in descriptions of the service.
 */
export const durationsAgree: Rule = ({ content, texts }) => {
  const { prices, site } = content.singles;
  if (!prices || !site?.data.locale.startsWith('en')) return [];
  const published = new Map(
    Object.entries(prices.data).map(([service, { duration }]) => [service, duration]),
  );
  const check = (service: string | undefined, found: string, at: Spot): Problem[] => {
    const duration = service === undefined ? undefined : published.get(service);
    if (service === undefined || duration === undefined || agrees(found, duration)) return [];
    return [{ code: 'duration-contradicted', args: { found, service, duration }, at }];
  };
  const { posts, services, questions, variants } = content.collections;
  const own = [
    ...posts.map((post) => ({ entry: post, service: post.data.service })),
    ...services.map((service) => ({ entry: service, service: service.slug })),
  ];
  const screens = Object.values(content.singles);
  const written: Entry<unknown>[] = [...screens, ...posts, ...services, ...questions];
  return [
    ...written.flatMap((entry) =>
      matchesInBody(entry, texts.get(entry.file), LINKED).flatMap(({ groups, at }) =>
        check(groups.service, unfolded(groups.found ?? ''), at),
      ),
    ),
    ...own.flatMap(({ entry, service }) =>
      matchesInBody(entry, texts.get(entry.file), OWN).flatMap(({ groups, at }) =>
        check(service, unfolded(groups.found ?? ''), at),
      ),
    ),
    ...inFields(content, [
      ...services.map((entry): [Entry<unknown>, string] => [entry, entry.slug]),
      ...variants.map((entry): [Entry<unknown>, string] => [entry, entry.data.service]),
    ]).flatMap(({ service, found, at }) => check(service, found, at)),
  ];
};

/** A range of time, such as "two to eight weeks". "2–3 days a week" is not one. */
const RANGE = `(?<found>(?:${NUMBER})\\s?(?:–|-|to|and)\\s?(?:${NUMBER})\\s(?:hours|days|weeks|months|years))(?!\\s(?:a|per|each|every|of\\s(?:free|support))\\b)`;

/** Words before a range that is the time that work takes. Work that "lasts" or pays "in" some years is about something else. */
const BEFORE = /\b(?:takes?|(?:built|done|ready|finished|live) in)\s(?:about\s|from\s|between\s)?/
  .source;

/** A range after a link to a service, with neither a full stop nor another link between them. */
const LINKED = new RegExp(
  `\\]\\(/services/(?<service>[a-z\\d-]+)\\)(?:(?!\\]\\()[^.|]){0,60}?${BEFORE}${RANGE}`,
  'gu',
);

/**
 * A range that a post or the page of a service states as the duration of the agency's own work. Its steps, such as "our audit", are not
 * compared.
 */
const OWN = new RegExp(
  `\\b[Oo]ur (?:own )?(?:[\\p{L}]+ )?(?:work|projects?|jobs?|price table)\\b(?:(?!\\]\\()[^.|]){0,60}?(?:${BEFORE}|\\bgives\\s)${RANGE}`,
  'gu',
);

/** A range that a description gives for the whole work. */
const TAKES = new RegExp(`${BEFORE}${RANGE}`, 'gu');

/** Returns the ranges in the fields that describe a service as a whole. Other fields may be about a step of the work. */
function inFields(
  all: Parameters<typeof visitTexts>[0],
  entries: readonly (readonly [Entry<unknown>, string])[],
): { service: string; found: string; at: Spot }[] {
  const serviceOf = new Map(entries);
  const ranges: ReturnType<typeof inFields> = [];
  visitTexts(
    withEntries(all, (entry) => serviceOf.has(entry)),
    ({ entry, value, path }) => {
      const service = serviceOf.get(entry);
      if (service === undefined || !/(?:day|week|month|year)s/.test(value)) return;
      const place = path();
      const isWhole = place.includes('description') || place[0] === 'lead';
      if (!isWhole || (place.length > 2 && typeof place[1] !== 'number')) return;
      for (const { groups = {} } of unfolded(value).matchAll(TAKES)) {
        const { found = '' } = groups;
        ranges.push({ service, found, at: { file: entry.file, path: place, words: found } });
      }
    },
  );
  return ranges;
}

/** Returns whether a range is that of a published duration. Durations without a range, such as "ongoing", are not compared. */
function agrees(found: string, duration: string): boolean {
  const [stated, right] = [found, duration].map(daysOf);
  if (!stated || !right) return true;
  return stated.every((days, index) => isNear(days, right[index] ?? 0));
}

/** Returns whether two numbers of days are the same: four weeks are a month. */
function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(a, b) * 0.1;
}

/** Returns the ends of a range in days, or `undefined` if the text is not a range. */
function daysOf(text: string): [from: number, to: number] | undefined {
  const pattern = new RegExp(
    `(${NUMBER})\\s?(?:–|-|to|and)\\s?(${NUMBER})\\s(hour|day|week|month|year)s\\b`,
    'iu',
  );
  const [, from, to, unit] = pattern.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const each =
    { hour: 1 / 8, day: 1, week: 7, month: 30, year: 365 }[unit?.toLowerCase() ?? ''] ?? 1;
  return [readNumber(from) * each, readNumber(to) * each];
}
