import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Coding = 'br' | 'gzip';

/** The size of all compressed files that are kept, in bytes. */
const KEPT_BYTES = 64 * 1024 ** 2;

const coders: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        // The default, 11, takes seconds for a large file. 5 is the lowest quality that finds distant repetitions, which are frequent in
        // styles.
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * Returns a function that compresses versions of files, one after another, and caches the results that were used most recently. An encoder
 * takes 2 MB, so a server could not have one for each client. `read` reads the file. It is not called if the version is kept, or if
 * `isWanted` returns false when its turn has come; then the result is undefined.
 */
export function compressedFiles(): (
  version: string,
  coding: Coding,
  read: () => Promise<Buffer>,
  isWanted: () => boolean,
) => Promise<Buffer | undefined> {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  let turn: Promise<unknown> = Promise.resolve();
  return (version, coding, read, isWanted) => {
    const key = `${version}-${coding}`;
    const known = kept.get(key);
    if (known) return Promise.resolve(known);
    const made = turn.then(async () => {
      if (!isWanted()) return undefined;
      const bytes = kept.get(key) ?? (await coders[coding](await read()));
      kept.set(key, bytes);
      return bytes;
    });
    turn = made.catch(() => undefined);
    return made;
  };
}
