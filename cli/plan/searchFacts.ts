import type { SearchFacts } from '#cli/model/siteDiff.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { shareOf } from '#cli/similarity/proseReport.ts';
import { planSite } from './planSite.ts';
import type { SitePlan } from './planSite.ts';

/**
 * Plans the pages of two states of a site whose inputs differ, and returns for each state what search engines see of them, by path.
 * Chunks with the same inputs in both states are left out, because their pages are the same.
 */
export function searchFactsThatDiffer(
  before: SiteContext,
  after: SiteContext,
): [before: Map<string, SearchFacts>, after: Map<string, SearchFacts>] {
  const [old, now] = [planSite(before, ''), planSite(after, '')];
  return [factsOf(old, now, before), factsOf(now, old, after)];
}

function factsOf(
  plan: SitePlan,
  other: SitePlan,
  { indexing }: SiteContext,
): Map<string, SearchFacts> {
  const same = new Set(other.chunks.map(({ inputs }) => inputs));
  const facts = new Map<string, SearchFacts>();
  for (const { inputs, plan: planPages } of plan.chunks) {
    if (same.has(inputs)) continue;
    for (const { model, sources } of planPages()) {
      const { title, description, indexable } = model.head;
      const measures = indexing.measure().get(model.path);
      const prose = measures && { share: shareOf(measures), own: measures.own };
      facts.set(model.path, { title, description, indexable, sources, ...(prose && { prose }) });
    }
  }
  return facts;
}
