import { expect, test } from 'vitest';
import { sampleTraces } from '#cli/check/sampleTraces.ts';
import { findSampleTraces } from '../../scripts/sample/findSampleTraces.ts';

test('the traces by which the launch finds the sample are those of its content', async () => {
  expect(sampleTraces).toEqual(await findSampleTraces());
});
