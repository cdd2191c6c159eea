import { distance } from 'fastest-levenshtein';

/** The choice most like `found`, where one is close enough to be what was meant: a third of its letters may differ. */
export function suggest(found: string, choices: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(found.length / 3)) + 1;
  for (const choice of choices) {
    if (Math.abs(choice.length - found.length) >= least) continue;
    const edits = distance(found.toLowerCase(), choice.toLowerCase());
    if (edits < least) [best, least] = [choice, edits];
  }
  return best;
}
