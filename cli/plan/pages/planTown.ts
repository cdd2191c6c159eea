import type { FactView } from '#schemas/generated/views.ts';
import type { TownVariables } from '#cli/model/locationTexts.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import { inTown, placeOf, shortName } from '#cli/resolve/locationVariables.ts';
import { renderPattern } from '#cli/resolve/patterns.ts';
import { chooseBy } from '#cli/resolve/stableHash.ts';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { planHead, trail } from '../planHead.ts';
import { isIndexable } from '../isIndexable.ts';
import { locationPath, screenPaths, townPath, variantsOf } from '#cli/resolve/planPaths.ts';
import type { TownEntry } from '#cli/model/content.ts';
import type { PlannedPage } from '../plannedPage.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { firstSentences } from '#cli/resolve/localTextOf.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { priceView } from '#cli/resolve/priceView.ts';

/** Plans the page of a town, with its introduction and its services. */
export function planTown(town: TownEntry, context: SiteContext): PlannedPage {
  const { collections, singles } = context.content;
  const { data } = town;
  const path = townPath(town.slug);
  const variables = context.texts.townVariables(town);
  const { title, description } = context.texts.ofTown(town);
  const search = { title: title.text, description: description.text };
  const breadcrumbs = trail(
    { label: singles.locationsList.data.title, path: screenPaths.locationsList.path },
    { label: data.name, path },
  );
  const variants = variantsOf(town, collections.variants).toSorted(
    (a, b) => a.data.rank - b.data.rank,
  );
  const local = context.local(town);
  const texts = local?.data.services;
  const sectors = data.sectors.map(({ sector, note }) => ({
    name: context.sector(sector).data.name,
    note,
  }));
  return {
    model: {
      path,
      head: planHead({ path, search, breadcrumbs, indexable: isIndexable(path, context) }, context),
      section: screenPaths.locationsList.path,
      breadcrumbs,
      related: [],
      type: 'town',
      town: { name: data.name, inTown: inTown(data), place: placeOf(data) },
      lead: renderPattern(chooseBy(`${town.slug}/lead`, singles.townPages.data.lead), variables),
      introductionHtml: formatHtml(town.markdown.tree),
      facts: townFacts(variables, data.postcodeArea),
      sectors,
      services: inOrder(collections.services).map((service) => ({
        title: service.data.title,
        icon: service.data.card.icon,
        ...(texts?.[service.slug] && { text: firstSentences(texts[service.slug] ?? '') }),
        price: priceView(context.price(service.slug)),
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
      ...(local ? [local.file] : []),
      singles.site.file,
      singles.townPages.file,
      singles.prices.file,
      ...collections.services.map(({ file }) => file),
    ],
  };
}

/** Returns the towns around a town, each with its distance and the path that `pathOf` returns. */
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

/** Returns the facts that pages of a town print. */
export function townFacts(variables: TownVariables, postcodeArea: string): FactView[] {
  const { the_region: region, nation } = variables;
  return [
    { label: 'County or council area', value: capitalise(variables.county) },
    { label: 'Region', value: region === nation ? nation : `${capitalise(region)}, ${nation}` },
    { label: 'Population', value: capitalise(variables.population) },
    { label: 'Postcode area', value: postcodeArea },
    { label: 'Distance', value: capitalise(variables.distance_from_office) },
  ];
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
