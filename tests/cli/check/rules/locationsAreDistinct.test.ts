import { expect, test } from 'vitest';
import { locationsAreDistinct } from '#cli/check/rules/locationsAreDistinct.ts';
import type { Problem } from '#cli/model/problem.ts';
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

test('a town that is half a copy is a warning', async () => {
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

test.each([
  ['a copy', { 'towns/york.md': introducedLikeLeeds(90).replaceAll('york-', 'leeds-') }],
  ['half a copy', { 'towns/york.md': introducedLikeLeeds(80) }],
  ['a town with a text of its own', { 'towns/york.md': york }],
])('comparing only the changed town finds %s as comparing all towns does', async (_, files) => {
  const { context } = await findingsOf({ ...files, 'towns/bath.md': york.replace('York', 'Bath') });
  if (!context) throw new Error('The content has errors.');
  const inYork = ({ at, related = [] }: Problem) =>
    [at, ...related].some(({ file }) => file === 'content/towns/york.md');
  const all = locationsAreDistinct(context).filter(inYork);
  expect(locationsAreDistinct(context, new Set(['content/towns/york.md']))).toEqual(all);
  expect(all.length).toBeGreaterThan(0);
});
