import { expect, test } from 'vitest';
import { capitalise, capitaliseLike } from '#schemas/capitalise.ts';

test.each([
  ['ongoing', 'Ongoing'],
  ['élan', 'Élan'],
  ['2–8 weeks', '2–8 weeks'],
  ['', ''],
])('%o at the start of a line', (text, line) => {
  expect(capitalise(text)).toBe(line);
});

test('a text takes the place of another', () => {
  expect(capitaliseLike('Six', 'seven')).toBe('Seven');
  expect(capitaliseLike('six', 'seven')).toBe('seven');
});
