import type { CheckedPage } from './checkedPages.ts';

/** A page that stands for all pages of its structure. */
export interface Representative {
  /** The file below `client/`. */
  file: string;
  /** A hash of the bytes of the file. */
  bytes: string;
}

/** Returns the page with the longest and the one with the shortest text of each structure, in the order of their files. */
export function representatives(pages: Readonly<Record<string, CheckedPage>>): Representative[] {
  const ends = new Map<string, { longest: string; shortest: string }>();
  const lengthOf = (file: string) => pages[file]?.textLength ?? 0;
  for (const [file, { structure, textLength }] of Object.entries(pages)) {
    const known = ends.get(structure);
    if (!known) ends.set(structure, { longest: file, shortest: file });
    else if (textLength > lengthOf(known.longest)) known.longest = file;
    else if (textLength < lengthOf(known.shortest)) known.shortest = file;
  }
  const files = new Set([...ends.values()].flatMap(({ longest, shortest }) => [longest, shortest]));
  return [...files].sort().map((file) => ({ file, bytes: pages[file]?.bytes ?? '' }));
}
