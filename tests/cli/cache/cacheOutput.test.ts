import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheOutput } from '#cli/cache/cacheOutput.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** Writes `list.txt` to a folder unless the notes there say that it is already there. Returns whether it was written, and its path. */
async function writeList(folder: string, key: string) {
  let isMade = false;
  const list = join(folder, 'list.txt');
  const files = await cacheOutput(join(folder, 'notes.json'), key, () => {
    isMade = true;
    writeFileSync(list, key);
    return Promise.resolve([list]);
  });
  expect(files).toEqual([list]);
  expect(readFileSync(list, 'utf8')).toBe(key);
  return isMade;
}

test('files are written again if their key has changed', async () => {
  const folder = temporaryFolder();
  expect(await writeList(folder, 'one')).toBe(true);
  expect(await writeList(folder, 'one')).toBe(false);
  expect(await writeList(folder, 'two')).toBe(true);
});

test('a file that is missing or was changed is written again', async () => {
  const folder = temporaryFolder();
  const list = join(folder, 'list.txt');
  await writeList(folder, 'one');
  rmSync(list);
  expect(await writeList(folder, 'one')).toBe(true);
  writeFileSync(list, 'edited');
  expect(await writeList(folder, 'one')).toBe(true);
});

test('in a copy of the folder, its own files count', async () => {
  const folder = temporaryFolder();
  await writeList(folder, 'one');
  const copy = join(temporaryFolder(), 'copy');
  cpSync(folder, copy, { recursive: true });
  expect(await writeList(copy, 'one')).toBe(false);
  rmSync(join(copy, 'list.txt'));
  expect(await writeList(copy, 'one')).toBe(true);
});

test('if the notes are damaged, the files are written again', async () => {
  const folder = temporaryFolder();
  const notes = join(folder, 'notes.json');
  await writeList(folder, 'one');
  writeFileSync(notes, readFileSync(notes, 'utf8').replace('"files"', '"filez"'));
  expect(await writeList(folder, 'one')).toBe(true);
});
