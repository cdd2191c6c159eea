import { expect, test, vi } from 'vitest';
import { Salts } from '#api/request/salts.ts';

test('a call of the store that never settles holds up no other request', async () => {
  const saltOf = vi.fn((day: string) => Promise.resolve(`salt of ${day}`));
  saltOf.mockReturnValueOnce(new Promise<string>(() => {}));
  const salts = new Salts(saltOf);
  const now = new Date('2026-03-02T10:00:00Z');
  void salts.of(now);
  expect(await salts.of(now)).toBe('salt of 2026-03-02');
});

test('requests at the same time get the same salt, even if the store has changed', async () => {
  let calls = 0;
  const salts = new Salts(() => Promise.resolve(`salt ${++calls}`));
  const now = new Date('2026-03-02T10:00:00Z');
  const given = await Promise.all([salts.of(now), salts.of(now), salts.of(now)]);
  expect(new Set(given).size).toBe(1);
  expect(await salts.of(now)).toBe(given[0]);
});

test('salts of today and yesterday are cached, in any order of requests', async () => {
  const saltOf = vi.fn((day: string) => Promise.resolve(`salt of ${day}`));
  const salts = new Salts(saltOf);
  // A proof of work at midnight asks for the day before.
  await salts.of(new Date('2026-03-03T00:05:00Z'));
  await salts.of(new Date('2026-03-02T23:55:00Z'));
  await salts.of(new Date('2026-03-04T10:00:00Z'));
  saltOf.mockClear();
  await salts.of(new Date('2026-03-04T10:00:00Z'));
  await salts.of(new Date('2026-03-03T12:00:00Z'));
  expect(saltOf).not.toHaveBeenCalled();
  await salts.of(new Date('2026-03-02T12:00:00Z'));
  expect(saltOf).toHaveBeenCalledOnce();
});
