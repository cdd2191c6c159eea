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
