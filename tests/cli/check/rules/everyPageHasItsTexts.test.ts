import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { words } from '../../../helpers/minimalContent.ts';

const shared = (first: string, second: string) =>
  edited(
    'sectors/retail.yaml',
    /web-design: .*/,
    `web-design:\n${[first, second]
      .map((nation) => `    - nations: [${nation}]\n      text: ${words(60, `shop-${nation}-`)}\n`)
      .join('')}`,
  );

test('the texts of a sector share out the nations', async () => {
  const { printed, context } = await findingsOf(shared('England', 'Wales'));
  expect(printed).toBe('');
  expect(context).toBeDefined();
});

test('no text of a sector is true in the nation of a town', async () => {
  const { printed } = await findingsOf(shared('Scotland', 'Wales'));
  expect(printed).toMatchInlineSnapshot(`
    "content/sectors/retail.yaml:5:3  error  phrasing-missing
      No text of "services.web-design" suits /locations/bristol/web-design (England) and on 2 other pages.
      Expected at least one text that is true in the nation of each page and suits its sectors.
      Add a text for these pages, or name their nation or sectors in one of the texts.

        4 |   marketing: retail-marketing-0 retail-marketing-1 retail-marketing-2 retail-marketing-3 retail-mark…
      > 5 |   web-design:
          |   ^
        6 |     - nations: [Scotland]"
  `);
});

test('no phrasing suits the sectors of a page', async () => {
  const { findings } = await findingsOf(
    edited(
      'variants/web-design.yaml',
      /lead:\n(?: {2}- .*\n)+/,
      `lead:\n${[1, 2, 3]
        .map((n) => `  - text: For {{ sector1 }}, way ${n}.\n    sectors: [shipping]\n`)
        .join('')}`,
    ),
  );
  expect(findings.map(({ code, path }) => [code, path])).toEqual([['phrasing-missing', ['lead']]]);
});
