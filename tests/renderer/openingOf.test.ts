import { describe, expect, test } from 'vitest';
import { openingOf } from '#templates/parts/openingOf.ts';

describe('the opening of a quote', () => {
  test('is the first sentence', () => {
    expect(openingOf('They asked what it would cost us. Then they told us. We rang.')).toBe(
      'They asked what it would cost us.',
    );
  });

  test('is the whole text if it is one sentence', () => {
    expect(openingOf('They asked what it would cost us.')).toBe(
      'They asked what it would cost us.',
    );
  });

  test('does not end after an abbreviation or a decimal point', () => {
    expect(openingOf('It took 2.5 hours to tell e.g. the shop. We rang.')).toBe(
      'It took 2.5 hours to tell e.g. the shop.',
    );
  });

  test('is empty if the first sentence is long', () => {
    expect(openingOf(`${'They asked again and '.repeat(8)}we rang. We rang.`)).toBe('');
  });
});
