import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLines, valueOf, writeLines } from '#cli/cache/keyedLines.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** Creates a file with the values of two keys. Returns its path. */
function filled(): string {
  const file = join(temporaryFolder(), 'cache', 'values');
  writeLines(file, [
    ['one', JSON.stringify({ text: 'tab\tline\n£' })],
    ['two', '2'],
  ]);
  return file;
}

test('a value is what was written for its key', () => {
  const lines = readLines(filled());
  expect([...lines.keys()]).toEqual(['one', 'two']);
  expect([...lines.values()].map(valueOf)).toEqual([{ text: 'tab\tline\n£' }, 2]);
});

test('a line that is written back stays as it is', () => {
  const file = filled();
  const before = readFileSync(file, 'utf8');
  writeLines(file, readLines(file));
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('there are no values in a file that is missing, damaged or of another stamp', () => {
  const file = filled();
  expect(readLines(join(file, 'none')).size).toBe(0);
  expect(readLines(file, 'other').size).toBe(0);
  for (const text of ['', 'lines', 'null', '{}\none\t1\n']) {
    writeFileSync(file, text);
    expect(readLines(file).size).toBe(0);
  }
});

test('a line without its end does not count, and a damaged value is undefined', () => {
  const file = filled();
  appendFileSync(file, 'three\t3');
  expect([...readLines(file).keys()]).toEqual(['one', 'two']);
  expect(valueOf(Buffer.from('{"a":'))).toBeUndefined();
});
