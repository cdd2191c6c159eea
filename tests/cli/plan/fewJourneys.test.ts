import { expect, test } from 'vitest';
import { fewJourneys } from '#cli/plan/screens/fewJourneys.ts';
import { contextOf } from '../../helpers/findingsOf.ts';
import { howFarFile, journey } from '../../helpers/howFarContent.ts';

const end = (name: string) => ({ name, label: name, brief: `${name}.` });

async function pathsOf(files: Record<string, string>) {
  const context = await contextOf({
    'prices.yaml': `web-design: { min: 600, max: 10000, per: project, duration: 2–8 weeks }
marketing: { min: 200, max: 3000, per: month, duration: ongoing }
`,
    ...files,
  });
  return fewJourneys(context).map(({ path }) => path);
}

test('few journeys have different starts and different goals, and an end', async () => {
  const by = (service: string) => ({ stages: [{ service, task: 'The work.' }] });
  const journeys = howFarFile({
    starts: ['idea', 'name', 'site'].map(end),
    goals: ['shop', 'app', 'press'].map(end),
    journeys: [
      journey({ name: 'one', from: 'idea', to: 'shop', ...by('web-design') }),
      journey({ name: 'two', from: 'idea', to: 'app', ...by('web-design') }),
      journey({ name: 'three', from: 'name', to: 'shop', ...by('web-design') }),
      journey({ name: 'four', from: 'name', to: 'app', ...by('web-design') }),
      journey({ name: 'five', from: 'site', to: 'press', ...by('marketing') }),
    ],
  });
  expect(await pathsOf(journeys)).toEqual(['/how-far#one', '/how-far#four']);
});

test('a site without a planner has no journeys', async () => {
  expect(await pathsOf({})).toEqual([]);
});
