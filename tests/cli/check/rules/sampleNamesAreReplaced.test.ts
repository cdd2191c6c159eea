import { expect, test } from 'vitest';
import { sampleTraces } from '#cli/check/sampleTraces.ts';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const [name = ''] = sampleTraces.names.filter((known) => /^\p{Lu}\p{L}+$/u.test(known));
const named = edited('testimonials/ada.yaml', 'Good work', `Good work of ${name} and ${name}`);

test('names of the sample agency are not reported before the launch', async () => {
  expect((await findingsOf(named)).codes).not.toContain('sample-name');
});

test('names of the sample agency are found for the launch, each once in a file, in any case', async () => {
  const { findings } = await findingsOf(named, { launch: true });
  expect(findings).toMatchObject([
    { code: 'sample-name', file: 'content/testimonials/ada.yaml', args: { name, count: 2 } },
  ]);
  const lower = edited(
    'testimonials/ada.yaml',
    'Good work',
    `Good work, see ${name.toLowerCase()}.example`,
  );
  expect((await findingsOf(lower, { launch: true })).codes).toEqual(['sample-name']);
});

test('names of the sample agency are not found within longer words, in comments, and in entries that are marked as samples', async () => {
  const longer = edited(
    'testimonials/ada.yaml',
    'Good work',
    `Good un${name.toLowerCase()}ed work`,
  );
  const comment = edited('testimonials/ada.yaml', /^/, `# Like ${name}\n`);
  const marked = edited('testimonials/ada.yaml', /$/, `# ${name}\nsample: true\n`);
  expect((await findingsOf(longer, { launch: true })).codes).toEqual([]);
  expect((await findingsOf(comment, { launch: true })).codes).toEqual([]);
  expect((await findingsOf(marked, { launch: true })).codes).toEqual(['sample-left']);
});
