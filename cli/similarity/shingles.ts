/** Words in a row that are compared. */
const SHINGLE_WORDS = 5;

/** The runs of five words of a text as 32-bit hashes, each once, in ascending order. */
export type Shingles = Uint32Array;

/** Takes a text apart, regardless of case, punctuation and spacing. */
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

/** The Jaccard similarity of two texts, from 0 (nothing in common) to 1 (the same): shared shingles over all shingles. */
export function jaccard(a: Shingles, b: Shingles): number {
  const shared = countShared(a, b);
  const all = a.length + b.length - shared;
  return all === 0 ? 1 : shared / all;
}

/** How many members two ascending lists have in common. */
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

/** FNV-1a of each word; a word is a run of letters, digits, apostrophes and signs of money. */
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
