import { expect, test, vi } from 'vitest';
import { lastChange } from '#cli/load/lastChange.ts';

const times = { now: new Date('2026-06-01T12:00:00Z'), timeZone: 'Pacific/Auckland' };

test.each([
  ['with an offset', '2026-03-01T09:00:00.123456+00:00', '2026-03-01T09:00:00.123456+00:00'],
  [
    'without one, which is in the zone of the site',
    '2026-03-01T09:00:00.123456',
    '2026-02-28T20:00:00.123456Z',
  ],
])('a time %s keeps its microseconds', (_, updated_at, time) => {
  expect(lastChange([{ updated_at }], null, times)).toBe(time);
});

test.each(['UTC', 'America/New_York'])('the zone of the machine does not matter: %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const rows = [
    { updated_at: '2026-05-31T09:00:00', publish_at: '2026-06-01T23:59:00' },
    { updated_at: '2026-05-31T09:00:00', publish_at: '2026-06-02T00:01:00' },
    { updated_at: '2026-05-31T22:00:00+00:00' },
  ];
  expect(lastChange(rows, null, times)).toBe('2026-06-01T11:59:00Z');
});

test('a text that is no time is not the last change', () => {
  const rows = [{ updated_at: '2026-13-01T09:00:00' }, { updated_at: '2026-05-31T09:00:00Z' }];
  expect(lastChange(rows, null, times)).toBe('2026-05-31T09:00:00Z');
});
