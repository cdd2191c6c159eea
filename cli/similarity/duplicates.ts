import { jaccard, shinglesOf } from '#cli/similarity/shingles.ts';
import { plainText } from '#cli/similarity/visibleText.ts';
import type { LocationPageModel } from '#schemas/generated/pageModel.ts';

/** From this similarity on, the second page of a service in a town is not listed by search engines (decisions, "Routes of location pages"). */
export const DUPLICATE_LIMIT = 0.6;

/** The one predicate behind robots tag, canonical address, sitemap and report: whether a page says too little of its own. */
export function isDuplicate(similarity: number): boolean {
  return similarity >= DUPLICATE_LIMIT;
}

/** How much of their main content two pages share, from 0 to 1. */
export function likenessOf(a: LocationPageModel, b: LocationPageModel): number {
  return jaccard(shinglesOf(mainText(a)), shinglesOf(mainText(b)));
}

/** The words of the main content that come from content: what forms, link lists and the template add is the same on every page. */
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
