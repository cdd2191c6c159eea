/** The number of words in a shingle. */
const SHINGLE_WORDS = 5;

/** The shingles of a text, its runs of five words, as 32-bit hashes, each once, in ascending order. */
export type Shingles = Uint32Array;

/** Returns the shingles of a text, ignoring case, punctuation and spacing. */
export function shinglesOf(text: string): Shingles {
  const words = wordHashes(text);
  const count = Math.max(0, words.length - SHINGLE_WORDS + 1);
  const runs = new Uint32Array(count);
  for (let start = 0; start < count; start++) {
    let hash = 0;
    for (let word = start; word < start + SHINGLE_WORDS; word++) {
      hash = Math.imul(hash ^ (words[word] ?? 0), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    runs[start] = hash >>> 0;
  }
  runs.sort();
  return withoutRepeats(runs);
}

/** Returns shingles as bytes, which take less time to read than a list of numbers. */
export function bytesOf({ buffer, byteOffset, byteLength }: Shingles): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Returns the shingles in bytes that `bytesOf` made, without copying them. There are none without bytes. */
export function shinglesIn(bytes: Uint8Array = new Uint8Array()): Shingles {
  const { buffer, byteOffset, byteLength } = bytes;
  return new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
}

/** Returns the Jaccard similarity of two texts, from 0 (nothing in common) to 1 (the same): shared shingles divided by all shingles. */
export function jaccard(a: Shingles, b: Shingles): number {
  const shared = countShared(a, b);
  const all = a.length + b.length - shared;
  return all === 0 ? 1 : shared / all;
}

/** Returns how many members two ascending lists have in common. */
export function countShared(a: Shingles, b: Shingles): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [x, y] = [a[i] ?? 0, b[j] ?? 0];
    if (x === y) shared++;
    if (x <= y) i++;
    if (y <= x) j++;
  }
  return shared;
}

/** Returns the FNV-1a hash of each word. A word is a run of letters, digits, apostrophes and currency signs. */
function wordHashes(text: string): number[] {
  const hashes: number[] = [];
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}£%']+/gu) ?? []) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < word.length; index++) {
      hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
    }
    hashes.push(hash);
  }
  return hashes;
}

function withoutRepeats(sorted: Uint32Array): Uint32Array {
  let kept = 0;
  for (let index = 0; index < sorted.length; index++) {
    if (index > 0 && sorted[index] === sorted[index - 1]) continue;
    sorted[kept++] = sorted[index] ?? 0;
  }
  return sorted.slice(0, kept);
}
