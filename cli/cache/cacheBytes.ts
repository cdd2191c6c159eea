import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { KeyedValue } from '#cli/model/keepValues.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/** The first line of the file, as JSON after a checksum of everything that follows it. */
interface Header {
  /** The keys of the values in their order, and the length of each in bytes. */
  keys: string[];
  lengths: number[];
}

/** The length of the checksum. */
const CHECKSUM = 8;

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
    if (bytes.toString('latin1', 0, CHECKSUM) !== checksumOf(bytes)) return new Map();
    const end = bytes.indexOf(NEWLINE) + 1;
    const { keys, lengths }: Header = JSON.parse(bytes.toString('utf8', CHECKSUM, end));
    const content = bytes.subarray(end);
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
  const header = Buffer.from(JSON.stringify({ keys, lengths } satisfies Header));
  let start = aligned(CHECKSUM + header.length + 1);
  const size = lengths.reduce((sum, length) => sum + aligned(length), start);
  const bytes = Buffer.alloc(size);
  bytes.fill(SPACE, 0, start - 1);
  bytes[start - 1] = NEWLINE;
  header.copy(bytes, CHECKSUM);
  for (const value of values) {
    bytes.set(value, start);
    start += aligned(value.byteLength);
  }
  bytes.write(checksumOf(bytes), 'latin1');
  return bytes;
}

/** Returns the checksum of everything after the first bytes of a file, which have the checksum itself. */
function checksumOf(bytes: Buffer): string {
  return crc32(bytes.subarray(CHECKSUM)).toString(16).padStart(CHECKSUM, '0');
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
