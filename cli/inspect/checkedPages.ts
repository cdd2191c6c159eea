import { readFileSync } from 'node:fs';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import type { PlacedFault } from './pageFault.ts';

/** The results of the last check of a page. Ids and addresses are places in `CheckedPages.strings`. */
export interface CheckedPage {
  /** The size of the file and the dates of its last changes. While they stay the same, the file is not read. */
  size: number;
  modified: number;
  changed: number;
  /** A hash of the bytes of the file. */
  bytes: string;
  /** The plan that the page was checked against. */
  plan: string;
  title: string;
  description: string;
  ids: number[];
  addresses: number[];
  structure: string;
  textLength: number;
  faults: PlacedFault[];
}

/** The results of the last check, in `dist/cache/checked.json`. Texts that pages share are stored once. */
export interface CheckedPages {
  strings: string[];
  /** The pages by their files. */
  pages: Record<string, CheckedPage>;
  /** The findings of the last check (`keyOfFinding`). */
  findings: string[];
}

/** Reads the results of the last check. They are empty if there are none, the file is damaged, or other code wrote it. */
export function readChecked(file: string, stamp: string): CheckedPages {
  try {
    const kept: CheckedPages & { stamp: string } = JSON.parse(readFileSync(file, 'utf8'));
    if (kept.stamp === stamp) return kept;
  } catch {
    // There are no results that can be used.
  }
  return { strings: [], pages: {}, findings: [] };
}

/** Writes the results for the next check. */
export function writeChecked(file: string, stamp: string, checked: CheckedPages): void {
  writeFileAtomic(file, JSON.stringify({ stamp, ...checked }));
}

/** Returns the results without texts that no page has any more. */
export function withoutUnused({
  strings,
  pages,
}: Omit<CheckedPages, 'findings'>): Omit<CheckedPages, 'findings'> {
  const used = new Set(
    Object.values(pages).flatMap(({ ids, addresses }) => [...ids, ...addresses]),
  );
  if (used.size === strings.length) return { strings, pages };
  const kept = [...used].sort((a, b) => a - b);
  const places = new Map(kept.map((place, index) => [place, index]));
  const moved = (old: readonly number[]) => old.map((place) => places.get(place) ?? 0);
  return {
    strings: kept.map((place) => strings[place] ?? ''),
    pages: Object.fromEntries(
      Object.entries(pages).map(([file, page]) => [
        file,
        { ...page, ids: moved(page.ids), addresses: moved(page.addresses) },
      ]),
    ),
  };
}

/** Returns a function that returns the place of a text in `strings`, and adds it if it is new. */
export function stringTable(strings: string[]): (text: string) => number {
  const places = new Map(strings.map((text, place) => [text, place]));
  return (text) => {
    const known = places.get(text);
    if (known !== undefined) return known;
    const place = strings.push(text) - 1;
    places.set(text, place);
    return place;
  };
}
