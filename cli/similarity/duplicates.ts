import { jaccard, shinglesOf } from '#cli/similarity/shingles.ts';
import { plainText } from '#cli/similarity/visibleText.ts';
import type { LocationPageModel } from '#schemas/generated/pageModel.ts';

/** The similarity from which search engines must not list the second page of a service in a town (docs/behaviour.md#location-pages). */
export const DUPLICATE_LIMIT = 0.6;

/** Returns whether a page says too little of its own. Robots tag, canonical address, sitemap and report depend on it. */
export function isDuplicate(similarity: number): boolean {
  return similarity >= DUPLICATE_LIMIT;
}

/** Returns how similar the main content of two pages is, from 0 to 1. */
export function likenessOf(a: LocationPageModel, b: LocationPageModel): number {
  return jaccard(shinglesOf(mainText(a)), shinglesOf(mainText(b)));
}

/** Returns the text of a page that comes from its content. Forms, link lists and the template add the same text to every page. */
function mainText(page: LocationPageModel): string {
  return [
    page.heading,
    page.lead,
    plainText(page.introductionHtml),
    ...page.passages.flatMap(({ title, text }) => [title, text]),
    ...page.sectors.flatMap(({ name, text, note }) => [name, text, note]),
    ...page.facts.flatMap(({ label, value }) => [label, value]),
    page.callToAction,
  ].join('\n');
}
