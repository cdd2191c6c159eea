import { expect, test } from 'vitest';
import { planJourneys, planScale } from '#cli/plan/planJourneys.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { howFarFile, journey } from '../../helpers/howFarContent.ts';

/** Returns the bars and the scale of two journeys, one through web design, which takes 2–8 weeks, and one through marketing. */
async function planWith(durationOfMarketing: string) {
  const { context, printed } = await findingsOf({
    'prices.yaml': `web-design: { min: 600, max: 10000, per: project, duration: 2–8 weeks }
marketing: { min: 200, max: 3000, per: month, duration: ${durationOfMarketing} }
`,
    ...howFarFile({
      journeys: [
        journey({ name: 'one', stages: [{ service: 'web-design', task: 'The site.' }] }),
        journey({ name: 'two', stages: [{ service: 'marketing', task: 'Customers.' }] }),
      ],
    }),
  });
  const screen = context?.content.singles.howFar?.data;
  if (!context || !screen) throw new Error(printed);
  return {
    bars: planJourneys(screen, context).map(({ bar }) => bar),
    scale: planScale(screen, context),
  };
}

test('a bar shows the time of a journey as a percentage of the longest', async () => {
  expect((await planWith('1–4 weeks')).bars).toEqual([
    { least: 25, most: 100 },
    { least: 13, most: 50 },
  ]);
});

test('a journey without an end has no bar', async () => {
  expect((await planWith('ongoing')).bars).toEqual([{ least: 25, most: 100 }, undefined]);
});

test('the scale has at most five marks, at whole weeks, and the unit at the last one', async () => {
  const { scale } = await planWith('10 weeks');
  expect(scale.map(({ at }) => at)).toEqual([0, 30, 60, 90]);
  expect(scale.map(({ label }) => label)).toEqual(['0', '3', '6', '9 weeks']);
});
