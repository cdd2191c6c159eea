import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compressedFiles } from '#cli/preview/compressedFiles.ts';
import type { Coding, FileVersion } from '#cli/preview/compressedFiles.ts';

const always = () => true;
const file = (version: string, coding: Coding = 'br'): FileVersion => ({
  version,
  coding,
  isImmutable: false,
});

test('a version of a file is read and compressed once for all requests', async () => {
  const compressed = compressedFiles();
  const read = vi.fn(() => Promise.resolve(Buffer.from('Words.')));
  const first = await Promise.all(
    Array.from({ length: 20 }, () => compressed(file('a'), read, always)),
  );
  const last = await compressed(file('a'), read, always);
  expect(read).toHaveBeenCalledOnce();
  expect(new Set([...first, last]).size).toBe(1);
  expect(last && brotliDecompressSync(last).toString()).toBe('Words.');
});

test('each version and each encoding has bytes of its own', async () => {
  const compressed = compressedFiles();
  const old = await compressed(
    file('a', 'gzip'),
    () => Promise.resolve(Buffer.from('Old.')),
    always,
  );
  const fresh = await compressed(
    file('b', 'gzip'),
    () => Promise.resolve(Buffer.from('New.')),
    always,
  );
  const other = await compressed(file('a'), () => Promise.resolve(Buffer.from('Old.')), always);
  expect(old && gunzipSync(old).toString()).toBe('Old.');
  expect(fresh && gunzipSync(fresh).toString()).toBe('New.');
  expect(other && brotliDecompressSync(other).toString()).toBe('Old.');
});

test('files are compressed one after another', async () => {
  const compressed = compressedFiles();
  let reading = 0;
  let most = 0;
  const read = async () => {
    most = Math.max(most, ++reading);
    await new Promise(setImmediate);
    reading--;
    return Buffer.from('Words.');
  };
  await Promise.all(['a', 'b', 'c'].map((version) => compressed(file(version), read, always)));
  expect(most).toBe(1);
});

test('a file is not read for a client that has gone', async () => {
  const compressed = compressedFiles();
  const read = vi.fn(() => Promise.resolve(Buffer.from('Words.')));
  expect(await compressed(file('a'), read, () => false)).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});

test('a file that cannot be read does not hold up the others, and is read again', async () => {
  const compressed = compressedFiles();
  const broken = compressed(file('a'), () => Promise.reject(new Error('No disk.')), always);
  const next = compressed(file('b'), () => Promise.resolve(Buffer.from('Words.')), always);
  await expect(broken).rejects.toThrow('No disk.');
  expect(await next).toBeDefined();
  const again = compressed(file('a'), () => Promise.resolve(Buffer.from('Words.')), always);
  expect(await again).toBeDefined();
});

test('a file that browsers keep for good is made smaller than others', async () => {
  const compressed = compressedFiles();
  const styles = Buffer.from(
    Array.from({ length: 400 }, (_, index) => `.a${index * 7} { margin: ${index}px }`).join('\n'),
  );
  const read = () => Promise.resolve(styles);
  const fast = await compressed(file('a'), read, always);
  const best = await compressed({ ...file('b'), isImmutable: true }, read, always);
  expect(best?.length).toBeLessThan(fast?.length ?? 0);
  expect(best && brotliDecompressSync(best)).toEqual(styles);
});
