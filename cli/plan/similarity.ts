import type { LocationPageModel } from '#schemas/generated/pageModel.ts';

/** Words in a row that are compared. */
const SHINGLE_WORDS = 5;

/** From this similarity on, the second page of a service in a town is not listed by search engines. */
export const DUPLICATE_LIMIT = 0.6;

/** The one predicate for robots tag, canonical address, sitemap and report. */
export function isDuplicate(likeness: number): boolean {
  return likeness >= DUPLICATE_LIMIT;
}

/** The words a reader sees in the main content of a location page, without forms and lists of links. */
export function mainText(page: LocationPageModel): string {
  return [
    page.heading,
    page.lead,
    page.introductionHtml.replace(/<[^>]+>/g, ' '),
    ...page.passages.flatMap(({ title, text }) => [title, text]),
    ...page.sectors.flatMap(({ name, text, note }) => [name, text, note]),
    ...page.facts.flatMap(({ label, value }) => [label, value]),
    page.callToAction,
  ].join('\n');
}

/** The Jaccard similarity of two texts over their runs of five words, from 0 (nothing in common) to 1 (the same). */
export function similarity(a: string, b: string): number {
  return jaccard(shingles(a), shingles(b));
}

/** Shared members of two sets over all members; two empty sets are the same. */
export function jaccard(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const member of small) if (large.has(member)) shared++;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** The runs of five words of a text as 32-bit hashes, regardless of case and punctuation. */
export function shingles(text: string): Set<number> {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}£%']+/gu) ?? []).map(wordHash);
  const runs = new Set<number>();
  for (let start = 0; start + SHINGLE_WORDS <= words.length; start++) {
    let hash = 0;
    for (let word = start; word < start + SHINGLE_WORDS; word++) {
      hash = Math.imul(hash ^ (words[word] ?? 0), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    runs.add(hash >>> 0);
  }
  return runs;
}

function wordHash(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  return hash;
}
