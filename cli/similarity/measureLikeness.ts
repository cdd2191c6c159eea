import { signatureOf, similarPairs } from './minHash.ts';
import { jaccard } from './shingles.ts';
import type { Shingles } from './shingles.ts';

/** A service page of a town, as it was built. */
export interface MeasuredPage {
  path: string;
  town: string;
  variant: string;
  service: string;
  rank: number;
  /** Whether search engines may list it. */
  indexable: boolean;
  words: number;
  shingles: Shingles;
}

export interface Pair {
  a: string;
  b: string;
  similarity: number;
}

/** The similarities of the built pages of services in towns, between 0 and 1. */
export interface LikenessReport {
  pages: number;
  words: { least: number; median: number; fewest: { path: string; words: number }[] };
  pairs: {
    total: number;
    /** The number of pairs in the distribution: all, or a random sample. */
    compared: number;
    mean: number;
    median: number;
    p99: number;
    greatest: number;
    belowLimit: number;
    /** Pairs in steps of 0.05: [0, 0.05), [0.05, 0.1) … */
    histogram: number[];
    worst: Pair[];
  };
  twins: {
    total: number;
    greatest: number;
    worst: Pair[];
    /** The second pages that search engines may list. */
    listed: string[];
  };
}

/** The report states the share of pairs below this similarity. */
export const DISTINCT_LIMIT = 0.4;
export const HISTOGRAM_STEPS = 20;
const WORST_SHOWN = 20;
const FEWEST_SHOWN = 10;
/** With more pairs than this, the distribution is that of a sample. The most similar pairs are always searched for among all. */
const MAX_EXACT_PAIRS = 1_000_000;
const SAMPLED_PAIRS = 200_000;

/** Compares every page with those of the same variant in other towns, and the two pages of one service in one town. */
export function measureLikeness(pages: readonly MeasuredPage[]): LikenessReport {
  const variants = [...Map.groupBy(pages, ({ variant }) => variant).values()];
  const total = variants.reduce((sum, { length: n }) => sum + (n * (n - 1)) / 2, 0);
  const { values, worst } =
    total <= MAX_EXACT_PAIRS
      ? allPairs(variants)
      : { values: sampledPairs(variants, total), worst: mostAlike(variants.flatMap(candidates)) };
  values.sort();
  const histogram = Array.from({ length: HISTOGRAM_STEPS }, () => 0);
  let sum = 0;
  for (const value of values) {
    const step = Math.min(HISTOGRAM_STEPS - 1, Math.floor(value * HISTOGRAM_STEPS));
    histogram[step] = (histogram[step] ?? 0) + 1;
    sum += value;
  }
  const at = (share: number) =>
    values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
  const byWords = pages.toSorted((a, b) => a.words - b.words);

  return {
    pages: pages.length,
    words: {
      least: byWords[0]?.words ?? 0,
      median: byWords[Math.floor(byWords.length / 2)]?.words ?? 0,
      fewest: byWords.slice(0, FEWEST_SHOWN).map(({ path, words }) => ({ path, words })),
    },
    pairs: {
      total,
      compared: values.length,
      mean: values.length > 0 ? sum / values.length : 0,
      median: at(0.5),
      p99: at(0.99),
      greatest: Math.max(at(1), worst[0]?.similarity ?? 0),
      belowLimit:
        values.filter((value) => value < DISTINCT_LIMIT).length / Math.max(1, values.length),
      histogram,
      worst,
    },
    twins: measureTwins(pages),
  };
}

/** Returns the similarity of all pairs. It counts shared shingles for all pairs at once instead of comparing pair by pair. */
function allPairs(variants: readonly MeasuredPage[][]): { values: Float64Array; worst: Pair[] } {
  const values: number[] = [];
  let worst: Pair[] = [];
  for (const pages of variants) {
    const shared = sharedCounts(pages);
    const pairs: Pair[] = [];
    pages.forEach((b, later) => {
      pages.slice(0, later).forEach((a, earlier) => {
        const both = shared[earlier * pages.length + later] ?? 0;
        const similarity = both / (a.shingles.length + b.shingles.length - both || 1);
        values.push(similarity);
        pairs.push({ a: a.path, b: b.path, similarity });
      });
    });
    worst = mostAlike([...worst, ...mostAlike(pairs)]);
  }
  return { values: Float64Array.from(values), worst };
}

function mostAlike(pairs: readonly Pair[]): Pair[] {
  return pairs.toSorted((a, b) => b.similarity - a.similarity).slice(0, WORST_SHOWN);
}

/** Returns the number of shingles that pages `a` and `b` share, at index `a * pages.length + b` with a < b. */
function sharedCounts(pages: readonly MeasuredPage[]): Uint16Array {
  const shared = new Uint16Array(pages.length ** 2);
  const owners = new Map<number, number[]>();
  pages.forEach(({ shingles }, page) => {
    for (const shingle of shingles) {
      const list = owners.get(shingle);
      if (!list) {
        owners.set(shingle, [page]);
        continue;
      }
      for (const other of list) {
        const index = other * pages.length + page;
        shared[index] = (shared[index] ?? 0) + 1;
      }
      list.push(page);
    }
  });
  return shared;
}

/** Returns the similarity of a sample of all pairs. A linear congruential generator with a fixed seed makes every run choose the same. */
function sampledPairs(variants: readonly MeasuredPage[][], total: number): Float64Array {
  let seed = 20_260_101;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  return Float64Array.from(
    variants.flatMap((pages) => {
      const share = ((pages.length * (pages.length - 1)) / 2 / total) * SAMPLED_PAIRS;
      return Array.from({ length: Math.floor(share) }, () => {
        const first = random(pages.length);
        const second = (first + 1 + random(pages.length - 1)) % pages.length;
        const [a, b] = [pages[first], pages[second]];
        return a && b ? jaccard(a.shingles, b.shingles) : 0;
      });
    }),
  );
}

/** Returns the pairs of one variant that MinHash finds similar, with their exact similarity. */
function candidates(pages: readonly MeasuredPage[]): Pair[] {
  const signatures = pages.map(({ shingles }) => signatureOf(shingles));
  return [...similarPairs(signatures)].flatMap(([first, second]) => {
    const [a, b] = [pages[first], pages[second]];
    if (!a || !b) return [];
    return [{ a: a.path, b: b.path, similarity: jaccard(a.shingles, b.shingles) }];
  });
}

function measureTwins(pages: readonly MeasuredPage[]): LikenessReport['twins'] {
  const pairs: Pair[] = [];
  const listed: string[] = [];
  for (const twins of Map.groupBy(pages, ({ town, service }) => `${town} ${service}`).values()) {
    const [first, second] = twins.toSorted((a, b) => a.rank - b.rank);
    if (!first || !second) continue;
    const similarity = jaccard(first.shingles, second.shingles);
    pairs.push({ a: first.path, b: second.path, similarity });
    if (second.indexable) listed.push(second.path);
  }
  pairs.sort((a, b) => b.similarity - a.similarity);
  return {
    total: pairs.length,
    greatest: pairs[0]?.similarity ?? 0,
    worst: pairs.slice(0, FEWEST_SHOWN),
    listed,
  };
}
