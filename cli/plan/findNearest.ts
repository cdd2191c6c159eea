import { distance } from 'fastest-levenshtein';

/** Returns the `count` paths most similar to one that does not exist, the most similar first. */
export function findNearest(path: string, known: Iterable<string>, count: number): string[] {
  const wanted = path.toLowerCase().split('/').slice(1);
  return [...known]
    .map((candidate) => ({ candidate, cost: costOf(wanted, candidate.split('/').slice(1)) }))
    .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/**
 * Returns the distance between two paths, step by step: 0 if they are the same, and 1 for each step that has nothing in common.
 */
function costOf(wanted: readonly string[], candidate: readonly string[]): number {
  const steps = Math.max(wanted.length, candidate.length);
  let cost = 0;
  for (let step = 0; step < steps; step++) {
    const [a, b] = [wanted[step], candidate[step]];
    cost += a === undefined || b === undefined ? 1 : stepCost(a, b);
  }
  return cost;
}

/** Returns the distance between two names. They are close if one contains the other or few letters differ. */
function stepCost(a: string, b: string): number {
  if (a === b) return 0;
  const longest = Math.max(a.length, b.length);
  if (a !== '' && b !== '' && (a.includes(b) || b.includes(a))) {
    return 0.1 + (0.2 * Math.abs(a.length - b.length)) / longest;
  }
  return distance(a, b) / longest;
}
