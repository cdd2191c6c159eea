import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Coding = 'br' | 'gzip';

/** The size of all compressed files that are kept, in bytes. */
const KEPT_BYTES = 64 * 1024 ** 2;

/** The size of the largest file that is compressed as well as possible, in bytes. It takes 0.2 s. */
const BEST_LIMIT = 256 * 1024;

/** A version of a file, and how it is compressed. */
export interface FileVersion {
  version: string;
  coding: Coding;
  /** Whether browsers cache the file for a year, so that a better compression is worth its time. */
  isImmutable: boolean;
}

/**
 * Returns a function that compresses versions of files, one after another, and caches the results that were used most recently. An encoder
 * takes up to 25 MB (decision 48), so a server could not have one for each client. `read` reads the file. It is not called if the version is
 * cached, or if `isWanted` returns false when its turn has come; then the result is undefined.
 */
export function compressedFiles(): (
  file: FileVersion,
  read: () => Promise<Buffer>,
  isWanted: () => boolean,
) => Promise<Buffer | undefined> {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  let turn: Promise<unknown> = Promise.resolve();
  return ({ version, coding, isImmutable }, read, isWanted) => {
    const key = `${version}-${coding}`;
    const known = kept.get(key);
    if (known) return Promise.resolve(known);
    const made = turn.then(async () => {
      if (!isWanted()) return undefined;
      const bytes = kept.get(key) ?? (await compress(await read(), coding, isImmutable));
      kept.set(key, bytes);
      return bytes;
    });
    turn = made.catch(() => undefined);
    return made;
  };
}

function compress(bytes: Buffer, coding: Coding, isImmutable: boolean): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(bytes);
  const isWorthTime = isImmutable && bytes.length <= BEST_LIMIT;
  return promisify(brotliCompress)(bytes, {
    params: {
      // 11 takes 10 to 20 times as long as 5, and saves a tenth of a style sheet. 5 is the lowest quality that finds distant
      // repetitions, which are frequent in styles.
      [constants.BROTLI_PARAM_QUALITY]: isWorthTime ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
