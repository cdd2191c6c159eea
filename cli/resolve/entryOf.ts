import type { Entry } from '#cli/model/content.ts';

/** Finds an entry by its slug; the rules have made sure that it exists. Throws where they have not. */
export function entryOf<E extends Entry<unknown>>(entries: readonly E[], slug: string): E {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`No entry "${slug}": a rule should have refused this content.`);
  return entry;
}
