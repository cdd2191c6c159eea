import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheBytes } from '#cli/cache/cacheBytes.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** Requests values by their keys. Returns them as lists, and the keys of those that were made. */
function ask(file: string, values: Record<string, number[]>) {
  const made: string[] = [];
  const wanted = Object.entries(values).map(([key, bytes]) => ({
    key,
    make: () => {
      made.push(key);
      return Uint8Array.from(bytes);
    },
  }));
  const answers = cacheBytes(file, wanted);
  return { answers, lists: answers.map((bytes) => [...bytes]), made };
}

const two = { leeds: [1, 2, 3], york: [] };

test('bytes are made once for a key', () => {
  const file = join(temporaryFolder(), 'cache', 'values.bin');
  expect(ask(file, two)).toMatchObject({ lists: [[1, 2, 3], []], made: ['leeds', 'york'] });
  expect(ask(file, two)).toMatchObject({ lists: [[1, 2, 3], []], made: [] });
});

test('a new value is made beside those that are known, in the order of the request', () => {
  const file = join(temporaryFolder(), 'values.bin');
  ask(file, two);
  const { lists, made } = ask(file, { york: [], hull: [4], leeds: [1, 2, 3] });
  expect([lists, made]).toEqual([[[], [4], [1, 2, 3]], ['hull']]);
});

test('values that a run did not ask for are dropped', () => {
  const file = join(temporaryFolder(), 'values.bin');
  ask(file, two);
  ask(file, { leeds: [1, 2, 3] });
  expect(ask(file, two).made).toEqual(['york']);
});

test('the file is not written if nothing is new', () => {
  const file = join(temporaryFolder(), 'values.bin');
  ask(file, two);
  const { ino } = statSync(file);
  ask(file, two);
  expect(statSync(file).ino).toBe(ino);
});

test('bytes can be read as numbers of eight bytes without copying them', () => {
  const file = join(temporaryFolder(), 'values.bin');
  const numbers = Float64Array.of(0.5, 2 ** 52);
  const bytes = [...new Uint8Array(numbers.buffer)];
  const values = { leeds: [1, 2, 3], hull: bytes };
  ask(file, values);
  const [, kept = new Uint8Array()] = ask(file, values).answers;
  expect([...new Float64Array(kept.buffer, kept.byteOffset, 2)]).toEqual([...numbers]);
});

test('all values are made again if a byte of the file is damaged, or its end is missing', () => {
  const file = join(temporaryFolder(), 'values.bin');
  ask(file, two);
  const whole = readFileSync(file);
  for (let index = 0; index < whole.length; index++) {
    const damaged = Buffer.from(whole);
    damaged[index] = (damaged[index] ?? 0) ^ 1;
    writeFileSync(file, damaged);
    expect(ask(file, two).lists, `byte ${index}`).toEqual([[1, 2, 3], []]);
  }
  writeFileSync(file, whole.subarray(0, -8));
  expect(ask(file, two).made).toEqual(['leeds', 'york']);
});
