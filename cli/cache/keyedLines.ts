import { readFileSync } from 'node:fs';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/** The first word of every file. After it comes the stamp. */
const HEADING = 'lines ';

const NEWLINE = 10;
const TAB = 9;

/**
 * Reads the values that `writeLines` wrote to `file` with the same `stamp`, by their keys. They are bytes of JSON, so that a run parses only
 * the values that it needs, and writes the others back as they are. There are none if the file is missing or damaged.
 */
export function readLines(file: string, stamp = ''): Map<string, Buffer> {
  const lines = new Map<string, Buffer>();
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return lines;
  }
  let start = bytes.indexOf(NEWLINE) + 1;
  if (bytes.toString('utf8', 0, start) !== `${HEADING}${stamp}\n`) return lines;
  for (let end; (end = bytes.indexOf(NEWLINE, start)) >= 0; start = end + 1) {
    const tab = bytes.indexOf(TAB, start);
    lines.set(bytes.toString('utf8', start, tab), bytes.subarray(tab + 1, end));
  }
  return lines;
}

/** Writes values to `file` with a line for each: the key, which has no tab, and JSON. Tabs may separate several texts of JSON. */
export function writeLines(
  file: string,
  lines: Iterable<readonly [key: string, value: Buffer | string]>,
  stamp = '',
): void {
  const parts = [Buffer.from(`${HEADING}${stamp}\n`)];
  const newline = Buffer.from('\n');
  for (const [key, value] of lines) {
    parts.push(Buffer.from(`${key}\t`), Buffer.from(value), newline);
  }
  writeFileAtomic(file, Buffer.concat(parts));
}

/** Returns the value of a text of JSON, or `undefined` if it is damaged. */
export function valueOf<T>(text: Buffer): T | undefined {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}
