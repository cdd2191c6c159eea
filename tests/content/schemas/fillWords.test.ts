import { describe, expect, test } from 'vitest';
import { fillPlural, fillWords } from '#schemas/fillWords.ts';
import { pattern, plural } from '#schemas/words/wordFields.ts';

describe('words with variables', () => {
  const words = pattern('a link', { town: 'Leeds', county: 'West Yorkshire' });

  test('get the values of their variables, with or without spaces in the braces', () => {
    const filled = fillWords(words.parse('{{ town }}, {{county}}'), {
      town: 'Ely',
      county: 'Kent',
    });
    expect(filled).toBe('Ely, Kent');
  });

  test('print a value as it is, even if it looks like a variable or a replacement', () => {
    const values = { town: '{{ county }}', county: '$&' };
    expect(fillWords(words.parse('{{ town }} {{ county }}'), values)).toBe('{{ county }} $&');
  });
});

describe('words for a number', () => {
  const towns = plural('the number of towns', { count: '12' });
  const english = towns.parse({ one: '{{ count }} town', other: '{{ count }} towns' });

  test.each([
    [0, '0 towns'],
    [1, '1 town'],
    [12, '12 towns'],
  ])('have the form of %i', (count, expected) => {
    expect(fillPlural(english, count, 'en-GB', { count })).toBe(expected);
  });

  test('have the forms of another language', () => {
    const polish = towns.parse({
      one: 'miasto',
      few: '{{ count }} miasta',
      other: '{{ count }} miast',
    });
    expect(fillPlural(polish, 3, 'pl', { count: 3 })).toBe('3 miasta');
    expect(fillPlural(polish, 5, 'pl', { count: 5 })).toBe('5 miast');
  });

  test('may leave out every form but "other"', () => {
    expect(fillPlural(towns.parse({ other: '{{ count }}' }), 1, 'en-GB', { count: 1 })).toBe('1');
  });
});
