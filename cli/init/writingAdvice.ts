import { count } from '#cli/report/amounts.ts';
import type { StarterFiles } from './starterFiles.ts';

/**
 * Returns a text about the amount of writing that pages about towns need, with the numbers for some towns, and about ways to avoid it.
 * `place` says which towns these are, such as "within 30 miles".
 */
export function writingAdvice(
  slugs: readonly string[],
  place: string,
  services: number,
  { towns }: StarterFiles,
): string {
  const sectors = new Set(slugs.flatMap((slug) => towns.get(slug)?.sectors ?? [])).size;
  const example = `For ${count(services, 'service')} and the ${count(slugs.length, 'town')} ${place} with ${count(sectors, 'sector')}, that is ${count(sectors * services, 'paragraph')}.`;
  return [
    'Pages about towns take the most writing: a paragraph of 50 to 80 words for each sector of the towns and each service.',
    ...(slugs.length > 0 ? [example] : []),
    'The answer "none" leaves them out, and "npm run site -- new town" adds towns later.\n',
  ].join(' ');
}
