import { expect, test } from 'vitest';
import { parseWeeks } from '#cli/plan/parseWeeks.ts';
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
  ['ongoing', undefined],
])('the weeks of "%s"', (duration, weeks) => {
  expect(parseWeeks(duration)).toEqual(weeks);
});
