import { expect, test } from 'vitest';
import { classifySpam } from '#api/spam/classifySpam.ts';

function flagsOf(message: string): string[] {
  const signals = {
    name: '',
    honeypot: '',
    elapsed: undefined,
    proof: 'absent',
    times: 0,
  } as const;
  return classifySpam({ ...signals, message }).flags;
}

test.each([
  [3, []],
  [4, ['links']],
])('an address with https:// and www. is one link: %i of them', (count, flags) => {
  expect(flagsOf('https://www.example.com '.repeat(count))).toEqual(flags);
});

test.each(['-', '_', '.', '=', '\u2500'])('a line of "%s" separates parts of a message', (mark) => {
  expect(flagsOf(`Hello\n${mark.repeat(40)}\nRegards`)).toEqual([]);
});

test('a letter that is repeated thirty times is a repetition', () => {
  expect(flagsOf('a'.repeat(30))).toEqual(['repetition']);
});
