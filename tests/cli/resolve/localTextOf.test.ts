import { describe, expect, test } from 'vitest';
import { firstSentences } from '#cli/resolve/localTextOf.ts';

describe('the first sentences of a text', () => {
  test.each([
    [
      'are one, if it is long enough',
      'Students move in late autumn and in June. Nobody else does.',
      'Students move in late autumn and in June.',
    ],
    [
      'are two, if the first is short',
      'Rock is the enemy. Under the street a handset shows no signal. More follows.',
      'Rock is the enemy. Under the street a handset shows no signal.',
    ],
    ['are the whole text, if it is short', 'Rock is the enemy.', 'Rock is the enemy.'],
    [
      'end with a question',
      'Will households in this suburb pay for a second collection? We ask.',
      'Will households in this suburb pay for a second collection?',
    ],
    [
      'may end with a quotation',
      'Every second caller says "my neighbour told me about you." Then we ask again.',
      'Every second caller says "my neighbour told me about you."',
    ],
    [
      'do not end at a figure or an abbreviation inside',
      'It takes about 2.5 hours, e.g. by train, to get there. Buses are slower.',
      'It takes about 2.5 hours, e.g. by train, to get there.',
    ],
  ])('%s', (_, text, expected) => {
    expect(firstSentences(text)).toBe(expected);
  });
});
