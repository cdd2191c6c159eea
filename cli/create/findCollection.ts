import { collections } from '#schemas/collections.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { suggest } from '#cli/report/suggest.ts';

/** The words for one entry of each collection, as editors say them. The first is the one to print. */
const words: Record<CollectionName, readonly string[]> = {
  services: ['service'],
  variants: ['variant'],
  sectors: ['sector'],
  towns: ['town', 'city'],
  local: ['local-text'],
  posts: ['post', 'posts'],
  caseStudies: ['case-study'],
  portfolio: ['portfolio-item'],
  testimonials: ['testimonial'],
  people: ['person'],
  questions: ['question', 'faq'],
  legalPages: ['legal-page', 'legal-pages'],
};

const byName: ReadonlyMap<string, CollectionName> = new Map(
  (Object.keys(words) as CollectionName[]).flatMap((name) =>
    [name, collections[name].folder, ...words[name]].map((word) => [word.toLowerCase(), name]),
  ),
);

/** The word for one entry of each collection. */
export const entryWords: readonly string[] = Object.values(words).flatMap(([word = '']) => word);

/** Returns the word for one entry of a collection. */
export function entryWord(name: CollectionName): string {
  return words[name][0] ?? name;
}

/**
 * Returns the collection that a word means: its name, its folder, or the word for one entry. If there is none, returns the word that
 * was probably meant.
 */
export function findCollection(
  word: string,
): { name: CollectionName } | { suggestion: string | undefined } {
  const name = byName.get(word.toLowerCase());
  if (name) return { name };
  const meant = byName.get(suggest(word, byName.keys()) ?? '');
  return { suggestion: meant && entryWord(meant) };
}
