import { expect, test } from 'vitest';
import { planRouteSign } from '#cli/plan/planRouteSign.ts';

const service = (label: string, duration: string) => ({ label, duration, path: `/${label}` });
const labels = (services: readonly { label: string }[]) => services.map(({ label }) => label);

test('what takes longest is farthest up the road', () => {
  const sign = planRouteSign([
    service('brand', '1–4 weeks'),
    service('software', '3–6 months'),
    service('site', '2–8 weeks'),
    service('press', '1–3 months'),
    service('audit', '3 days'),
  ]);
  expect(labels(sign.turnings)).toEqual(['software', 'press', 'site', 'brand', 'audit']);
});

test('of two that may take equally long, the one that starts later is farther', () => {
  const sign = planRouteSign([service('early', '1–6 months'), service('late', '3–6 months')]);
  expect(labels(sign.turnings)).toEqual(['late', 'early']);
});

test('services without an end are on the roundabout, and one without a known time is the nearest turning', () => {
  const sign = planRouteSign([
    service('marketing', 'ongoing'),
    service('odd', 'as agreed'),
    { ...service('advice', 'as agreed'), per: 'month' },
    service('audit', 'two hours'),
  ]);
  expect(labels(sign.roundabout)).toEqual(['marketing', 'advice']);
  expect(labels(sign.turnings)).toEqual(['audit', 'odd']);
});

test('the sign has the first services if it has no room for all', () => {
  const projects = Array.from({ length: 30 }, (_, index) => service(`project ${index}`, '1 week'));
  const ongoing = Array.from({ length: 10 }, (_, index) => service(`care ${index}`, 'ongoing'));
  const sign = planRouteSign([...ongoing, ...projects]);
  expect(sign.roundabout).toEqual(ongoing.slice(0, 3));
  expect(sign.turnings).toEqual(projects.slice(0, 8));
});
