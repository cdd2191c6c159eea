import type { CreditView, FactView } from '#schemas/generated/views.ts';
import { fillWords } from '#schemas/fillWords.ts';
import { hasOffice, inTown, placeOf, shortName } from '#cli/resolve/locationVariables.ts';
import { renderPattern } from '#cli/resolve/patterns.ts';
import { chooseBy } from '#cli/resolve/stableHash.ts';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { firstSentences, withShortParagraphs } from '#cli/body/splitParagraphs.ts';
import { planHead, trail } from '../planHead.ts';
import { isIndexable } from '../isIndexable.ts';
import { locationPath, screenPaths, townPath, variantsOf } from '#cli/resolve/planPaths.ts';
import type { TownEntry } from '#cli/model/content.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { planCrop } from '../planCrop.ts';
import { listedNearby, planNearby } from '../planNearby.ts';
import { townsElsewhere } from '../townsElsewhere.ts';
import { planTownProof } from '../planTownProof.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { capitalise } from '#schemas/capitalise.ts';
import { priceView } from '#cli/resolve/priceView.ts';
import { required } from '#cli/resolve/required.ts';

/** Plans the page of a town, with its introduction, its services and a map. */
export function planTown(
  town: TownEntry,
  context: SiteContext,
  map = planCrop(town, listedNearby(town, context), context),
): PlannedPage {
  const { collections, singles } = context.content;
  const townPages = required(singles.townPages, 'town-pages');
  const { data } = town;
  const path = townPath(town.slug);
  const variables = context.texts.townVariables(town);
  const { title, description } = context.texts.ofTown(town);
  const search = { title: title.text, description: description.text };
  const breadcrumbs = trail(context, context.screenLink(screenPaths.locationsList.path), {
    label: data.name,
    path,
  });
  const variants = variantsOf(town, collections.variants).toSorted(
    (a, b) => a.data.rank - b.data.rank,
  );
  const local = context.local(town);
  const texts = local?.data.services;
  const sectors = data.sectors.map(({ sector, note }) => ({
    name: context.sector(sector).data.name,
    note,
  }));
  const elsewhere = townsElsewhere(town, context);
  const { the_region: region, nation } = variables;
  const { offer } = townPages.data;
  const services = inOrder(collections.services).map((service) => ({
    service,
    pages: variants
      .filter((variant) => variant.data.service === service.slug)
      .map((variant) => ({ label: variant.data.linkText, path: locationPath(town, variant) })),
  }));
  const proof = planTownProof({ town, sectors: data.sectors.map(({ sector }) => sector) }, context);
  return {
    model: {
      path,
      head: planHead({ path, search, breadcrumbs, indexable: isIndexable(path, context) }, context),
      section: screenPaths.locationsList.path,
      breadcrumbs,
      related: [],
      type: 'town',
      town: {
        name: data.name,
        inTown: inTown(data),
        county: data.county,
        place: placeOf(data, singles.site.data.nations[0]),
      },
      heading: context.texts.headingOfTown(town),
      lead: renderPattern(chooseBy(`${town.slug}/lead`, townPages.data.lead), variables),
      introductionHtml: formatHtml(withShortParagraphs(town.markdown.tree)),
      facts: townFacts(town, context),
      credits: townCredits(town, context),
      sectors,
      services: services.map(({ service, pages }) => ({
        name: service.data.menuTitle,
        icon: service.data.card.icon,
        ...(texts?.[service.slug] && { text: firstSentences(texts[service.slug] ?? '') }),
        price: priceView(context.price(service.slug), singles),
        ...(pages[0] && { path: pages[0].path }),
      })),
      further: services.flatMap(({ pages: [, ...others] }) => others),
      ...(proof && { proof: proof.view }),
      nearby: planNearby(town, context, {
        page: 'town',
        pathOf: (other) => townPath(other.slug),
        map,
      }),
      ...(offer && {
        offer: {
          title: renderPattern(chooseBy(`${town.slug}/offer/title`, offer.title), variables),
          text: renderPattern(chooseBy(`${town.slug}/offer/text`, offer.text), variables),
        },
      }),
      distances: renderPattern(townPages.data.nearby.distances, variables),
      ...(elsewhere.towns.length > 0 && {
        elsewhere: {
          title: fillWords(singles.words.data.pages.town.elsewhere, {
            the_region: elsewhere.isInRegion ? region : nation,
          }),
          towns: elsewhere.towns.map((other) => ({
            label: shortName(other.data),
            path: townPath(other.slug),
          })),
        },
      }),
    },
    sources: [
      town.file,
      ...(local ? [local.file] : []),
      singles.site.file,
      townPages.file,
      singles.prices.file,
      ...collections.services.map(({ file }) => file),
      ...(proof?.files ?? []),
    ],
  };
}

/** Returns the facts that pages of a town print. */
function townFacts(town: TownEntry, context: SiteContext): FactView[] {
  const variables = context.texts.townVariables(town);
  const { facts } = context.content.singles.words.data.places;
  return [
    { label: facts.county, value: capitalise(variables.county) },
    { label: facts.region, value: capitalise(variables.the_region) },
    ...townFigures(town, context),
  ];
}

/** Returns the facts of a town that the pages of services in it print, too. */
export function townFigures(town: TownEntry, context: SiteContext): FactView[] {
  const variables = context.texts.townVariables(town);
  const { facts } = context.content.singles.words.data.places;
  const { postcodeArea } = town.data;
  return [
    { label: facts.population, value: capitalise(variables.population) },
    ...(postcodeArea === undefined ? [] : [{ label: facts.postcodeArea, value: postcodeArea }]),
    hasOffice(town.data, context.layout.site.office)
      ? { label: facts.office, value: capitalise(variables.in_town) }
      : { label: facts.distance, value: capitalise(variables.distance_from_office) },
  ];
}

/**
 * Returns the sources of the facts that pages of a town print. `content/sources.yaml` is not a source file of these pages, so that a new
 * check of a source does not give thousands of pages a new date.
 */
export function townCredits({ data }: TownEntry, context: SiteContext): CreditView[] {
  const { facts } = context.content.singles.words.data.places;
  const credit = (label: string, id: string): CreditView => {
    const { caption, licence } = context.source(id);
    return { label, caption, ...(licence && { licence }) };
  };
  return [
    credit(facts.population, data.populationSource),
    ...(data.pointSource === undefined ? [] : [credit(facts.distances, data.pointSource)]),
  ];
}
