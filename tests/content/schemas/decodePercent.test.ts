import { expect, test } from 'vitest';
import { decodePercent } from '#schemas/decodePercent.ts';

test.each([
  ['caf%C3%A9', 'café'],
  ['100%', '100%'],
  ['/about', '/about'],
])('%s becomes %s', (text, decoded) => {
  expect(decodePercent(text)).toBe(decoded);
});
