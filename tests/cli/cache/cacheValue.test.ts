import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheEach, cacheValue, lastValue } from '#cli/cache/cacheValue.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** Requests a value. Returns it, and whether it was computed. */
function ask(file: string, key: string, value: unknown = { found: ['a'] }) {
  let made = false;
  const answer = cacheValue(file, key, () => {
    made = true;
    return value;
  });
  return { answer, made };
}

test('a value is made once for a key', () => {
  const file = join(temporaryFolder(), 'cache', 'values.json');
  expect(ask(file, 'one')).toEqual({ answer: { found: ['a'] }, made: true });
  expect(ask(file, 'one', 'another')).toEqual({ answer: { found: ['a'] }, made: false });
});

test('a value is made again for another key, whose value replaces it', () => {
  const file = join(temporaryFolder(), 'values.json');
  ask(file, 'one');
  expect(ask(file, 'two').made).toBe(true);
  expect(ask(file, 'one').made).toBe(true);
});

test.each(['', '{"key":', '[]', 'null', '{"key":"one"}'])(
  'a value is made again when the file holds %j',
  (text) => {
    const file = join(temporaryFolder(), 'values.json');
    writeFileSync(file, text);
    expect(ask(file, 'one').made).toBe(true);
    expect(ask(file, 'one').made).toBe(false);
  },
);

test('the value in a file is the last one that was asked for', () => {
  const file = join(temporaryFolder(), 'values.json');
  for (const [key, length] of [
    ['one', 200],
    ['two', 2000],
    ['one', 200],
  ] as const) {
    ask(file, key, key.repeat(length));
    expect(lastValue<string>(file)).toMatch(new RegExp(`^${key}`));
  }
  writeFileSync(file, '');
  expect(lastValue(file)).toBeUndefined();
});

test('a value that takes time is kept when it is there', async () => {
  const file = join(temporaryFolder(), 'values.json');
  expect(await cacheValue(file, 'one', () => Promise.resolve([1]))).toEqual([1]);
  expect(await cacheValue(file, 'one', () => Promise.reject(new Error('called again')))).toEqual([
    1,
  ]);
});

test('a value that could not be made leaves the file as it is', async () => {
  const file = join(temporaryFolder(), 'values.json');
  ask(file, 'one');
  const before = readFileSync(file, 'utf8');
  await expect(
    cacheValue(file, 'two', () => Promise.reject(new Error('no history'))),
  ).rejects.toThrow('no history');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

describe('the values of several keys', () => {
  const wanted = (keys: string[], made: string[]) =>
    keys.map((key) => ({
      key,
      make: () => {
        made.push(key);
        return { of: key };
      },
    }));

  test('are in the order of the keys, and only those of new keys are made', () => {
    const file = join(temporaryFolder(), 'values.json');
    const made: string[] = [];
    expect(cacheEach(file, wanted(['one', 'two'], made))).toEqual([{ of: 'one' }, { of: 'two' }]);
    expect(cacheEach(file, wanted(['three', 'one'], made))).toEqual([
      { of: 'three' },
      { of: 'one' },
    ]);
    expect(made).toEqual(['one', 'two', 'three']);
  });

  test.each([null, false, 0, ''])('are not made again if the value is %j', (value) => {
    const file = join(temporaryFolder(), 'values.json');
    let made = 0;
    const make = () => (made++, value);
    for (let run = 0; run < 2; run++) {
      expect(cacheEach<unknown>(file, [{ key: 'one', make }])).toEqual([value]);
    }
    expect(made).toBe(1);
  });

  test('are forgotten with their keys', () => {
    const file = join(temporaryFolder(), 'values.json');
    const made: string[] = [];
    for (const keys of [['one'], ['two'], ['one']]) cacheEach(file, wanted(keys, made));
    expect(made).toEqual(['one', 'two', 'one']);
  });

  test.each(['', '{"one":', '[]', 'null'])('are made again when the file holds %j', (text) => {
    const file = join(temporaryFolder(), 'values.json');
    writeFileSync(file, text);
    const made: string[] = [];
    expect(cacheEach(file, wanted(['one'], made))).toEqual([{ of: 'one' }]);
    expect(made).toEqual(['one']);
  });
});
