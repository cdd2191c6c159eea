import { expect, it } from 'vitest';
import { planTimeStrip } from '#cli/plan/planTimeStrip.ts';

const strip = (duration: string, per: 'project' | 'month' | 'year' = 'project') =>
  planTimeStrip({ duration, per }, 'en-GB');

it('has a field for each week or month that a duration names', () => {
  expect(strip('2–4 weeks')).toEqual({ labels: ['1', '2', '3', '4'], sure: 2, goesOn: false });
  expect(strip('3 months')).toEqual({ labels: ['1', '2', '3'], sure: 3, goesOn: false });
});

it('has the months of a year if a service is paid monthly without an end, and years if yearly', () => {
  const monthly = strip('ongoing', 'month');
  expect(monthly?.labels.join('')).toBe('JFMAMJJASOND');
  expect(monthly).toMatchObject({ sure: 12, goesOn: true });
  expect(strip('ongoing', 'year')).toEqual({ labels: ['1', '2', '3'], sure: 3, goesOn: true });
});

it('is left out if the time has no whole fields, only one, or too many', () => {
  for (const duration of ['1.5 weeks', '1 day', '10–30 days', 'ongoing'])
    expect(strip(duration)).toBeUndefined();
});
