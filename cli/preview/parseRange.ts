/** A part of a file: its first byte and its length in bytes. */
export interface ByteRange {
  start: number;
  length: number;
}

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110, section 14.2). Returns "unsatisfiable" if no byte of the file is in the
 * range. Returns undefined if the header must be ignored: it is invalid, uses another unit, or requests several ranges, which a server need
 * not support.
 */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=[ \t,]*(\d*)-(\d*)[ \t,]*$/i.exec(header) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, length };
  }
  const start = Number(first);
  const end = last === '' ? Infinity : Number(last);
  if (end < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, length: Math.min(end, size - 1) - start + 1 };
}
