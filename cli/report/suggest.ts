import { distance } from 'fastest-levenshtein';

/**
 * Returns the choice most similar to `found`, or `undefined` if none is close enough. A third of the letters may differ, or two neighbours
 * may be swapped. A name that is not alike but a part of a single choice suggests that one, too. If both are paths in the same folder, only
 * the letters after the folder count.
 */
export function suggest(found: string, choices: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = tolerance(found) + 1;
  const folder = /^(\/.*\/)[^/.]+$/.exec(found)?.[1];
  for (const choice of choices) {
    if (folder && choice.startsWith(folder) && !choice.includes('/', folder.length)) {
      const name = found.slice(folder.length);
      const edits = editsBetween(name.toLowerCase(), choice.slice(folder.length).toLowerCase());
      if (edits < least && edits <= tolerance(name)) [best, least] = [choice, edits];
      continue;
    }
    if (Math.abs(choice.length - found.length) >= least) continue;
    const edits = editsBetween(found.toLowerCase(), choice.toLowerCase());
    if (edits < least) [best, least] = [choice, edits];
  }
  return best ?? longerName(found, choices);
}

/** Returns the only choice that has a name among its words: "press" is "press-coverage". */
function longerName(found: string, choices: Iterable<string>): string | undefined {
  if (!/^[a-z]{4,}(?:-[a-z]+)*$/.test(found)) return undefined;
  const longer = new Set([...choices].filter((choice) => `-${choice}-`.includes(`-${found}-`)));
  const [only] = longer;
  return longer.size === 1 ? only : undefined;
}

/** Returns how many letters of a name may be wrong. */
function tolerance(name: string): number {
  return Math.max(1, Math.floor(name.length / 3));
}

/** Returns choices in the order of their likeness to `found`. */
export function nearest(found: string, choices: readonly string[]): string[] {
  const lower = found.toLowerCase();
  const far = (choice: string) => {
    const name = choice.toLowerCase();
    return name.includes(lower) || lower.includes(name) ? 0 : editsBetween(lower, name);
  };
  return choices
    .map((choice) => ({ choice, edits: far(choice) }))
    .sort((a, b) => a.edits - b.edits)
    .map(({ choice }) => choice);
}

/** Returns the Levenshtein distance, in which two swapped neighbours count as one change. */
function editsBetween(a: string, b: string): number {
  for (let first = 0; a.length === b.length && first < a.length - 1; first++) {
    const exchanged = `${a.slice(0, first)}${a[first + 1]}${a[first]}${a.slice(first + 2)}`;
    if (exchanged === b && a !== b) return 1;
  }
  return distance(a, b);
}
