import { expect, test } from 'vitest';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent, words } from '../../../helpers/minimalContent.ts';

const york = minimalContent()['towns/york.md'] ?? '';

/** Returns York with an introduction of 100 words. `count` of them are the same as those of Leeds. */
function introducedLikeLeeds(count: number): string {
  const shared = words(count, 'leeds-').replace('.', '');
  return york.replace(/---\n\n[^]*$/, `---\n\n${shared} ${words(100 - count, 'ebor-')}\n`);
}

test('towns with texts of their own are different, though they have the same sectors', async () => {
  expect((await findingsOf()).printed).toBe('');
});

test('a town that is nearly a copy of another is refused', async () => {
  const copy = introducedLikeLeeds(90).replaceAll('york-', 'leeds-');
  const { printed } = await findingsOf({ 'towns/york.md': copy });
  expect(printed.replace(/leeds-0.*/g, '…')).toMatchInlineSnapshot(`
    "content/towns/york.md:22:1  error  locations-alike
      /locations/york/york-marketing is about 95% the same as /locations/leeds/leeds-marketing.
      Expected less than 70%; search engines drop pages that are copies.
      Give the town an introduction, sectors and notes of its own.
      See also content/towns/leeds.md:22:1

        21 |
      > 22 | …
           | ^
        23 |"
  `);
});

test('a town that is half a copy is warned of', async () => {
  const { findings } = await findingsOf({ 'towns/york.md': introducedLikeLeeds(80) });
  expect(findings).toMatchObject([{ code: 'locations-nearly-alike', level: 'warning' }]);
});

test('a copy is found even if its sectors differ', async () => {
  const sector = minimalContent()['sectors/retail.yaml'] ?? '';
  const others = { retail: 'wool', farming: 'coal', shipping: 'tea' };
  let text = introducedLikeLeeds(99).replaceAll('york-', 'leeds-');
  const sectors: Record<string, string> = {};
  for (const [name, other] of Object.entries(others)) {
    text = text.replace(`sector: ${name}`, `sector: ${other}`);
    sectors[`sectors/${other}.yaml`] = sector
      .replaceAll('retail-', `${other}-`)
      .replace('Retail', other);
  }
  const { codes } = await findingsOf({ 'towns/york.md': text, ...sectors });
  expect(codes).toEqual(['locations-nearly-alike']);
});
