import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent, words } from '../../../helpers/minimalContent.ts';

const sector = minimalContent()['sectors/retail.yaml'] ?? '';

test('a sector says something about each service', async () => {
  const fishing = sector.replaceAll('retail', 'fishing').replace('Retail', 'Fishing');
  expect((await findingsOf({ 'sectors/fishing.yaml': fishing })).printed).toBe('');
});

test('a service that is missing', async () => {
  const { printed } = await findingsOf(edited('sectors/retail.yaml', /\n {2}web-design: .*/, ''));
  expect(printed.replace(/marketing: .*/, 'marketing: …')).toMatchInlineSnapshot(`
    "content/sectors/retail.yaml:3:1  error  sector-service-missing
      The sector says nothing about the service "web-design".
      Expected a paragraph for each service; without it, pages of towns with this sector would have a gap.
      Add "web-design:" below "services:".

        2 | phrase: shops
      > 3 | services:
          | ^
        4 |   marketing: …"
  `);
});

test('a service that does not exist', async () => {
  const { printed } = await findingsOf({
    'sectors/retail.yaml': `${sector}  gardening: ${words(60, 'garden')}\n`,
  });
  expect(printed.replace(/: (?:garden|retail).*/g, ': …')).toMatchInlineSnapshot(`
    "content/sectors/retail.yaml:6:3  error  sector-service-unknown
      "gardening" is not a service.
      Expected the name of a file in content/services/.
      Did you mean "marketing"?

        5 |   web-design: …
      > 6 |   gardening: …
          |   ^
        7 |"
  `);
});

test('a misspelt service is reported once, with a suggestion', async () => {
  const { findings } = await findingsOf(
    edited('sectors/retail.yaml', 'web-design:', 'web-desing:'),
  );
  expect(findings.map(({ code, args }) => ({ code, ...args }))).toEqual([
    { code: 'sector-service-unknown', found: 'web-desing', suggestion: 'web-design' },
    { code: 'sector-service-missing', service: 'web-design' },
  ]);
});

test('a service whose file is broken is still a service', async () => {
  expect((await findingsOf({ 'services/marketing.md': 'x' })).codes).toEqual([
    'front-matter-missing',
  ]);
});
