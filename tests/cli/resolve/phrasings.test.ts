import { expect, test } from 'vitest';
import { fittingPhrasings, sectorTextsIn } from '#cli/resolve/phrasings.ts';

const page = { nation: 'Wales', sectors: ['retail', 'farming', 'shipping'] } as const;
const textsFor = (phrasings: Parameters<typeof fittingPhrasings>[0]) =>
  fittingPhrasings(phrasings, page).map(({ text }) => text);

test('a plain text suits every page', () => {
  expect(textsFor(['One.', 'Two.'])).toEqual(['One.', 'Two.']);
});

test('a text suits the pages of its nations only', () => {
  expect(
    textsFor([
      { text: 'Ofsted.', nations: ['England'] },
      { text: 'Estyn.', nations: ['Wales', 'Scotland'] },
      { text: 'Anybody.' },
    ]),
  ).toEqual(['Estyn.', 'Anybody.']);
});

test.each([
  ['{{ sector1 }}', ['retail'], true],
  ['{{ sector1 }}', ['farming'], false],
  ['{{ sector2 }}', ['farming'], true],
  ['{{ sector1 }} and {{ sector2 }}', ['retail'], false],
  ['{{ sectors }}', ['retail', 'farming'], false],
  ['{{ sectors }}', ['retail', 'farming', 'shipping'], true],
  ['no sector', ['farming'], true],
])('"%s" with the sectors %j', (text, sectors, suits) => {
  expect(textsFor([{ text, sectors }])).toEqual(suits ? [text] : []);
});

test('the second variable names the first sector if a page has only one', () => {
  const phrasing = { text: '{{ sector2 }}', sectors: ['retail'] };
  expect(fittingPhrasings([phrasing], { nation: 'Wales', sectors: ['retail'] })).toHaveLength(1);
});

test('a text keeps its place in the list', () => {
  expect(
    fittingPhrasings([{ text: 'Ofsted.', nations: ['England'] }, 'Two.', { text: 'Three.' }], page),
  ).toEqual([
    { text: 'Two.', steps: [1] },
    { text: 'Three.', steps: [2, 'text'] },
  ]);
});

test('a sector has one text for all nations, or several that share them out', () => {
  expect(sectorTextsIn('Wales', 'For all.')).toEqual([{ text: 'For all.', steps: [] }]);
  expect(
    sectorTextsIn('Wales', [
      { text: 'Ofsted.', nations: ['England'] },
      { text: 'Estyn.', nations: ['Wales'] },
    ]),
  ).toEqual([{ text: 'Estyn.', steps: [1, 'text'] }]);
});
