import { distance } from 'fastest-levenshtein';

/**
 * The choice most like `found`, where one is close enough to be what was meant: a third of its letters may differ, or two
 * neighbours be exchanged.
 */
export function suggest(found: string, choices: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(found.length / 3)) + 1;
  for (const choice of choices) {
    if (Math.abs(choice.length - found.length) >= least) continue;
    const edits = editsBetween(found.toLowerCase(), choice.toLowerCase());
    if (edits < least) [best, least] = [choice, edits];
  }
  return best;
}

/** The Levenshtein distance, in which two neighbours that are exchanged count once. */
function editsBetween(a: string, b: string): number {
  for (let first = 0; a.length === b.length && first < a.length - 1; first++) {
    const exchanged = `${a.slice(0, first)}${a[first + 1]}${a[first]}${a.slice(first + 2)}`;
    if (exchanged === b && a !== b) return 1;
  }
  return distance(a, b);
}
