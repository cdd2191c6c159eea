import { describe, expect, test } from 'vitest';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { firstSentences, splitParagraphs, withShortParagraphs } from '#cli/body/splitParagraphs.ts';
import { treeOf } from '../../helpers/bodies.ts';

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
    [
      'are two, if the first is short apart from dashes',
      'Rock – solid rock – is the enemy. Under the street a handset shows no signal. More follows.',
      'Rock – solid rock – is the enemy. Under the street a handset shows no signal.',
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

/** A sentence of ten words. */
const ten = (name: string) => `${name} two three four five six seven eight nine ten.`;

describe('a text', () => {
  test('of sixty words is one paragraph', () => {
    const text = ['A', 'B', 'C', 'D', 'E', 'F'].map(ten).join(' ');
    expect(splitParagraphs(text)).toEqual([text]);
  });

  test('that is longer is split between sentences into paragraphs of about the same length', () => {
    const [first, second] = [
      ['A', 'B', 'C', 'D'],
      ['E', 'F', 'G', 'H'],
    ].map((names) => names.map(ten).join(' '));
    expect(splitParagraphs(`${first} ${second}`)).toEqual([first, second]);
  });

  test('of one long sentence is one paragraph', () => {
    const text = `${'word '.repeat(80)}end.`;
    expect(splitParagraphs(text)).toEqual([text]);
  });
});

describe('a long paragraph of a body', () => {
  const text = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(ten).join(' ');
  const split = (html: string) => formatHtml(withShortParagraphs(treeOf(html)));

  test('at the start has its opening as a paragraph of its own', () => {
    const rest = ['B', 'C', 'D', 'E', 'F', 'G'].map(ten).join(' ');
    expect(split(`<p>${text}</p>`)).toBe(`<p>${ten('A')}</p><p>${rest}</p>`);
  });

  test('keeps its words in their order', () => {
    expect(split(`<p>${text}</p>`).replaceAll('</p><p>', ' ')).toBe(`<p>${text}</p>`);
  });

  test('stays as it is if it has a link', () => {
    const html = `<p>${text} <a href="/about">About us</a></p>`;
    expect(split(html)).toBe(html);
  });
});
