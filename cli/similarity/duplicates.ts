import { jaccard, shinglesOf } from '#cli/similarity/shingles.ts';
import type { LocationPageModel } from '#schemas/generated/pageModel.ts';

/** The similarity from which search engines must not list the second page of a service in a town (docs/behaviour.md#location-pages). */
export const DUPLICATE_LIMIT = 0.6;

/** Returns whether a page has too little text of its own. The robots tag, canonical address, sitemap and report all use this. */
export function isDuplicate(similarity: number): boolean {
  return similarity >= DUPLICATE_LIMIT;
}

/** Returns how much of their main content two pages of a town share, from 0 to 1. `introduction` is the town's own text, in words. */
export function likenessOf(
  a: LocationPageModel,
  b: LocationPageModel,
  introduction: string,
): number {
  return jaccard(shinglesOf(mainText(a, introduction)), shinglesOf(mainText(b, introduction)));
}

/** Returns the words of the main content that come from content. Forms, link lists and the template add the same to every page. */
function mainText(page: LocationPageModel, introduction: string): string {
  return [
    page.heading,
    page.lead,
    introduction,
    page.local?.text ?? '',
    ...page.passages.flatMap(({ title, text }) => [title, text]),
    ...page.sectors.flatMap(({ name, text, note }) => [name, text ?? '', note]),
    ...page.facts.flatMap(({ label, value }) => [label, value]),
    page.callToAction,
  ].join('\n');
}
