import type { SiteContext } from '#cli/model/siteContext.ts';
import { screenPaths } from '#cli/resolve/planPaths.ts';
import type { TeaserView } from '#schemas/generated/views.ts';

/** Returns the section that leads to the planner of journeys, if the site has it. */
export function howFarTeaser({ content: { singles } }: SiteContext): { howFar?: TeaserView } {
  const { howFar } = singles;
  return howFar ? { howFar: { ...howFar.data.teaser, path: screenPaths.howFar.path } } : {};
}
