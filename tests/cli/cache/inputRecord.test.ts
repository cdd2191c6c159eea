import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inputComparer, recordInputs } from '#cli/cache/inputRecord.ts';
import type { Inputs, InputTable } from '#cli/model/inputs.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

const table = (inputs: Inputs): InputTable => ({ hash: JSON.stringify(inputs), inputs });
const shared = table({ 'site.yaml': '1', 'prices.yaml': '1' });
const york = table({ 'york.md': '1' });
const leeds = table({ 'leeds.md': '1' });

/** Creates a folder with the records of two chunks. Returns its path. */
function recorded(): string {
  const distDir = temporaryFolder();
  const made = new Map([
    ['north', [shared, york]],
    ['south', [shared, leeds]],
  ]);
  recordInputs(distDir, made, made.keys());
  return distDir;
}

test('nothing has changed for a chunk with the recorded inputs', () => {
  expect(inputComparer(recorded())('north', [shared, york])).toEqual([]);
});

test('changed, new and removed inputs are named, whichever table has them', () => {
  const changed = inputComparer(recorded());
  expect(changed('north', [shared, table({ 'york.md': '2' })])).toEqual(['york.md']);
  expect(changed('north', [shared, table({ ...york.inputs, 'hull.md': '1' })])).toEqual([
    'hull.md',
  ]);
  expect(changed('north', [table({ 'site.yaml': '2' }), york])).toEqual([
    'prices.yaml',
    'site.yaml',
  ]);
});

test('the inputs of a chunk that was not recorded are unknown', () => {
  expect(inputComparer(recorded())('west', [shared])).toBeUndefined();
});

test('a chunk that was not made again keeps its record', () => {
  const distDir = recorded();
  const edited = table({ 'york.md': '2' });
  recordInputs(distDir, new Map([['north', [shared, edited]]]), ['north', 'south']);
  const changed = inputComparer(distDir);
  expect(changed('north', [shared, edited])).toEqual([]);
  expect(changed('south', [shared, leeds])).toEqual([]);
});

test('a chunk that no longer exists is forgotten', () => {
  const distDir = recorded();
  recordInputs(distDir, new Map(), ['south']);
  expect(inputComparer(distDir)('north', [shared, york])).toBeUndefined();
});

test.each(['', '[]', 'null', '{"made":7}'])('a damaged record (%j) is empty', (text) => {
  const distDir = recorded();
  writeFileSync(join(distDir, 'cache', 'inputs.json'), text);
  expect(inputComparer(distDir)('north', [shared, york])).toBeUndefined();
});
