import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compressedFiles } from '#cli/preview/compressedFiles.ts';

const always = () => true;

test('a version of a file is read and compressed once for all requests', async () => {
  const compressed = compressedFiles();
  const read = vi.fn(() => Promise.resolve(Buffer.from('Words.')));
  const first = await Promise.all(
    Array.from({ length: 20 }, () => compressed('a', 'br', read, always)),
  );
  const last = await compressed('a', 'br', read, always);
  expect(read).toHaveBeenCalledOnce();
  expect(new Set([...first, last]).size).toBe(1);
  expect(last && brotliDecompressSync(last).toString()).toBe('Words.');
});

test('each version and each encoding has bytes of its own', async () => {
  const compressed = compressedFiles();
  const old = await compressed('a', 'gzip', () => Promise.resolve(Buffer.from('Old.')), always);
  const fresh = await compressed('b', 'gzip', () => Promise.resolve(Buffer.from('New.')), always);
  const other = await compressed('a', 'br', () => Promise.resolve(Buffer.from('Old.')), always);
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
  await Promise.all(['a', 'b', 'c'].map((version) => compressed(version, 'br', read, always)));
  expect(most).toBe(1);
});

test('a file is not read for a client that has gone', async () => {
  const compressed = compressedFiles();
  const read = vi.fn(() => Promise.resolve(Buffer.from('Words.')));
  expect(await compressed('a', 'br', read, () => false)).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});

test('a file that cannot be read does not hold up the others, and is read again', async () => {
  const compressed = compressedFiles();
  const broken = compressed('a', 'br', () => Promise.reject(new Error('No disk.')), always);
  const next = compressed('b', 'br', () => Promise.resolve(Buffer.from('Words.')), always);
  await expect(broken).rejects.toThrow('No disk.');
  expect(await next).toBeDefined();
  const again = compressed('a', 'br', () => Promise.resolve(Buffer.from('Words.')), always);
  expect(await again).toBeDefined();
});
