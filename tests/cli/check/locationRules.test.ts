import { expect, test } from 'vitest';
import { locationRules } from '#cli/check/locationRules.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { edited } from '../../helpers/contentDir.ts';
import { localTexts } from '../../helpers/minimalContent.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';

/** Returns the inputs of each rule on location pages, by its name. */
async function inputsOf(files: ContentFiles = {}): Promise<Record<string, string>> {
  const { context } = await findingsOf(files);
  if (!context) throw new Error('The content has errors.');
  return Object.fromEntries(
    locationRules.map(({ name, inputs, towns }) => [
      name,
      inputs(context.content, context.facts) + JSON.stringify(towns?.(context.content) ?? ''),
    ]),
  );
}

/** The rules on titles, descriptions and headings. */
const TEXTS = ['search-texts', 'headings'];
/** The rules on everything that location pages print but local texts. */
const ALL = [...TEXTS, 'likeness', 'missing-texts', 'nation-terms', 'slots'];

test.each<[string, ContentFiles, string[]]>([
  [
    'the name of a town',
    edited('towns/leeds.md', 'name: Leeds', 'name: Leads'),
    [...TEXTS, 'likeness', 'own-town', 'slots', 'town-terms'],
  ],
  [
    'the nation of a town',
    edited('towns/leeds.md', 'nation: England', 'nation: Wales'),
    [...TEXTS, 'likeness', 'missing-texts', 'nation-terms', 'own-town', 'slots', 'town-terms'],
  ],
  [
    'a note of a town',
    edited('towns/leeds.md', 'leeds-retail-0', 'Leeds'),
    ['likeness', 'own-town', 'town-terms'],
  ],
  ['a variant', edited('variants/marketing.yaml', 'help for', 'aid for'), ALL],
  ['the phrase of a sector', edited('sectors/retail.yaml', 'shops', 'stores'), ALL],
  ['the barriers', { 'barriers.yaml': 'barriers: []' }, [...TEXTS, 'slots']],
  [
    'local texts',
    { 'local/leeds.yaml': localTexts('Leeds') },
    ['likeness', 'local-texts', 'missing-texts', 'nation-terms', 'slots'],
  ],
  ['the words', edited('words.yaml', /(?<=fromOffice: ")/, 'some '), [...TEXTS, 'slots']],
  ['a price', edited('prices.yaml', '3000', '3001'), [...TEXTS, 'slots']],
  ['a service', edited('services/marketing.md', 'What it', 'All it'), [...TEXTS, 'slots']],
  [
    'a term',
    { 'wording.yaml': 'spellings: []\nnationTerms: []\n' },
    ['nation-terms', 'town-terms'],
  ],
  ['a search title', edited('blog/first-post.md', '  title: The', '  title: A'), TEXTS],
  ['the text of a post', edited('blog/first-post.md', 'Words on', 'More on'), []],
])('after an edit of %s, only the rules that read it run again', async (_, files, expected) => {
  const [before, after] = [await inputsOf(), await inputsOf(files)];
  const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
  expect(changed.sort()).toEqual(expected.toSorted());
});

test('the texts of a hidden service are no inputs of the rule on local texts', async () => {
  const { context } = await findingsOf({ 'local/leeds.yaml': localTexts('Leeds') });
  const [leeds] = context?.content.collections.local ?? [];
  const rule = locationRules.find(({ name }) => name === 'local-texts');
  if (!context || !leeds || !rule) throw new Error('There are no local texts.');
  const { marketing = '' } = leeds.data.services;
  const partial = { ...leeds, data: { ...leeds.data, services: { marketing } } };
  const { content, facts } = context;
  const hidden = { ...content, collections: { ...content.collections, local: [partial] } };
  expect(rule.inputs(hidden, facts)).not.toBe(rule.inputs(content, facts));
});
