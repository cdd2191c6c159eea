import type { Nation } from '#schemas/town.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import type { Wording } from '#schemas/wording.ts';
import { getOrInsertComputed } from '#cli/resolve/getOrInsertComputed.ts';

/** A text on a page about a town. */
export interface CheckedText {
  text: string;
  nation: Nation;
  /** The path of the page. */
  path: string;
  at: Spot;
  /** Whether the text was written for the town. */
  isOwn: boolean;
}

/**
 * Returns a problem for each term of another nation in a text. A term in a text of several pages is reported once, with the first page and
 * the number of further ones.
 */
export function misplacedTerms(wording: Wording, texts: Iterable<CheckedText>): Problem[] {
  const termsIn = termFinder(wording);
  const found = new Map<string, Problem & { code: 'nation-term' }>();
  for (const { text, nation, path, at, isOwn } of texts) {
    for (const [term, nations] of termsIn(text)) {
      if (nations.includes(nation)) continue;
      const key = JSON.stringify([at, term]);
      const known = found.get(key);
      if (known) known.args.more += 1;
      else {
        const args = { term, belongs: nations, nation, path, more: 0, isOwn };
        found.set(key, {
          code: 'nation-term',
          args,
          at: 'path' in at ? { ...at, words: term } : at,
        });
      }
    }
  }
  return [...found.values()];
}

type NationTerms = readonly (readonly [term: string, nations: readonly Nation[]])[];

/** Returns a function that finds the terms in a text. It remembers what it found, because many pages share a text. */
function termFinder({ nationTerms = [] }: Wording): (text: string) => NationTerms {
  const nationsOf = new Map(
    nationTerms.flatMap(({ nations, terms }) => terms.map((term) => [term, nations] as const)),
  );
  // The longest term comes first, so that "Care Inspectorate Wales" is not taken for "Care Inspectorate".
  const terms = [...nationsOf.keys()].toSorted((a, b) => b.length - a.length);
  if (terms.length === 0) return () => [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:${terms.map((term) => RegExp.escape(term)).join('|')})(?![\\p{L}\\d])`,
    'gu',
  );
  const known = new Map<string, NationTerms>();
  return (text) =>
    getOrInsertComputed(known, text, () =>
      [...new Set(text.match(pattern))].map((term) => [term, nationsOf.get(term) ?? []] as const),
    );
}
