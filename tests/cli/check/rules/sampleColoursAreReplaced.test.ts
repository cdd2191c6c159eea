import { expect, test } from 'vitest';
import { sampleTraces } from '#cli/check/sampleTraces.ts';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const { primary } = sampleTraces.colours;
const withColour = (role: string) =>
  edited(
    'brand/brand.yaml',
    new RegExp(`(?<=\\n  ${role}:\\s+light: )\\S+`),
    `"${primary.toUpperCase()}"`,
  );

test('a colour of the sample agency in its role is found for the launch', async () => {
  const { findings } = await findingsOf(withColour('primary'), { launch: true });
  expect(findings).toMatchObject([{ code: 'sample-colour', args: { role: 'primary' } }]);
});

test('a colour of the sample agency in another role is not reported', async () => {
  const { codes } = await findingsOf(withColour('ink'), { launch: true });
  expect(codes).not.toContain('sample-colour');
});
