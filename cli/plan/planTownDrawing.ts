import type { TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { exactDistance } from '#cli/resolve/aboutFigures.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import { shortName } from '#cli/resolve/locationVariables.ts';
import type { sampleDrawingVariables, sampleVariables } from '#cli/resolve/locationVariables.ts';
import { renderPattern } from '#cli/resolve/patterns.ts';
import type { PatternVariables } from '#cli/resolve/patterns.ts';
import type { TownDrawingView } from '#schemas/generated/views.ts';
import type { TownDrawing } from '#schemas/service.ts';
import { listedNearby } from './planNearby.ts';
import { planPicture } from './planPicture.ts';
import { widthOf } from './widthOf.ts';

/**
 * Plans the drawing of a service with the words of a town. Words that are too long for their place are smaller. Words with a variable that
 * is empty in the town are left out.
 */
export function planTownDrawing(
  { colour, words, ...image }: TownDrawing,
  variables: PatternVariables,
  { images }: Pick<SiteContext, 'images'>,
): TownDrawingView {
  const isEmpty = (pattern: string) =>
    [...pattern.matchAll(/\{\{-?\s*(\w+)/g)].some(([, name = '']) => variables[name] === '');
  return {
    image: planPicture({ ...image, alt: renderPattern(image.alt, variables) }, images),
    colour,
    words: words
      .filter(({ text: pattern }) => !isEmpty(pattern))
      .map(({ text: pattern, size, width, ...place }) => {
        const text = renderPattern(pattern, variables);
        return { ...place, text, size: Math.min(size, Math.floor(width / widthOf(text))) };
      }),
  };
}

/** The names of the variables that only drawings have. */
type PlaceVariable = Exclude<keyof typeof sampleDrawingVariables, keyof typeof sampleVariables>;

/** The number of towns that a drawing may name beside its own. */
const MOST_NEARBY = 3;

/** Returns the variables of drawings that depend on the town only. */
export function placeVariables(
  town: TownEntry,
  context: SiteContext,
): Record<PlaceVariable, string> {
  const [first, second, third] = townsOnDrawings(town, context).map(({ data }) => ({
    name: shortName(data),
    distance: exactDistance(milesBetween(town.data, data), context.content.singles),
  }));
  return {
    slug: town.slug,
    postcode_area: town.data.postcodeArea ?? '',
    nearby1: first?.name ?? '',
    nearby2: second?.name ?? '',
    nearby3: third?.name ?? '',
    distance1: first?.distance ?? '',
    distance2: second?.distance ?? '',
    distance3: third?.distance ?? '',
  };
}

/**
 * Returns the towns that drawings may name beside a town: the first ones that its pages list. If those are few, the nearest of all others
 * follow, because their distances are shown.
 */
export function townsOnDrawings(town: TownEntry, context: SiteContext): readonly TownEntry[] {
  const listed = listedNearby(town, context);
  if (listed.length >= MOST_NEARBY) return listed.slice(0, MOST_NEARBY);
  const others = context.towns
    .filter((other) => other !== town && !listed.includes(other))
    .map((other) => ({ other, miles: milesBetween(town.data, other.data) }))
    .toSorted((a, b) => a.miles - b.miles);
  return [...listed, ...others.map(({ other }) => other)].slice(0, MOST_NEARBY);
}
