import { afterEach, expect, test, vi } from 'vitest';
import { fillCounts } from '#renderer/fillCounts.client.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['en-GB', 1600, '1,600 towns'],
  ['en-GB', 1, '1 town'],
  ['de-DE', 1600, '1.600 towns'],
])('counts are formatted as the page is in %s', (lang, count, text) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  const words = { one: '{{ count }} town', other: '{{ count }} towns' };
  expect(fillCounts(words, count, { count })).toBe(text);
});
