import type { TownEntry } from '#cli/model/content.ts';
import { getOrInsertComputed } from './getOrInsertComputed.ts';
import { hashParts } from './hashParts.ts';

const known = new WeakMap<TownEntry, string>();
const knownOfAll = new WeakMap<readonly TownEntry[], string>();

/** Returns a key of the facts about a town: all that its file says apart from its texts, which are edited most. */
export function keyOfFacts(town: TownEntry): string {
  return getOrInsertComputed(known, town, () => {
    const facts = town.summary?.facts ?? hashParts([JSON.stringify(withoutNotes(town.data))]);
    return `${town.slug} ${facts}`;
  });
}

/** Returns a key of the facts about all `towns` in their order. */
export function keyOfAllFacts(towns: readonly TownEntry[]): string {
  return getOrInsertComputed(knownOfAll, towns, () => hashParts(towns.map(keyOfFacts)));
}

/** Returns a town without its texts: its introduction and its notes on sectors. Figures may be in these texts. */
export function withoutTexts(town: TownEntry): TownEntry {
  return { ...town, data: withoutNotes(town.data), markdown: noText, isPartial: true };
}

/** Returns a town without its introduction. Its fields are not parsed. */
export function withoutBody(town: TownEntry): TownEntry {
  const { slug, file, hash, bodyLine, summary } = town;
  return {
    ...{ slug, file, hash, bodyLine },
    get data() {
      return town.data;
    },
    markdown: noText,
    isPartial: true,
    ...(summary && { summary }),
  };
}

function withoutNotes(data: TownEntry['data']): TownEntry['data'] {
  return { ...data, sectors: data.sectors.map(({ sector }) => ({ sector, note: '' })) };
}

const noText: TownEntry['markdown'] = {
  tree: { type: 'root', children: [] },
  headings: [],
  links: [],
  images: [],
  words: 0,
  faults: [],
};
