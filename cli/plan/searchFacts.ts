import type { SearchFacts } from '#cli/model/siteDiff.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { planSite } from './planSite.ts';

/**
 * Plans the pages of two states of a site whose inputs differ, and returns for each state what search engines see of them, by path.
 * Chunks with the same inputs in both states are left out, because their pages are the same.
 */
export function searchFactsThatDiffer(
  before: SiteContext,
  after: SiteContext,
): [before: Map<string, SearchFacts>, after: Map<string, SearchFacts>] {
  const plans = [planSite(before, ''), planSite(after, '')] as const;
  const [old, now] = plans.map(({ chunks }) => new Set(chunks.map(({ inputs }) => inputs)));
  const factsOf = (plan: (typeof plans)[number], others: ReadonlySet<string> | undefined) => {
    const facts = new Map<string, SearchFacts>();
    for (const { inputs, plan: planPages } of plan.chunks) {
      if (others?.has(inputs)) continue;
      for (const { model } of planPages()) {
        const { title, description, indexable } = model.head;
        facts.set(model.path, { title, description, indexable });
      }
    }
    return facts;
  };
  return [factsOf(plans[0], now), factsOf(plans[1], old)];
}
