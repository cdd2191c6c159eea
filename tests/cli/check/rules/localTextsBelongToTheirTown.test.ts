import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { localTexts, minimalContent, words } from '../../../helpers/minimalContent.ts';

const york = localTexts('York');

test('texts that name their town or a place in it are right', async () => {
  expect((await findingsOf({ 'local/york.yaml': york })).printed).toBe('');
  const street = york.replaceAll('In York', 'On this side of Micklegate');
  expect((await findingsOf({ 'local/york.yaml': street })).printed).toBe('');
});

test('a file with the name of no town is an error', async () => {
  const { printed } = await findingsOf({ 'local/yrok.yaml': york });
  expect(printed.split('\n\n')[0]).toMatchInlineSnapshot(`
    "content/local/yrok.yaml:1:1  error  local-town-unknown
      The file has the name of no town: "yrok".
      Expected the name of a file in content/towns/, whose pages show these texts.
      Did you mean "york"?"
  `);
});

test('a file with the old name of a town whose file was renamed', async () => {
  const { findings } = await findingsOf({
    'local/york.yaml': york,
    'local/yorks.yaml': york.replaceAll('York', 'Yorks'),
    'towns/york.md': null,
    'towns/city-of-york.md': minimalContent()['towns/york.md'] ?? '',
    'towns/yorks.md': (minimalContent()['towns/york.md'] ?? '').replace(
      'name: York',
      'name: Yorks',
    ),
  });
  expect(findings.find(({ code }) => code === 'local-town-unknown')?.args).toEqual({
    found: 'york',
    suggestion: 'city-of-york',
  });
});

test('a text that calls another town its own', async () => {
  const { findings } = await findingsOf({
    'local/york.yaml': york.replace('In York', 'Here in Leeds and in York'),
  });
  expect(findings).toMatchObject([
    {
      code: 'fact-contradicted',
      file: 'content/local/york.yaml',
      args: { found: 'Here in Leeds', expected: 'Here in York' },
    },
  ]);
});

test.each([
  ['In Leeds, shops', 'pasted, without a word of York', ['fact-contradicted']],
  ['In Leeds, unlike York, shops', 'a comparison', []],
  ['In Leeds, york-local-design-0', 'one that names a place in York', []],
  ['On the road to Leeds, shops', 'about a road', []],
])('a text that starts with "%s": %s', async (start, _, codes) => {
  const text = york
    .replace('york-local-marketing-0', 'york-local-design-0')
    .replace(
      /(marketing: [^]*?)In York york-local-marketing-0/,
      (_whole, key: string) => key + start,
    );
  expect((await findingsOf({ 'local/york.yaml': text })).codes).toEqual(codes);
});

test('texts of a town whose file has an error are not reported', async () => {
  const { codes } = await findingsOf({
    'local/york.yaml': york,
    'towns/york.md': '---\na: 1\n---\n',
  });
  expect(codes).not.toContain('local-town-unknown');
});

const draft = (file: string) =>
  minimalContent()[file]?.replace('---\n', '---\ndraft: true\n') ?? '';

test('the texts of a draft town are hidden with it', async () => {
  const files = { 'local/york.yaml': york, 'towns/york.md': draft('towns/york.md') };
  const { printed, context } = await findingsOf(files, { hidesDrafts: true });
  expect(printed).toBe('');
  expect(context?.content.collections.local).toEqual([]);
});

test('the texts on a draft service are hidden with it', async () => {
  const files = {
    'local/york.yaml': york,
    'services/marketing.md': draft('services/marketing.md'),
  };
  const { findings } = await findingsOf(files, { hidesDrafts: true });
  // The list of names has one of the text on that service.
  expect(findings.map(({ file }) => file)).not.toContain('content/local/york.yaml');
});

test('a text without a place is reported, even if it names months', async () => {
  const text = york.replaceAll('In York', 'Shops buy for Christmas in August.');
  const { printed } = await findingsOf({ 'local/york.yaml': text });
  expect(printed.split('\n\n')[0]).toMatchInlineSnapshot(`
    "content/local/york.yaml:6:3  warning  local-text-placeless
      The text on "web-design" names no place, so it could be about any town.
      Expected a text that is true of York alone.
      Name the streets, trades or seasons of the town that it is about."
  `);
});

/** Returns local texts of York that name Leeds some times, and that may start with other words. */
const aboutLeeds = (times: number, start = '') =>
  york.replaceAll('In York', `${start}Shops of ${Array(times).fill('Leeds').join(' or ')} trade`);

test('texts that name another town instead of their own are one finding', async () => {
  const { printed } = await findingsOf({ 'local/york.yaml': aboutLeeds(3) });
  expect(printed.split('\n\n')[0]).toMatchInlineSnapshot(`
    "content/local/york.yaml:5:3  warning  local-text-placeless
      The texts name Leeds several times, and York once at most.
      Expected texts that are true of York alone.
      If they are about Leeds, give the file the name of that town, and restore that of York from Git."
  `);
  const { codes } = await findingsOf({ 'local/york.yaml': aboutLeeds(3) });
  expect(codes).toEqual(['local-text-placeless']);
});

test('texts may name another town beside their own', async () => {
  expect((await findingsOf({ 'local/york.yaml': aboutLeeds(3, 'In York too. ') })).codes).toEqual(
    [],
  );
  expect((await findingsOf({ 'local/york.yaml': aboutLeeds(1) })).codes).toEqual([]);
});

test('the texts of a part of a city may name the city alone', async () => {
  const { codes } = await findingsOf({
    'local/york.yaml': aboutLeeds(3),
    ...edited('towns/york.md', 'name: York', 'name: York\npartOf: leeds'),
  });
  expect(codes).not.toContain('local-text-placeless');
});

test('a name that no text has is reported', async () => {
  const text = york.replace('york-local-marketing-0', 'Micklegate');
  const { printed } = await findingsOf({ 'local/york.yaml': text });
  expect(printed.split('\n\n')[0]).toMatchInlineSnapshot(`
    "content/local/york.yaml:3:5  warning  local-name-unused
      No text has the name "Micklegate".
      Expected names of the texts below only, spelt as there.
      Correct the name, or delete the line."
  `);
});

test('a name may be broken over two lines of a text', async () => {
  const text = `checked: 2026-03
names: [Bishopthorpe Road]
services:
  marketing: |
    The shops of Bishopthorpe
    Road ${words(160, 'york-')}
`;
  expect((await findingsOf({ 'local/york.yaml': text })).printed).toBe('');
});

test('a file of local texts alone is not a sign that a town was renamed', async () => {
  const { codes } = await findingsOf({ 'local/new-bristol.yaml': york });
  expect(codes).toEqual(['local-town-unknown']);
});

test('a town that was renamed by hand is one finding for its local texts and what refers to it', async () => {
  const { findings } = await findingsOf({
    'local/york.yaml': york,
    'towns/york.md': null,
    'towns/york-city.md': minimalContent()['towns/york.md'] ?? '',
    ...edited('blog/first-post.md', '(/contact)', '(/locations/york)'),
  });
  expect(findings.filter(({ cause }) => !cause)).toMatchObject([
    { code: 'entry-renamed', args: { slug: 'york', renamed: 'york-city', places: 2 } },
  ]);
});

test('a text on a service that does not exist is an error', async () => {
  const text = york.replace('web-design:', 'web-desing:');
  const { printed } = await findingsOf({ 'local/york.yaml': text });
  expect(printed.split('\n\n')[0]).toMatchInlineSnapshot(`
    "content/local/york.yaml:6:3  error  reference-unknown
      "services" is "web-desing", which does not exist.
      Expected the name of a file in content/services/.
      Did you mean "web-design"?"
  `);
});
