import { closeSync, fstatSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/** A value as JSON: a buffer if it was read from the file, and a string if it is new. */
type Value = Buffer | string;

/** The values in a file. */
export interface KeyedLines {
  /** The values by their keys. A run parses only those that it needs. */
  values: ReadonlyMap<string, Buffer>;
  stamp: string;
  /** The inode and the size of the file, if it can be appended to. Left out if the file is missing, damaged or of another stamp. */
  whole?: { inode: number; size: number };
}

/** The first word of every file. After it comes the stamp. */
const HEADING = 'lines ';

const NEWLINE = 10;
const TAB = 9;

const LINE_END = Buffer.from('\n');

/** The length of a checksum with the space after it. */
const CHECKSUM = 9;

/** The maximum share of a file that unwanted values may take. */
const TOLERATED_WASTE = 0.25;

/** Reads the values that `saveLines` wrote to `file` with the same `stamp`. There are none if the file is missing or damaged. */
export function readLines(file: string, stamp = ''): KeyedLines {
  const values = new Map<string, Buffer>();
  let bytes: Buffer;
  let inode: number;
  try {
    const fd = openSync(file, 'r');
    try {
      inode = fstatSync(fd).ino;
      bytes = readFileSync(fd);
    } finally {
      closeSync(fd);
    }
  } catch {
    return { values, stamp };
  }
  let start = bytes.indexOf(NEWLINE) + 1;
  if (bytes.toString('utf8', 0, start) !== headingOf(stamp)) return { values, stamp };
  let isWhole = true;
  for (let end; (end = bytes.indexOf(NEWLINE, start)) >= 0; start = end + 1) {
    const tab = bytes.indexOf(TAB, start);
    const value = bytes.subarray(tab + 1 + CHECKSUM, end);
    const isRight = bytes.toString('latin1', tab + 1, tab + 1 + CHECKSUM) === checksumOf(value);
    if (isRight) values.set(bytes.toString('utf8', start, tab), value);
    else isWhole = false;
  }
  isWhole &&= start === bytes.length;
  return { values, stamp, ...(isWhole && { whole: { inode, size: bytes.length } }) };
}

/**
 * Saves `wanted` in the file that `old` was read from, with a line for each: the key, which has no tab, a checksum, and JSON. New values
 * are appended. If too much of the file would be values that are not wanted, or another process has written it, the file is replaced.
 */
export function saveLines(file: string, old: KeyedLines, wanted: ReadonlyMap<string, Value>): void {
  const { stamp, whole } = old;
  const added = [...wanted].filter(([key, value]) => old.values.get(key) !== value).map(lineOf);
  if (whole) {
    const size = added.reduce((sum, line) => sum + line.length, whole.size);
    let needed = 0;
    for (const [key, value] of wanted) needed += key.length + CHECKSUM + value.length + 2;
    const isFull = needed < size * (1 - TOLERATED_WASTE);
    if (!isFull && (added.length === 0 || append(file, whole, Buffer.concat(added)))) return;
  }
  writeFileAtomic(file, Buffer.concat([Buffer.from(headingOf(stamp)), ...[...wanted].map(lineOf)]));
}

/** Returns the value of a text of JSON, or `undefined` if it is damaged. */
export function valueOf<T>(text: Buffer): T | undefined {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}

function headingOf(stamp: string): string {
  return `${HEADING}${stamp}\n`;
}

function lineOf([key, value]: readonly [string, Value]): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from(`${key}\t${checksumOf(bytes)}`), bytes, LINE_END]);
}

/**
 * Returns the checksum that is written before a value. A value that does not match its checksum is computed again, because the disk has
 * damaged it.
 */
function checksumOf(value: Buffer): string {
  return `${crc32(value)
    .toString(16)
    .padStart(CHECKSUM - 1, '0')} `;
}

/** Appends bytes to a file if it is still the one that was read. Returns whether it did. */
function append(file: string, { inode, size }: { inode: number; size: number }, bytes: Buffer) {
  const fd = openSync(file, 'a');
  try {
    // Another process may have replaced the file. If it does so after this check, the bytes go to the old file, and the new one stays whole.
    const now = fstatSync(fd);
    if (now.ino !== inode || now.size !== size) return false;
    writeFileSync(fd, bytes);
    return true;
  } finally {
    closeSync(fd);
  }
}
