import type { FactView } from '#schemas/generated/views.ts';
import { fillFitting } from '../fittingPattern.ts';
import type { FilledPattern } from '../fittingPattern.ts';
import { milesBetween } from '../geography.ts';
import { inTown, placeOf, shortName, townVariables } from '../locationVariables.ts';
import { renderPattern } from '../patterns.ts';
import { chooseBy } from '../stableHash.ts';
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
  const { title, description } = townSearchTexts(town, context);
  const search = { title: title.text, description: description.text };
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
      head: planHead({ path, search, breadcrumbs }, context),
      section: screenPaths.locationsList.path,
      breadcrumbs,
      related: [],
      type: 'town',
      town: { name: data.name, inTown: inTown(data), place: placeOf(data) },
      lead: renderPattern(chooseBy(`${town.slug}/lead`, singles.townPages.data.lead), variables),
      introductionHtml: town.markdown.html,
      facts: townFacts(variables, data.postcodeArea),
      sectors,
      services: inOrder(collections.services).map((service) => ({
        title: service.data.title,
        icon: service.data.card.icon,
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
      singles.townPages.file,
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

/** How search results show the page of a town, each text with the pattern it is made from. */
export function townSearchTexts(
  town: TownEntry,
  context: SiteContext,
): Record<'title' | 'description', FilledPattern> {
  const { site, townPages } = context.content.singles;
  const variables = townVariables(town, context.nearest(town), site);
  return {
    title: fillFitting(townPages.data.title, 'title', variables, 0),
    description: fillFitting(townPages.data.description, 'description', variables, 0),
  };
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
