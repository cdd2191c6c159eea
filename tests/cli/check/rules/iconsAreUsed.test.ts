import { expect, test } from 'vitest';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { drawing } from '../../../helpers/minimalContent.ts';

const files = { 'brand/icons/rocket.svg': drawing('M0 0h9v9z') };

test('an icon of no service is a warning before the launch', async () => {
  const { findings } = await findingsOf(files, { launch: true });
  expect(findings.filter(({ code }) => code === 'icon-unused')).toMatchObject([
    { level: 'warning', file: 'content/brand/icons/rocket.svg', args: { name: 'rocket' } },
  ]);
});

test('any icon is fine while the site is written', async () => {
  expect((await findingsOf(files)).codes).toEqual([]);
});
