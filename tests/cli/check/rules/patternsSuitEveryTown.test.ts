import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';

const file = 'variants/marketing.yaml';
const variant = minimalContent()[file] ?? '';
const withEnd = (end: string) =>
  findingsOf({ [file]: variant.replace('for firms in {{ town_full }}', end) });

test('a pattern does not name a town', async () => {
  expect((await withEnd('for {{ town_full }} firms in Leeds')).codes).toEqual(['pattern-town']);
});

const lead = (text: string) =>
  findingsOf({ [file]: variant.replace('Digital marketing help {{ in_town }}, way 1.', text) });
const typed = async (text: string) =>
  (await lead(text)).findings.flatMap(({ code, args }) => (code === 'pattern-town' ? [args] : []));

test.each([
  ['Firms in York ask.', { found: 'in York', write: '{{ in_town }}' }],
  ['In York they ask.', { found: 'In York', write: '{{ in_town | capitalize }}' }],
  ['Firms near York ask.', { found: 'York', write: '{{ town }}' }],
  ['Firms around York ask.', { found: 'York', write: '{{ town }}' }],
])('the town in "%s" is found', async (text, args) => {
  expect(await typed(text)).toEqual([args]);
});

test.each(['Ask the Duke of York.', 'Firms from New York ask.', 'Firms in London ask.'])(
  '"%s" names no town of the site',
  async (text) => {
    expect(await typed(text)).toEqual([]);
  },
);

test('a name is one of a town as a whole, or by its short form', async () => {
  const renamed = {
    ...edited('towns/york.md', 'name: York', 'name: Sutton in Leeds\nshortName: Sutton'),
    ...edited('towns/bristol.md', 'name: Bristol', 'name: Reading'),
  };
  const found = async (text: string) => {
    const pattern = variant.replace('Digital marketing help {{ in_town }}, way 1.', text);
    const { findings } = await findingsOf({ ...renamed, [file]: pattern });
    return findings.flatMap((one) => (one.code === 'pattern-town' ? [one.args.found] : []));
  };
  expect(await found('Firms in Sutton in Leeds ask.')).toEqual(['in Sutton in Leeds']);
  expect(await found('Sutton firms ask.')).toEqual(['Sutton']);
  expect(await found('Firms in Reading ask.')).toEqual(['in Reading']);
  expect(await found('Reading helps.')).toEqual([]);
});

test('no name of a town is checked while the city of the office is unknown', async () => {
  const { codes } = await findingsOf({
    'site.yaml': minimalContent()['site.yaml']?.replace(/^phone: .*$/m, 'phone: none') ?? '',
    [file]: variant.replace('for firms in {{ town_full }}', 'for {{ town_full }} firms in Leeds'),
  });
  expect(codes).toEqual(['field-invalid']);
});

test.each([
  ['From £{{ price_from }}.', { found: '£{{ price_from }}', word: '£' }],
  ["Ask {{ town_possessive }}'s firms.", { found: "{{ town_possessive }}'s", word: "'s" }],
  ['Firms {{ town_possessive }}’ own.', { found: '{{ town_possessive }}’', word: '’' }],
])('"%s" repeats a sign of its variable', async (text, args) => {
  const { findings } = await lead(text);
  expect(findings).toMatchObject([{ code: 'word-repeated', args }]);
});

test('a variable without a sign of its own may have one beside it', async () => {
  expect((await lead("From £200 {{ in_town }}. {{ town }}'s firms ask.")).codes).toEqual([]);
});

test('a pattern does not repeat the first word of a variable', async () => {
  expect((await withEnd('for firms in {{ in_town_full }}')).codes).toContain('word-repeated');
});
