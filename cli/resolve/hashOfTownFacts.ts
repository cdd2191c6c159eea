import type { TownEntry } from '#cli/model/content.ts';
import { getOrInsertComputed } from './getOrInsertComputed.ts';
import { hashParts } from './hashParts.ts';

const known = new WeakMap<TownEntry, string>();

/** Returns a hash of the facts about a town: all that its file says apart from its texts, which are edited most. */
export function hashOfTownFacts(town: TownEntry): string {
  return getOrInsertComputed(known, town, () =>
    hashParts([town.slug, JSON.stringify(withoutNotes(town.data))]),
  );
}

/** Returns a town without its texts: its introduction and its notes on sectors. Figures may be in these texts. */
export function withoutTexts(town: TownEntry): TownEntry {
  return { ...town, data: withoutNotes(town.data), markdown: noText, isPartial: true };
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
