import type { SiteContext } from '#cli/model/siteContext.ts';
import { entryOf } from '#cli/resolve/entryOf.ts';

/** Returns case studies in the order of their portfolio items. */
export function inPortfolioOrder({ content: { collections } }: SiteContext) {
  const order = (slug: string) => entryOf(collections.portfolio, slug).data.order;
  return collections.caseStudies.toSorted((a, b) => order(a.slug) - order(b.slug));
}
