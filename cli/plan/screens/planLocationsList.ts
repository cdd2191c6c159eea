import type { SingleEntry, TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { frameAround, mapOf, viewOf } from '#cli/resolve/mapOf.ts';
import type { CountryMap } from '#cli/resolve/mapOf.ts';
import { shortName } from '#cli/resolve/locationVariables.ts';
import { townPath } from '#cli/resolve/planPaths.ts';
import type { LocationsPageModel } from '#schemas/generated/pageModel.ts';
import type { CountedLinkView } from '#schemas/generated/views.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import { slugOf } from '#schemas/slugOf.ts';
import { nameSpots, ofCountry } from '../nameSpots.ts';
import { planBody } from '../planBody.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { regionsOf } from '../regionsOf.ts';
import { sourceView } from '../views.ts';
import { commonFields, fieldsOfTemplate } from './screenPage.ts';

/** The share of towns whose names stand out in the list, as on a map. */
const LARGE = 1 / 7;

/** Plans the list of towns. */
export function planLocationsList(
  context: SiteContext,
  own: SingleEntry<'locationsList'>,
): PlannedPage {
  const { singles } = context.content;
  const screen = fieldsOfTemplate(own.data);
  const { office } = singles.site.data;
  const map = mapOf(singles.site.data, context.towns, singles.map?.data);
  const { number } = localeFormats(singles.site.data);
  const nations = townsByNation(context, map);
  const view = viewOf(map, [office, ...context.towns.map(({ data }) => data)]);
  return {
    model: {
      ...commonFields(context, 'locationsList'),
      type: 'locations',
      screen,
      html: planBody(own.markdown.tree, context.images),
      sources: Object.values(singles.sources?.data ?? {}).map((source) =>
        sourceView(source, singles.site.data),
      ),
      contents: nations.length > 1 ? nations.map((nation) => contentsOf(nation, number)) : [],
      nations,
      map: view,
      names: nameSpots(largestFirst(context.towns).map(spotOn(map)), view, ofCountry),
      office: map.project(office),
    },
    sources: [
      own.file,
      ...(singles.map ? [singles.map.file] : []),
      ...(singles.sources ? [singles.sources.file] : []),
      ...context.towns.map(({ file }) => file),
    ],
  };
}

/** Returns a link to the towns of a nation, with their number. */
function contentsOf(
  { id, name, regions }: LocationsPageModel['nations'][number],
  number: (amount: number) => string,
): CountedLinkView {
  const towns = regions.flatMap((region) => region.towns);
  return { label: name, path: `#${id}`, count: number(towns.length) };
}

/** Returns nations and regions in alphabetical order, with the towns of each region by name. */
function townsByNation(
  { towns, layout }: SiteContext,
  map: CountryMap,
): LocationsPageModel['nations'] {
  const { compare } = localeFormats(layout.site);
  const byName = (a: { name: string }, b: { name: string }) => compare(a.name, b.name);
  const nations = new Set(towns.map(({ data }) => data.nation));
  const allRegions = regionsOf(towns, layout.site);
  const ranked = largestFirst(towns);
  const large = new Set(ranked.slice(0, Math.floor(towns.length * LARGE)));
  return [...nations].toSorted(compare).map((nation) => {
    const inNation = towns.filter(({ data }) => data.nation === nation);
    const regions = allRegions.filter((region) => region.nation === nation);
    const frame = frameAround(
      map,
      inNation.map(({ data }) => data),
    );
    return {
      id: slugOf(nation),
      name: nation,
      frame,
      names: nameSpots(ranked.filter(({ data }) => data.nation === nation).map(spotOn(map)), frame),
      regions: regions.map(({ id, name: region }) => ({
        ...(region !== nation && { id }),
        name: region,
        towns: inNation
          .filter(({ data }) => data.region === region)
          .map((town) => ({
            name: town.data.name,
            path: townPath(town.slug),
            ...(large.has(town) && { isLarge: true }),
            ...map.project(town.data),
          }))
          .sort(byName),
      })),
    };
  });
}

function largestFirst(towns: readonly TownEntry[]): TownEntry[] {
  return towns.toSorted((a, b) => b.data.population - a.data.population);
}

/** Returns a function that returns the name of a town and its place on a map. */
function spotOn(map: CountryMap) {
  return ({ data }: TownEntry) => ({ ...map.project(data), name: shortName(data) });
}
