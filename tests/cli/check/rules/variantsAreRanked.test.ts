import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';

const second = 'variants/web-design-services.yaml';

test('the second variant may be the one in the short set', async () => {
  const { printed } = await findingsOf({
    ...edited('variants/web-design.yaml', 'inShortSet: true', 'inShortSet: false'),
    ...edited(second, 'inShortSet: false', 'inShortSet: true'),
  });
  expect(printed).toBe('');
});

test('a service without a variant', async () => {
  expect((await findingsOf({ 'variants/marketing.yaml': null })).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:1:1  error  variant-missing
      The service "marketing" has no variant, so no town would offer it.
      Expected a file in content/variants/ with "service: marketing".
      Add one.

      > 1 | ---
          | ^
        2 | order: 1"
  `);
});

test('two variants of the same rank', async () => {
  expect((await findingsOf(edited(second, 'rank: 2', 'rank: 1'))).printed).toMatchInlineSnapshot(`
    "content/variants/web-design-services.yaml:2:7  error  variant-rank-repeated
      "rank" is 1, as in another variant of "web-design".
      Expected one variant of rank 1 and at most one of rank 2 for each service.
      Write "rank: 2" in one of the two.
      See also content/variants/web-design.yaml:2:7

        1 | service: web-design
      > 2 | rank: 1
          |       ^
        3 | inShortSet: false"
  `);
});

test('no variant of the first rank', async () => {
  const { printed } = await findingsOf(edited('variants/marketing.yaml', 'rank: 1', 'rank: 2'));
  expect(printed).toMatchInlineSnapshot(`
    "content/variants/marketing.yaml:2:7  error  variant-rank-missing
      No variant of "marketing" has rank 1.
      Expected one, because its page is the one that search engines list first.
      Set "rank: 1" here.

        1 | service: marketing
      > 2 | rank: 2
          |       ^
        3 | inShortSet: true"
  `);
});

test('two variants in the short set', async () => {
  const { printed } = await findingsOf(edited(second, 'inShortSet: false', 'inShortSet: true'));
  expect(printed).toMatchInlineSnapshot(`
    "content/variants/web-design-services.yaml:3:13  error  service-short-variant
      2 variants of "web-design" have "inShortSet: true".
      Expected exactly one, because towns with the short page set have one page for each service.
      See also content/variants/web-design.yaml:3:13

        2 | rank: 2
      > 3 | inShortSet: true
          |             ^
        4 | angle: Old sites fixed"
  `);
});

test('no variant in the short set', async () => {
  const { findings } = await findingsOf(
    edited('variants/marketing.yaml', 'inShortSet: true', 'inShortSet: false'),
  );
  expect(findings).toMatchObject([
    { code: 'service-short-variant', file: 'content/variants/marketing.yaml', args: { count: 0 } },
  ]);
});

test('no service lacks a variant while one is broken', async () => {
  expect((await findingsOf({ 'variants/marketing.yaml': 'service: [' })).codes).toEqual([
    'yaml-bracket',
  ]);
  const broken = edited('variants/web-design.yaml', 'angle:', 'angel:');
  expect((await findingsOf(broken)).codes).toEqual(['field-unknown']);
});

test('a variant of a service that does not exist', async () => {
  const { codes } = await findingsOf({
    'variants/x.yaml': (minimalContent()['variants/marketing.yaml'] ?? '').replace(
      'service: marketing',
      'service: x',
    ),
  });
  expect(codes).toEqual(['reference-unknown']);
});
