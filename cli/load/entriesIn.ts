import type { Entry, LoadedContent } from '#cli/model/content.ts';

/** Returns every entry and every single file that was read. */
export function entriesIn({
  collections,
  singles,
}: Pick<LoadedContent, 'collections' | 'singles'>): Entry<unknown>[] {
  return [...Object.values(collections).flat(), ...Object.values(singles)];
}
