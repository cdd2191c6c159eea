import { appendFileSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLines, saveLines, valueOf } from '#cli/cache/keyedLines.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

const one = JSON.stringify({ text: 'tab\tline\n£' });

/** Creates a file with the values of two keys. Returns its path. */
function filled(stamp = ''): string {
  const file = join(temporaryFolder(), 'cache', 'values');
  saveLines(file, readLines(file, stamp), new Map(Object.entries({ one, two: one })));
  return file;
}

test('returns the value that was saved for a key', () => {
  const { values } = readLines(filled());
  expect([...values.keys()]).toEqual(['one', 'two']);
  expect([...values.values()].map(valueOf)).toEqual([JSON.parse(one), JSON.parse(one)]);
});

test('there are no values in a file that is missing, damaged or of another stamp', () => {
  const file = filled();
  expect(readLines(join(file, 'none')).values.size).toBe(0);
  expect(readLines(file, 'other').values.size).toBe(0);
  for (const text of ['', 'lines', 'null', '{}\none\t1\n']) {
    writeFileSync(file, text);
    expect(readLines(file).values.size).toBe(0);
  }
});

test('a line without its end does not count, and is gone after the next save', () => {
  const file = filled();
  appendFileSync(file, 'three\t3');
  const old = readLines(file);
  expect([...old.values.keys()]).toEqual(['one', 'two']);
  saveLines(file, old, new Map<string, Buffer | string>([...old.values, ['four', '4']]));
  expect([...readLines(file).values.keys()]).toEqual(['one', 'two', 'four']);
});

test('a line that the disk has damaged does not count, and is written again', () => {
  const file = filled();
  writeFileSync(file, readFileSync(file, 'utf8').replace('"text"', '"next"'));
  const old = readLines(file);
  expect([...old.values.keys()]).toEqual(['two']);
  saveLines(file, old, new Map<string, Buffer | string>([...old.values, ['one', one]]));
  expect([...readLines(file).values.values()].map(valueOf)).toEqual([
    JSON.parse(one),
    JSON.parse(one),
  ]);
});

test('a text that is not JSON has no value', () => {
  expect(valueOf(Buffer.from('{"a":'))).toBeUndefined();
});

describe('a save', () => {
  test('of the same values writes nothing', () => {
    const file = filled();
    const { ino, mtimeMs } = statSync(file);
    const old = readLines(file);
    saveLines(file, old, old.values);
    expect(statSync(file)).toMatchObject({ ino, mtimeMs });
  });

  test('appends new values, and the last value of a key counts', () => {
    const file = filled();
    const before = readFileSync(file, 'utf8');
    for (const value of ['3', '33']) {
      const old = readLines(file);
      saveLines(file, old, new Map<string, Buffer | string>([...old.values, ['three', value]]));
    }
    const [added, last, ...more] = readFileSync(file, 'utf8').slice(before.length).split('\n');
    expect([added, last, more]).toEqual([
      expect.stringMatching(/^three\t[\da-f]{8} 3$/),
      expect.stringMatching(/^three\t[\da-f]{8} 33$/),
      [''],
    ]);
    expect(readLines(file).values.get('three')?.toString()).toBe('33');
  });

  test('replaces a file if much of it is no longer needed', () => {
    const file = filled();
    const old = readLines(file);
    saveLines(file, old, new Map([['one', '1']]));
    expect(readFileSync(file, 'utf8')).toMatch(/^lines \none\t[\da-f]{8} 1\n$/);
  });

  test.each<[how: string, write: (file: string) => void]>([
    [
      'replaced by one of the same size',
      (file) => {
        const text = readFileSync(file, 'utf8');
        writeFileSync(`${file}.new`, text.replaceAll(/^one/gm, 'uno'));
        renameSync(`${file}.new`, file);
      },
    ],
    [
      'appended to',
      (file) => {
        const old = readLines(file);
        saveLines(file, old, new Map<string, Buffer | string>([...old.values, ['other', '5']]));
      },
    ],
  ])('replaces a file that another process has %s since it was read', (_, write) => {
    const file = filled();
    const old = readLines(file);
    write(file);
    saveLines(file, old, new Map<string, Buffer | string>([...old.values, ['three', '3']]));
    expect([...readLines(file).values.keys()]).toEqual(['one', 'two', 'three']);
  });

  test('replaces a file that another process has replaced by one of another stamp', () => {
    const file = filled('code');
    const old = readLines(file, 'code');
    saveLines(file, readLines(file, 'other code'), new Map([['one', '1']]));
    saveLines(file, old, new Map<string, Buffer | string>([...old.values, ['three', '3']]));
    expect([...readLines(file, 'code').values.keys()]).toEqual(['one', 'two', 'three']);
  });
});
