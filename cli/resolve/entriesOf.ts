import type { CheckedContent, Entry } from '#cli/model/content.ts';

/** Returns all entries that may have a body. */
export function entriesOf(
  content: Pick<CheckedContent, 'collections' | 'singles'>,
): Entry<unknown>[] {
  return [
    ...Object.values(content.singles),
    ...Object.values(content.collections).flatMap((entries): Entry<unknown>[] => entries),
  ];
}
