import type { FactView } from '#schemas/generated/views.ts';
import { joinList } from '../english.ts';
import { milesBetween } from '../geography.ts';
import { inTown, placeOf, shortName, townVariables } from '../locationVariables.ts';
import { planHead, trail } from '../planHead.ts';
import { locationPath, screenPaths, townPath, variantsOf } from '../planPaths.ts';
import type { TownEntry } from '../planPaths.ts';
import type { PlannedPage } from '../plannedPage.ts';
import type { SiteContext } from '../siteContext.ts';
import { inOrder } from '../views.ts';

/** The page of a town: what it is like, and its services. */
export function planTown(town: TownEntry, context: SiteContext): PlannedPage {
  const { collections, singles } = context.content;
  const { data } = town;
  const path = townPath(town.slug);
  const variables = townVariables(town, context.nearest(town), singles.site);
  const breadcrumbs = trail(
    { label: singles.locationsList.data.title, path: screenPaths.locationsList.path },
    { label: data.name, path },
  );
  const variants = variantsOf(town, collections.variants).toSorted(
    (a, b) => a.data.rank - b.data.rank,
  );
  const sectors = data.sectors.map(({ sector, note }) => ({
    name: context.sector(sector).data.name,
    note,
  }));
  return {
    model: {
      path,
      head: planHead({ path, search: townSearchResult(variables), breadcrumbs }, context),
      section: screenPaths.locationsList.path,
      breadcrumbs,
      related: [],
      type: 'town',
      town: { name: data.name, inTown: inTown(data), place: placeOf(data) },
      lead: townLead(
        variables,
        sectors.map(({ name }) => name.toLowerCase()),
      ),
      introductionHtml: town.markdown.html,
      facts: townFacts(variables, data.postcodeArea),
      sectors,
      services: inOrder(collections.services).map((service) => ({
        title: service.data.title,
        description: service.data.card.description,
        price: context.price(service.slug),
        links: variants
          .filter((variant) => variant.data.service === service.slug)
          .map((variant) => ({
            label: `${variant.data.linkText} ${inTown(data)}`,
            path: locationPath(town, variant),
          })),
      })),
      nearby: nearbyTowns(town, context, (other) => townPath(other.slug)),
    },
    sources: [
      town.file,
      singles.site.file,
      singles.prices.file,
      ...collections.services.map(({ file }) => file),
    ],
  };
}

/** The towns around a town, each with its distance and a path of the caller's choice. */
export function nearbyTowns(
  town: TownEntry,
  context: SiteContext,
  pathOf: (other: TownEntry) => string,
) {
  return context.nearest(town).map((other) => ({
    name: shortName(other.data),
    path: pathOf(other),
    miles: Math.max(1, Math.round(milesBetween(town.data, other.data))),
  }));
}

/** The facts that pages of a town print. */
export function townFacts(
  variables: ReturnType<typeof townVariables>,
  postcodeArea: string,
): FactView[] {
  const { the_region: region, nation } = variables;
  return [
    { label: 'County or council area', value: capitalise(variables.county) },
    { label: 'Region', value: region === nation ? nation : `${capitalise(region)}, ${nation}` },
    { label: 'Population', value: capitalise(variables.population) },
    { label: 'Postcode area', value: postcodeArea },
    { label: 'Distance', value: capitalise(variables.distance_from_office) },
  ];
}

function townSearchResult({ town_full, in_town, agency, place }: ReturnType<typeof townVariables>) {
  const long = `Digital agency services ${in_town} | ${agency}`;
  return {
    title: long.length <= 60 ? `${long}` : `Digital services ${in_town}`,
    description: `Branding, websites, apps, marketing and press work for businesses in ${
      place.length <= 40 ? place : town_full
    }: prices, what is included and how we work from London.`,
  };
}

function townLead(
  { in_town, distance_from_office, city_or_town }: ReturnType<typeof townVariables>,
  sectors: readonly string[],
): string {
  return `Ten services for firms ${in_town}, from a logo to a software product. The ${city_or_town} is ${distance_from_office}, and most of our work here is in ${joinList(sectors.slice(0, 3))}.`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
