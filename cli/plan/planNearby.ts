import type { TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { exactDistance } from '#cli/resolve/aboutFigures.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import { shortName } from '#cli/resolve/locationVariables.ts';
import { renderPattern } from '#cli/resolve/patterns.ts';
import type { NearbyView } from '#schemas/generated/views.ts';
import { required } from '#cli/resolve/required.ts';

/** The headings of the list, on the page of a town and on the page of a service in it. */
const headings = {
  town: { nearest: 'towns', parts: 'parts' },
  service: { nearest: 'services', parts: 'partServices' },
} as const;

/**
 * Plans the list of the towns around a town. A city with parts lists those instead. `pathOf` returns the page of another town to link
 * to.
 */
export function planNearby(
  town: TownEntry,
  context: SiteContext,
  page: keyof typeof headings,
  pathOf: (other: TownEntry) => string,
): NearbyView {
  const { nearby } = required(context.content.singles.townPages, 'town-pages').data;
  const { nearest, parts } = context.surroundings(town);
  const variables = context.texts.townVariables(town);
  const [list, heading] =
    parts.length > 0 ? [parts, headings[page].parts] : [nearest, headings[page].nearest];
  return {
    title: renderPattern(nearby[heading], variables),
    towns: list.map((other) => ({
      name: shortName(other.data),
      path: pathOf(other),
      distance: exactDistance(milesBetween(town.data, other.data), context.content.singles),
    })),
    none: renderPattern(nearby.none, variables),
  };
}
