import { expect, test } from 'vitest';
import { planJourneys } from '#cli/plan/planJourneys.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { howFarFile, journey } from '../../helpers/howFarContent.ts';

/** Returns the bars of two journeys, one through web design, which takes 2–8 weeks, and one through marketing. */
async function barsWith(durationOfMarketing: string) {
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
  return planJourneys(screen, context).map(({ bar }) => bar);
}

test('a bar shows the time of a journey as a percentage of the longest', async () => {
  expect(await barsWith('1–4 weeks')).toEqual([
    { least: 25, most: 100 },
    { least: 13, most: 50 },
  ]);
});

test('a journey without an end has no bar', async () => {
  expect(await barsWith('ongoing')).toEqual([{ least: 25, most: 100 }, undefined]);
});
