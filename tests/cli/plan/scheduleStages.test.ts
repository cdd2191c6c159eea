import { expect, test } from 'vitest';
import { isOngoing, parseWeeks } from '#cli/resolve/parseWeeks.ts';
import { scheduleStages } from '#cli/plan/scheduleStages.ts';

const stage = (service: string, duration: string, ...after: string[]) => ({
  service,
  weeks: parseWeeks(duration),
  ...(after.length > 0 && { after }),
});

test('a stage begins when the one that it follows ends', () => {
  const { begins, total } = scheduleStages([
    stage('brand', '1–4 weeks'),
    stage('site', '2–8 weeks', 'brand'),
  ]);
  expect(begins).toEqual([
    { least: 0, most: 0 },
    { least: 1, most: 4 },
  ]);
  expect(total).toEqual({ least: 3, most: 12 });
});

test('stages that do not follow each other run side by side', () => {
  const { begins, total } = scheduleStages([
    stage('product', '2–6 weeks'),
    stage('brand', '3–4 weeks'),
    stage('press', '1–2 weeks', 'product', 'brand'),
  ]);
  expect(begins.at(-1)).toEqual({ least: 3, most: 6 });
  expect(total).toEqual({ least: 4, most: 8 });
});

test('a stage without an end delays nothing', () => {
  const { begins, total } = scheduleStages([
    stage('domain', 'ongoing'),
    stage('site', '2–8 weeks', 'domain'),
    stage('marketing', 'ongoing', 'site'),
  ]);
  expect(begins[1]).toEqual({ least: 0, most: 0 });
  expect(begins[2]).toEqual({ least: 2, most: 8 });
  expect(total).toEqual({ least: 2, most: 8 });
});

test('there is no total if no stage has an end', () => {
  expect(scheduleStages([stage('marketing', 'ongoing')]).total).toBeUndefined();
});

test.each([
  ['2–8 weeks', { least: 2, most: 8 }],
  ['2 to 8 weeks', { least: 2, most: 8 }],
  ['1 week', { least: 1, most: 1 }],
  ['2 weeks to 3 months', { least: 2, most: 13 }],
  ['6 weeks–1 year', { least: 6, most: 52 }],
  ['1–1.5 years', { least: 52, most: 78 }],
  ['3 months', { least: 13, most: 13 }],
  ['1–2 hours', { least: 1 / 56, most: 2 / 56 }],
  ['30 minutes', { least: 0.5 / 56, most: 0.5 / 56 }],
  ['10 working days', { least: 2, most: 2 }],
  ['a day', { least: 1 / 7, most: 1 / 7 }],
  ['Two days to a week', { least: 2 / 7, most: 1 }],
  ['half a year', { least: 26, most: 26 }],
  ['2 weekends', { least: 4 / 7, most: 4 / 7 }],
  ['two to eight weeks', { least: 2, most: 8 }],
  ['1,5 weeks', { least: 1.5, most: 1.5 }],
  ['1,000 weeks', { least: 1000, most: 1000 }],
  ['2 weeks per language', { least: 2, most: 2 }],
  ['2 days a month, for 6 weeks', { least: 6, most: 6 }],
  ['ongoing', undefined],
  ['2 days a month', undefined],
  ['4 hours/week', undefined],
  ['once a month', undefined],
  ['every 2 weeks', undefined],
  ['as agreed', undefined],
  ['a few weeks', undefined],
  ['1/2 weeks', undefined],
])('the weeks of "%s"', (duration, weeks) => {
  expect(parseWeeks(duration)).toEqual(
    weeks && {
      least: expect.closeTo(weeks.least) as number,
      most: expect.closeTo(weeks.most) as number,
    },
  );
});

test.each([
  ['ongoing', undefined, true],
  ['Monthly', undefined, true],
  ['2 days a month', undefined, true],
  ['every 2 weeks', undefined, true],
  ['24/7', undefined, true],
  ['as agreed', 'month', true],
  ['as agreed', 'project', false],
  ['as agreed', undefined, false],
  ['3 months', 'month', false],
  ['a day', 'project', false],
] as const)('whether "%s", with a price for a %s, has no end: %s', (duration, per, isEndless) => {
  expect(isOngoing({ duration, per })).toBe(isEndless);
});
