import type { Shingles } from './shingles.ts';

/** The number of bins of a signature: a power of two, because the upper bits of a shingle choose its bin. */
const BINS = 256;
const BIN_BITS = 8;
/**
 * The number of bins in a band. Two pages are compared exactly if they agree in all bins of a band. 64 bands of 4 find 98 % of the
 * pairs with a similarity of 0.5 and 99.98 % of those with 0.6, and skip 90 % of those with 0.2.
 */
const BAND_BINS = 4;

const EMPTY = 0xffffffff;

/**
 * Returns a MinHash signature by one permutation (Li, Owen, Zhang 2012): each bin holds the least of its shingles. An empty bin takes
 * the value of the next bin that is not empty (Shrivastava, Li 2014).
 */
export function signatureOf(shingles: Shingles): Uint32Array {
  const bins = new Uint32Array(BINS).fill(EMPTY);
  for (const shingle of shingles) {
    const mixed = mix(shingle);
    const bin = mixed >>> (32 - BIN_BITS);
    if (mixed < (bins[bin] ?? 0)) bins[bin] = mixed;
  }
  if (shingles.length === 0) return bins;
  return bins.map((value, bin) => {
    for (let step = 0; value === EMPTY; step++) value = bins[(bin + step) % BINS] ?? EMPTY;
    return value;
  });
}

/** Yields the pairs of signatures that agree in a whole band, each pair once, as indices in ascending order. */
export function* similarPairs(signatures: readonly Uint32Array[]): Generator<[number, number]> {
  const seen = new Set<number>();
  for (let band = 0; band < BINS; band += BAND_BINS) {
    const buckets = new Map<string, number[]>();
    signatures.forEach((signature, index) => {
      const key = signature.subarray(band, band + BAND_BINS).join();
      const bucket = buckets.get(key);
      if (bucket) bucket.push(index);
      else buckets.set(key, [index]);
    });
    for (const bucket of buckets.values()) {
      for (const [place, b] of bucket.entries()) {
        for (const a of bucket.slice(0, place)) {
          const pair = a * signatures.length + b;
          if (seen.has(pair)) continue;
          seen.add(pair);
          yield [a, b];
        }
      }
    }
  }
}

/** Spreads the bits of a shingle (the finaliser of MurmurHash3). */
function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
