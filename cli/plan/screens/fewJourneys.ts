import type { SiteContext } from '#cli/model/siteContext.ts';
import { screenPaths } from '#cli/resolve/planPaths.ts';
import type { JourneyLinkView } from '#schemas/generated/views.ts';
import { planJourneys } from '../planJourneys.ts';

/** The maximum number of journeys on another page. */
const FEW = 3;

/**
 * Returns a few journeys of the planner, each with a start and a goal of its own: the first that has an end from each start. Returns an empty
 * list if the site has no planner.
 */
export function fewJourneys(context: SiteContext): JourneyLinkView[] {
  const { howFar } = context.content.singles;
  if (!howFar) return [];
  const starts = new Set<string>();
  const goals = new Set<string>();
  return planJourneys(howFar.data, context)
    .flatMap(({ name, start, goal, title, weeks, price }) => {
      if (!weeks || starts.has(start) || goals.has(goal)) return [];
      starts.add(start);
      goals.add(goal);
      return [{ title, path: `${screenPaths.howFar.path}#${name}`, weeks, price: price.once }];
    })
    .slice(0, FEW);
}
