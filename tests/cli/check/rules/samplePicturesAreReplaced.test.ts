import { expect, test } from 'vitest';
import { sampleTraces } from '#cli/check/sampleTraces.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const [hash = ''] = sampleTraces.pictures;

test('pictures of the sample agency are found by their bytes, under any name, together for a folder', async () => {
  const fileHashes = new Map([
    ['public/images/a.svg', hash],
    ['public/images/b.svg', hash],
    ['public/images/own.svg', 'ffffffffffffffff'],
  ]);
  const { findings } = await findingsOf({}, { launch: true, fileHashes });
  expect(findings).toMatchObject([
    {
      code: 'sample-picture',
      file: 'public/images/a.svg',
      args: { files: ['public/images/a.svg', 'public/images/b.svg'] },
    },
  ]);
});
