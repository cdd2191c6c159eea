import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { KeyedValue } from '#cli/model/keepValues.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/** The first line of the file, as JSON. */
interface Header {
  /** The keys of the values in their order, and the length of each in bytes. */
  keys: string[];
  lengths: number[];
  /** The checksum of everything after the first line. */
  checksum: number;
}

/** Values start at multiples of this number of bytes, so that lists of numbers need not be copied. */
const ALIGNMENT = 8;

const NEWLINE = 10;
const SPACE = 0x20;

/**
 * Returns the bytes of `wanted` in their order. Takes them from `file` if it has their keys, and otherwise makes them. The file then holds
 * these values, and no others. A file that is missing or damaged counts as empty. Lists of numbers are read sooner in this form than as JSON.
 */
export function cacheBytes(file: string, wanted: readonly KeyedValue<Uint8Array>[]): Uint8Array[] {
  const kept = readBytes(file);
  let isNew = kept.size !== wanted.length;
  const values = wanted.map(({ key, make }) => {
    const known = kept.get(key);
    if (!known) isNew = true;
    return known ?? make();
  });
  if (isNew) {
    const keys = wanted.map(({ key }) => key);
    writeFileAtomic(file, formatBytes(keys, values));
  }
  return values;
}

function readBytes(file: string): Map<string, Uint8Array> {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf(NEWLINE) + 1;
    const { keys, lengths, checksum }: Header = JSON.parse(bytes.toString('utf8', 0, end));
    const content = bytes.subarray(end);
    if (crc32(content) !== checksum) return new Map();
    let start = 0;
    return new Map(
      keys.map((key, index) => {
        const length = lengths[index] ?? 0;
        const value = content.subarray(start, start + length);
        start += aligned(length);
        return [key, value];
      }),
    );
  } catch {
    return new Map();
  }
}

function formatBytes(keys: string[], values: readonly Uint8Array[]): Buffer {
  const lengths = values.map(({ byteLength }) => byteLength);
  const content = Buffer.alloc(lengths.reduce((sum, length) => sum + aligned(length), 0));
  let start = 0;
  for (const value of values) {
    content.set(value, start);
    start += aligned(value.byteLength);
  }
  const header: Header = { keys, lengths, checksum: crc32(content) };
  const line = JSON.stringify(header);
  const bytes = Buffer.byteLength(line) + 1;
  const first = Buffer.alloc(aligned(bytes), SPACE);
  first.write(line);
  first[first.length - 1] = NEWLINE;
  return Buffer.concat([first, content]);
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
