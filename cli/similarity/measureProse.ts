import type { ProseMeasures } from '#cli/model/locationIndexing.ts';
import { alsoOn, localHashes } from './townProse.ts';
import type { LocalSentence, TownProse } from './townProse.ts';

/**
 * Measures the pages of all towns, and returns the measures by path. Two sentences are the same if only names and figures differ.
 * `common` has the hashes of the sentences in texts that all towns share. These count as shared even if a single town uses them today.
 */
export function measureProse(
  towns: readonly TownProse[],
  common: ReadonlySet<number>,
): Map<string, ProseMeasures> {
  const isShared = sharedSentences(towns.map(localHashes), common);
  return new Map(
    towns.flatMap((town) => {
      const texts = town.local.map((sentences) => countLocal(sentences, isShared));
      return town.pages.map(({ path, local, common: counts }, index): [string, ProseMeasures] => {
        const [words, repeated, sentences, facts] = counts;
        const measures: ProseMeasures = {
          words,
          sharedWithTowns: words,
          sharedInTown: repeated,
          own: 0,
          statements: sentences,
          local: facts,
        };
        for (const place of local) {
          const text = texts[place];
          if (!text) continue;
          measures.words += text.words;
          measures.sharedWithTowns += text.shared;
          measures.sharedInTown += text.repeated;
          measures.own += index === 0 ? text.words - text.shared : text.ofService;
          measures.statements += text.sentences;
          measures.local += text.sentences;
        }
        return [path, measures];
      });
    }),
  );
}

/**
 * Returns a function that returns whether a sentence is in `common` or several towns have it. `towns` has the hashes of the sentences of each town,
 * each once.
 */
export function sharedSentences(
  towns: readonly Iterable<number>[],
  common: ReadonlySet<number>,
): (hash: number) => boolean {
  const seen = new Set<number>();
  const shared = new Set(common);
  for (const hashes of towns) {
    for (const hash of hashes) {
      if (seen.has(hash)) shared.add(hash);
      else seen.add(hash);
    }
  }
  return (hash) => shared.has(hash);
}

/** Counts the words and sentences of a text that was written for a town. `ofService` are the words that belong to the service, too. */
function countLocal(sentences: readonly LocalSentence[], isShared: (hash: number) => boolean) {
  const counts = { words: 0, shared: 0, repeated: 0, ofService: 0, sentences: sentences.length };
  for (const [hash, words, reach] of sentences) {
    counts.words += words;
    if (reach !== alsoOn.noPage) counts.repeated += words;
    if (isShared(hash)) counts.shared += words;
    else if (reach !== alsoOn.otherServices) counts.ofService += words;
  }
  return counts;
}
