import type { Mask } from './maskedSentences.ts';
import { hashText } from './hashText.ts';
import type { ProsePage } from './townProse.ts';

/** The number of words in a run. */
const RUN_WORDS = 8;

/**
 * Returns by path the share of each page's runs of eight words that pages of other towns have too, from 0 to 1. Names and figures are
 * masked, and no run crosses from one text to the next. `towns` has the pages of each town.
 */
export function runCoverage(
  towns: readonly (readonly ProsePage[])[],
  { wordsOf }: Pick<Mask, 'wordsOf'>,
): Map<string, number> {
  const kept = new Map<string, number[]>();
  const runsOf = (text: string) => {
    let runs = kept.get(text);
    if (!runs) kept.set(text, (runs = runsIn(wordsOf(text))));
    return runs;
  };
  const owners = new Map<number, number>();
  const shared = new Set<number>();
  towns.forEach((pages, town) => {
    const texts = new Set(pages.flatMap((page) => page.texts.map(({ text }) => text)));
    for (const run of [...texts].flatMap(runsOf)) {
      const owner = owners.get(run);
      if (owner === undefined) owners.set(run, town);
      else if (owner !== town) shared.add(run);
    }
  });
  const sharedIn = new Map(
    [...kept].map(([text, runs]) => [text, runs.filter((run) => shared.has(run)).length]),
  );
  return new Map(
    towns.flat().map(({ path, texts }) => {
      let [all, common] = [0, 0];
      for (const { text } of texts) {
        all += runsOf(text).length;
        common += sharedIn.get(text) ?? 0;
      }
      return [path, all === 0 ? 0 : common / all];
    }),
  );
}

function runsIn(words: readonly string[]): number[] {
  const count = Math.max(0, words.length - RUN_WORDS + 1);
  return Array.from({ length: count }, (_, start) =>
    hashText(words.slice(start, start + RUN_WORDS).join(' ')),
  );
}
