import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Returns whether a file is a WOFF2 font of the size that its head states, with tables that can be unpacked to the size that their directory states
 * (https://www.w3.org/TR/WOFF2/#FileStructure). An interrupted installation leaves shorter files. A damaged disk leaves files of the right size that
 * cannot be unpacked.
 */
export function isWholeFont(path: string): boolean {
  const bytes = readFileSync(path);
  const hasHead = bytes.length >= HEAD && bytes.toString('latin1', 0, 4) === 'wOF2';
  if (!hasHead || bytes.readUInt32BE(8) !== bytes.length) return false;
  try {
    const { size, end } = readDirectory(bytes);
    const tables = bytes.subarray(end, end + bytes.readUInt32BE(20));
    return brotliDecompressSync(tables, { maxOutputLength: size }).length === size;
  } catch {
    return false;
  }
}

/** The length of the head. The directory of the tables follows it. */
const HEAD = 48;

/** Returns where the directory of the tables ends, and the size of all tables. Throws if the file ends earlier. */
function readDirectory(bytes: Buffer): { size: number; end: number } {
  let end = HEAD;
  let size = 0;
  const readNumber = () => {
    for (let value = 0; ;) {
      const byte = bytes.readUInt8(end++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let tables = bytes.readUInt16BE(12); tables > 0; tables--) {
    const flags = bytes.readUInt8(end++);
    const tag = flags & 63;
    if (tag === OTHER_TAG) end += 4;
    const length = readNumber();
    const isPlain = flags >> 6 === (TRANSFORMED_TAGS.includes(tag) ? 3 : 0);
    size += isPlain ? length : readNumber();
  }
  return { size, end };
}

/**
 * The numbers of the tables "glyf" and "loca", which are transformed unless their version is 3. Any other table is transformed unless its version is
 * 0.
 */
const TRANSFORMED_TAGS = [10, 11];

/** The number of a table whose tag is written out. */
const OTHER_TAG = 63;
