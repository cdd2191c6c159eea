import type { Mask } from './maskedSentences.ts';

/** A text on a page about a town. */
export interface ProseText {
  /** The text. It has a slot for each variable if it is a pattern (`slots.ts`). */
  text: string;
  /** Whether the text was written for the town, so that no other town has it by design. */
  isLocal: boolean;
}

/** The prose of a page about a town, before it is measured. */
export interface ProsePage {
  path: string;
  /** The service of the page; left out for the town's hub. */
  service?: string;
  texts: readonly ProseText[];
  /** The number of words that fill each slot on this page. */
  slotWords: readonly number[];
}

/** The other pages of a town that have a sentence, too: none, some that are not about another service, or some about another one. */
export const alsoOn = { noPage: 0, otherPages: 1, otherServices: 2 } as const;
type AlsoOn = (typeof alsoOn)[keyof typeof alsoOn];

/** A sentence that was written for a town: the hash of its masked words (`maskedSentences.ts`) and its number of words. */
export type LocalSentence = readonly [hash: number, words: number, alsoOn: AlsoOn];

/**
 * The counts of the texts of a page that all towns share: words, words that another page of the town has too, sentences, and sentences
 * that state a fact about the town.
 */
export type CommonCounts = [words: number, repeated: number, sentences: number, facts: number];

/**
 * The prose of the pages of a town, counted as far as that is possible without the other towns. It is plain data, kept short because it
 * is stored between two runs.
 */
export interface TownProse {
  /** The sentences of each text that was written for the town. */
  local: LocalSentence[][];
  /** The town's hub, followed by its service pages. */
  pages: {
    path: string;
    /** The indices in `local` of the page's texts. */
    local: number[];
    common: CommonCounts;
  }[];
}

/**
 * Counts the prose of the pages of a town. The first page is its hub. `isFact` returns whether the value of a slot is a fact about the town,
 * apart from its name.
 */
export function townProse(
  pages: readonly ProsePage[],
  { sentencesOf, isFact }: Pick<Mask, 'sentencesOf'> & { isFact(slot: number): boolean },
): TownProse {
  const pagesWith = new Map<string, ProsePage[]>();
  for (const page of pages) {
    for (const { text } of page.texts) {
      const own = pagesWith.get(text) ?? [];
      pagesWith.set(text, own);
      if (own.at(-1) !== page) own.push(page);
    }
  }
  const texts = new Set(
    pages.flatMap((page) => page.texts.flatMap(({ text, isLocal }) => (isLocal ? text : []))),
  );
  const places = new Map([...texts].map((text, place) => [text, place]));
  return {
    local: localSentences(texts, sentencesOf, (text) => pagesWith.get(text) ?? []),
    pages: pages.map((page) => {
      const common: CommonCounts = [0, 0, 0, 0];
      for (const { text, isLocal } of page.texts) {
        if (isLocal) continue;
        const isRepeated = (pagesWith.get(text)?.length ?? 0) > 1;
        for (const { words: literal, slots } of sentencesOf(text)) {
          const words = slots.reduce((sum, slot) => sum + (page.slotWords[slot] ?? 0), literal);
          common[0] += words;
          if (isRepeated) common[1] += words;
          common[2]++;
          if (slots.some(isFact)) common[3]++;
        }
      }
      return {
        path: page.path,
        local: page.texts.flatMap(({ text, isLocal }) => (isLocal ? (places.get(text) ?? []) : [])),
        common,
      };
    }),
  };
}

/** Returns the hashes of the sentences that were written for a town, each once. */
export function localHashes({ local }: TownProse): number[] {
  return [...new Set(local.flatMap((sentences) => sentences.map(([hash]) => hash)))];
}

function localSentences(
  texts: ReadonlySet<string>,
  sentencesOf: Mask['sentencesOf'],
  pagesWith: (text: string) => readonly ProsePage[],
): LocalSentence[][] {
  const masked = [...texts].map((text) => ({ text, sentences: sentencesOf(text) }));
  const users = new Map<number, Set<ProsePage>>();
  for (const { text, sentences } of masked) {
    for (const { hash } of sentences) {
      users.set(hash, new Set([...(users.get(hash) ?? []), ...pagesWith(text)]));
    }
  }
  const reachOf = (hash: number): AlsoOn => {
    const pages = [...(users.get(hash) ?? [])];
    if (new Set(pages.flatMap(({ service }) => service ?? [])).size > 1)
      return alsoOn.otherServices;
    return pages.length > 1 ? alsoOn.otherPages : alsoOn.noPage;
  };
  return masked.map(({ sentences }) =>
    sentences.map(({ hash, words }) => [hash, words, reachOf(hash)]),
  );
}
