import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openKnownEntries } from '#cli/cache/knownEntries.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

const leeds = { file: 'content/towns/leeds.md', hash: '1' };
const york = { file: 'content/towns/york.md', hash: '2' };

/** Creates a file with the results of a check for Leeds and York. Returns its path. */
function filled(): string {
  const file = join(temporaryFolder(), 'known.json');
  const opened = openKnownEntries(file);
  const known = opened.of('texts', 'key');
  known.add(leeds);
  known.add(york);
  opened.save();
  return file;
}

test('an entry is known until its text changes', () => {
  const known = openKnownEntries(filled()).of('texts', 'key');
  expect(known.has(leeds)).toBe(true);
  expect(known.has({ ...leeds, hash: '3' })).toBe(false);
});

test('an entry is known to one check, and as long as the key of the check is the same', () => {
  const opened = openKnownEntries(filled());
  expect(opened.of('shape', 'key').has(leeds)).toBe(false);
  expect(opened.of('texts', 'other key').has(leeds)).toBe(false);
});

test('only entries that a run used are kept, once there is a new one', () => {
  const file = filled();
  const opened = openKnownEntries(file);
  const known = opened.of('texts', 'key');
  known.has(leeds);
  known.add({ file: 'content/towns/hull.md', hash: '4' });
  opened.save();
  const again = openKnownEntries(file).of('texts', 'key');
  expect([again.has(leeds), again.has(york)]).toEqual([true, false]);
});

test('entries of an earlier key are dropped, even if no entry is known with the new one', () => {
  const file = filled();
  const opened = openKnownEntries(file);
  opened.of('texts', 'other key');
  opened.save();
  expect(openKnownEntries(file).of('texts', 'key').has(leeds)).toBe(false);
});

test('the file is not written if nothing is new', () => {
  const file = filled();
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before} `);
  const opened = openKnownEntries(file);
  opened.of('texts', 'key').has(leeds);
  opened.save();
  expect(readFileSync(file, 'utf8')).toBe(`${before} `);
});

test('a damaged file counts as empty', () => {
  const file = filled();
  writeFileSync(file, '{"texts":');
  expect(openKnownEntries(file).of('texts', 'key').has(leeds)).toBe(false);
});
