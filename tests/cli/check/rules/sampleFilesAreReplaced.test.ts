import { expect, test } from 'vitest';
import { sampleFilesAreReplaced } from '#cli/check/rules/sampleFilesAreReplaced.ts';
import { sampleTraces } from '#cli/check/sampleTraces.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('files that are still those of the sample agency are reported together for a folder', async () => {
  const { context } = await findingsOf();
  if (!context) throw new Error('The minimal content has an error.');
  const { content } = context;
  const [hash = ''] = sampleTraces.files;
  const services = content.collections.services.map((entry) => ({ ...entry, hash }));
  const problems = sampleFilesAreReplaced({
    ...context,
    content: { ...content, names: {}, collections: { ...content.collections, services } },
  } as unknown as Parameters<typeof sampleFilesAreReplaced>[0]);
  const files = services.map(({ file }) => file);
  expect(problems).toMatchObject([
    { code: 'sample-file', args: { folder: 'content/services/', files }, at: { file: files[0] } },
  ]);
});

test('files of another agency are not reported', async () => {
  expect((await findingsOf({}, { launch: true })).codes).toEqual([]);
});
