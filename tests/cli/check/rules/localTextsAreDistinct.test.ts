import { expect, test } from 'vitest';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { localTexts, words } from '../../../helpers/minimalContent.ts';

const leeds = localTexts('Leeds');

test('texts of two towns that were written for them are right', async () => {
  const files = { 'local/leeds.yaml': leeds, 'local/york.yaml': localTexts('York') };
  expect((await findingsOf(files)).printed).toBe('');
});

test('a text with the town exchanged is refused', async () => {
  const own = words(160, 'leeds-local-design-');
  const york = localTexts('York').replace(
    `In York ${words(160, 'york-local-design-')}`,
    `In York ${own}`,
  );
  const { printed } = await findingsOf({ 'local/leeds.yaml': leeds, 'local/york.yaml': york });
  expect(printed.split('\n\n')[0]).toMatchInlineSnapshot(`
    "content/local/york.yaml:6:3  error  local-text-alike
      The text on "web-design" is 99% the same as one in content/local/leeds.yaml.
      Expected less than 30%; search engines drop pages that are copies.
      Write it again for this town, or delete it.
      See also content/local/leeds.yaml:6:3"
  `);
});

test('two texts of one town are compared, too', async () => {
  const text = leeds.replace(
    words(160, 'leeds-local-design-'),
    words(160, 'leeds-local-marketing-'),
  );
  const { findings } = await findingsOf({ 'local/leeds.yaml': text });
  expect(findings).toMatchObject([
    { code: 'local-text-alike', level: 'error', args: { service: 'web-design' } },
  ]);
});
