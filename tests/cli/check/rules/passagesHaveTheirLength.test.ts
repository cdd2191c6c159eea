import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { localTexts, words } from '../../../helpers/minimalContent.ts';

const introduction = (count: number) =>
  edited('towns/york.md', /---\n\n[^]*$/, `---\n\n${words(count, 'ebor')}\n`);
const paragraph = (count: number) =>
  edited('sectors/retail.yaml', /web-design: .*/, `web-design: ${words(count, 'shop')}`);

test.each([90, 140])('an introduction of %i words', async (count) => {
  expect((await findingsOf(introduction(count))).printed).toBe('');
});

test('an introduction that is too short', async () => {
  const { printed } = await findingsOf(introduction(89));
  expect(printed.replace(/ebor0.*/, '…')).toMatchInlineSnapshot(`
    "content/towns/york.md:22:1  warning  town-introduction-length
      The introduction has 89 words.
      Expected 90 to 140.

        21 |
      > 22 | …
           | ^
        23 |"
  `);
});

test('an introduction that is too long', async () => {
  expect((await findingsOf(introduction(141))).codes).toEqual(['town-introduction-length']);
});

test.each([50, 80])('a paragraph on a service for a sector of %i words', async (count) => {
  expect((await findingsOf(paragraph(count))).printed).toBe('');
});

test('a paragraph that is too short', async () => {
  const { printed } = await findingsOf(paragraph(49));
  expect(printed.replace(/: (?:shop|retail-).*/g, ': …')).toMatchInlineSnapshot(`
    "content/sectors/retail.yaml:5:3  warning  sector-paragraph-length
      The paragraph on "web-design" has 49 words.
      Expected 50 to 80.

        4 |   marketing: …
      > 5 |   web-design: …
          |   ^
        6 |"
  `);
});

test('a paragraph that is too long', async () => {
  expect((await findingsOf(paragraph(81))).codes).toEqual(['sector-paragraph-length']);
});

const localText = (count: number) => ({
  'local/york.yaml': localTexts('York').replace(
    words(160, 'york-local-design-'),
    words(count - 2, 'york-local-design-'),
  ),
});

test.each([150, 195])('a local text of %i words', async (count) => {
  expect((await findingsOf(localText(count))).printed).toBe('');
});

test.each([149, 196])('a local text of %i words is reported', async (count) => {
  const { findings } = await findingsOf(localText(count));
  expect(findings).toMatchObject([
    {
      code: 'local-text-length',
      level: 'warning',
      path: ['services', 'web-design'],
      args: { words: count },
    },
  ]);
});

test('neither stops the build', async () => {
  const { findings, context } = await findingsOf({ ...introduction(1), ...paragraph(1) });
  expect(findings.map(({ level }) => level)).toEqual(['warning', 'warning']);
  expect(context).toBeDefined();
});
