import type { CheckedContent, Entry } from '#cli/model/content.ts';

/** Returns all entries of the content: the single files, and then the entries of the collections. */
export function entriesOf(
  content: Pick<CheckedContent, 'collections' | 'singles'>,
): Entry<unknown>[] {
  return [
    ...Object.values(content.singles),
    ...Object.values(content.collections).flatMap((entries): Entry<unknown>[] => entries),
  ];
}

/** Returns the content without the entries of collections that `has` rejects. */
export function withEntries<C extends Pick<CheckedContent, 'collections'>>(
  content: C,
  has: (entry: Entry<unknown>) => boolean,
): C {
  const collections = Object.fromEntries(
    Object.entries(content.collections).map(([name, entries]) => [name, entries.filter(has)]),
  ) as CheckedContent['collections'];
  return { ...content, collections };
}
