import { expect, test } from 'vitest';
import { sampleTraces } from '#cli/check/sampleTraces.ts';
import { DRAFT_DRAWING } from '#cli/pictures/draftDrawings.ts';
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

test('drawings that "site init" made are found: pictures as errors, the mark and the icons as warnings', async () => {
  const fileHashes = new Map([
    ['public/images/services/lawns.svg', DRAFT_DRAWING],
    ['public/images/own.svg', 'ffffffffffffffff'],
    ['content/brand/mark.svg', DRAFT_DRAWING],
    ['content/brand/favicon.svg', DRAFT_DRAWING],
  ]);
  const { findings } = await findingsOf({}, { launch: true, fileHashes });
  expect(findings.map(({ code, level, file }) => [code, level, file])).toEqual([
    ['draft-mark', 'warning', 'content/brand/mark.svg'],
    ['sample-picture', 'error', 'public/images/services/lawns.svg'],
  ]);
});
