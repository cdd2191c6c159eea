import type { Entry } from '#cli/model/content.ts';

/** Finds an entry by its slug. Throws if there is none, which the rules should have reported. */
export function entryOf<E extends Entry<unknown>>(entries: readonly E[], slug: string): E {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`No entry "${slug}": a rule should have refused this content.`);
  return entry;
}
