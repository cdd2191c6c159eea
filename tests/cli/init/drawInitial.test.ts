import { expect, test } from 'vitest';
import { drawInitial } from '#cli/init/drawInitial.ts';

test('the mark is the first letter of a name, also one beyond Latin-1', async () => {
  const marks = await Promise.all(['Agency', 'łódź', '“Český”', '7 Hills'].map(drawInitial));
  expect(new Set(marks).size).toBe(4);
  expect(marks).not.toContain(await drawInitial('東京'));
  expect(await drawInitial('Łódź')).toBe(marks[1]);
});

test('the mark is a square if the font lacks the letter or the name has none', async () => {
  const square = 'M12 12h16v16H12z';
  expect(await drawInitial('東京')).toBe(square);
  expect(await drawInitial('…')).toBe(square);
});
