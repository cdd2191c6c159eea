import { expect, it } from 'vitest';
import { planTimeStrip } from '#cli/plan/planTimeStrip.ts';

it('has a field for each week or month that a duration names', () => {
  expect(planTimeStrip('2–4 weeks')).toEqual({ count: 4, sure: 2 });
  expect(planTimeStrip('two to four weeks')).toEqual({ count: 4, sure: 2 });
  expect(planTimeStrip('3 months')).toEqual({ count: 3, sure: 3 });
});

it('is left out if the work has no end, or takes days or years', () => {
  for (const duration of ['ongoing', '2–4 days', '2 years'])
    expect(planTimeStrip(duration)).toBeUndefined();
});

it('is left out if the time has no whole fields, only one, or too many', () => {
  for (const duration of ['1.5 weeks', '1 week', '10–30 weeks'])
    expect(planTimeStrip(duration)).toBeUndefined();
});
