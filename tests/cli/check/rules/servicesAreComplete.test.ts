import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const extra = (fields: string) =>
  edited('services/marketing.md', 'listing:', `${fields}\nlisting:`);
const steps = (count: number) =>
  Array.from({ length: count }, () => '  - { title: A, text: B }').join('\n');

test('accepts three benefits, eight features, three solution areas and four steps', async () => {
  const { printed } = await findingsOf(extra(`solutionAreas:\n${steps(3)}\nprocess:\n${steps(4)}`));
  expect(printed).toBe('');
});

test('refuses two benefits', async () => {
  const { printed } = await findingsOf(edited('services/marketing.md', '  - One.\n', ''));
  expect(printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:27:1  error  benefit-count
      There are 2 benefits.
      Expected exactly 3.
      Add 1 more.

        26 |     - Three
      > 27 | benefits:
           | ^
        28 |   - Two."
  `);
});

test('refuses ten features', async () => {
  const { printed } = await findingsOf(
    edited('services/marketing.md', '  - 8th\n', '  - 8th\n  - 9th\n  - 10th\n'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:31:1  error  feature-count
      There are 10 features.
      Expected exactly 8.
      Delete 2.

        30 |   - Three.
      > 31 | features:
           | ^
        32 |   - 1st"
  `);
});

test('refuses another number of solution areas and of steps', async () => {
  const { findings } = await findingsOf(
    extra(`solutionAreas:\n${steps(2)}\nprocess:\n${steps(5)}`),
  );
  expect(findings.map(({ code, path }) => [code, path])).toEqual([
    ['solution-area-count', ['solutionAreas']],
    ['process-step-count', ['process']],
  ]);
});

test('refuses an empty list of solution areas', async () => {
  expect((await findingsOf(extra('solutionAreas: []'))).codes).toEqual(['solution-area-count']);
});
