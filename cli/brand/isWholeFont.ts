import { readFileSync } from 'node:fs';

/**
 * Returns whether a file is a WOFF2 font of the size that its head states (https://www.w3.org/TR/WOFF2/#woff20Header). The files of an
 * interrupted installation are shorter.
 */
export function isWholeFont(path: string): boolean {
  const bytes = readFileSync(path);
  return (
    bytes.length >= 12 &&
    bytes.toString('latin1', 0, 4) === 'wOF2' &&
    bytes.readUInt32BE(8) === bytes.length
  );
}
