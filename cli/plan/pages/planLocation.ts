import { choiceOf, pageParts } from '#cli/resolve/sharedParts.ts';
import type { SharedText } from '#cli/resolve/sharedParts.ts';
import { inTown } from '#cli/resolve/locationVariables.ts';
import { renderPattern } from '#cli/resolve/patterns.ts';
import { fromPrice, priceExamplesView, priceView } from '#cli/resolve/priceView.ts';
import { serviceCard } from '../planSocialCards.ts';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { firstSentences, splitParagraphs, withShortParagraphs } from '#cli/body/splitParagraphs.ts';
import { planHead, trail } from '../planHead.ts';
import {
  basePaths,
  canonicalVariant,
  locationPath,
  locationPathOfService,
  screenPaths,
  townPath,
  variantsOf,
} from '#cli/resolve/planPaths.ts';
import { localHeadingOf } from '#cli/resolve/localTextOf.ts';
import type { TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { PlannedPage } from '../plannedPage.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { isIndexable } from '../isIndexable.ts';
import type { MapCropView } from '#schemas/generated/views.ts';
import { service as serviceData } from '../structuredData.ts';
import { planCrop } from '../planCrop.ts';
import { listedNearby, planNearby, withFlags } from '../planNearby.ts';
import { placeVariables, planTownDrawing } from '../planTownDrawing.ts';
import { planTimeStrip } from '../planTimeStrip.ts';
import { planPicture } from '../planPicture.ts';
import { planTownProof } from '../planTownProof.ts';
import { leadOf, namedPersonView } from '../views.ts';
import { townCredits, townFigures } from './planTown.ts';
import { required } from '#cli/resolve/required.ts';

/** The section of the contact page for bookings. */
const BOOKING_PATH = '/contact#booking';

/**
 * Plans the service pages of a town, with a map that its own page has as well. Those that search engines must not list stay useful to readers,
 * who find them by links.
 */
export function planLocations(
  town: TownEntry,
  context: SiteContext,
  map = planCrop(town, listedNearby(town, context), context),
): PlannedPage[] {
  const variants = variantsOf(town, context.content.collections.variants);
  const ofTown: TownParts = {
    introductionHtml: formatHtml(withShortParagraphs(town.markdown.tree)),
    map,
    listed: withFlags(town, context),
    facts: townFigures(town, context),
    credits: townCredits(town, context),
    places: placeVariables(town, context),
    prices: new Map(
      context.content.collections.services.map(({ slug }) => [
        slug,
        fromPrice(context.price(slug), context.content.singles),
      ]),
    ),
    firstPages: new Map(
      variants
        .filter((variant) => canonicalVariant(town, variant, variants) === variant)
        .map((variant) => [variant.data.service, locationPath(town, variant)]),
    ),
  };
  return variants.map((variant) => planLocation(town, variant, ofTown, context));
}

/** The parts that are the same on all pages of services in a town. */
interface TownParts {
  introductionHtml: string;
  map: MapCropView | undefined;
  listed: ReturnType<typeof withFlags>;
  facts: ReturnType<typeof townFigures>;
  credits: ReturnType<typeof townCredits>;
  places: ReturnType<typeof placeVariables>;
  /** The lowest prices of services in words, by slug. */
  prices: ReadonlyMap<string, string>;
  /** The paths of the first pages of services in the town, by slug. */
  firstPages: ReadonlyMap<string, string>;
}

function planLocation(
  town: TownEntry,
  variant: VariantEntry,
  { introductionHtml, map, listed, facts, credits, places, prices, firstPages }: TownParts,
  context: SiteContext,
): PlannedPage {
  const { collections, singles } = context.content;
  const { data } = town;
  const { site } = context.layout;
  const { booking, examples, included, quote } = singles.servicePages.data;
  const service = context.service(variant.data.service);
  const { townDrawing } = service.data;
  const path = locationPath(town, variant);
  const canonical = locationPath(town, canonicalVariant(town, variant, collections.variants));
  const { title, description } = context.texts.ofPage(town, variant);
  const variables = context.texts.pageVariables(town, variant);
  const { local, ...parts } = pageParts(town, variant, context);
  const filled = ({ text = '' }: SharedText) => renderPattern(text, variables);
  const headingFrom = (field: string, patterns: readonly string[]) =>
    renderPattern(patterns[choiceOf(town, variant, field, patterns)] ?? '', variables);
  const heading = context.texts.headingOfPage(town, variant);
  const opening = local && firstSentences(local.text);
  const search = { title: title.text, description: description.text };
  const breadcrumbs = trail(
    context,
    context.screenLink(screenPaths.locationsList.path),
    { label: data.name, path: townPath(town.slug) },
    // The second page of a service has a name of its own.
    { label: canonical === path ? service.data.menuTitle : variant.data.linkText, path },
  );
  const price = context.price(service.slug);
  const sums = examples && priceExamplesView(price, singles);
  const timeStrip = planTimeStrip(price.duration);
  const proof = planTownProof(
    {
      town,
      sectors: [...parts.sectors.map(({ entry }) => entry), ...parts.otherSectors].map(
        ({ slug }) => slug,
      ),
      service: service.slug,
    },
    context,
  );
  const lead = leadOf(service.slug, context);
  return {
    model: {
      path,
      head: planHead(
        {
          path,
          search,
          breadcrumbs,
          canonical,
          indexable: isIndexable(path, context),
          card: serviceCard(service.slug),
          structuredData: [
            serviceData(context.layout.site, {
              name: heading,
              serviceType: service.data.title,
              description: search.description,
              url: context.absolute(path),
              price,
              area: {
                '@type': data.city ? 'City' : 'Place',
                name: data.name,
                containedInPlace: { '@type': 'AdministrativeArea', name: data.county },
              },
            }),
          ],
        },
        context,
      ),
      section: screenPaths.locationsList.path,
      breadcrumbs,
      related: [],
      type: 'location',
      town: {
        name: data.name,
        inTown: inTown(data),
        path: townPath(town.slug),
      },
      service: {
        title: service.data.title,
        name: service.data.menuTitle,
        path: `${basePaths.services}/${service.slug}`,
        image: planPicture(service.data.heroImage, context.images),
        ...(townDrawing && {
          townDrawing: planTownDrawing(townDrawing, { ...variables, ...places }, context),
        }),
        features: service.data.listing.features,
      },
      heading,
      lead: filled(parts.lead),
      introductionHtml,
      ...(local &&
        opening !== undefined && {
          local: {
            title: renderPattern(localHeadingOf(town, service.slug, context), variables),
            text: local.text,
            opening,
            rest: splitParagraphs(local.text.slice(opening.length).trim()),
          },
        }),
      passages: parts.passages.map((passage) => ({
        title: headingFrom(`passages/${passage.index}/heading`, passage.heading),
        text: filled(passage),
      })),
      sectors: parts.sectors.map(({ entry, note, own }) => ({
        name: entry.data.name,
        note,
        text: filled(own),
      })),
      otherSectors: parts.otherSectors.map(({ data: { name } }) => name),
      facts,
      credits,
      price: priceView(price, singles),
      ...(sums && {
        sums: {
          title: examples.title,
          rows: sums.rows.map(({ what, total, at }) => ({ what, total, at })),
        },
      }),
      ...(timeStrip && { timeStrip }),
      ...(parts.callToAction && { callToAction: filled(parts.callToAction) }),
      ...(lead && {
        person: {
          ...namedPersonView(lead, context),
          // A local text stands for itself, so its page says less about the person (decision 24).
          ...(!local && lead.data.rightFor !== undefined && { rightFor: lead.data.rightFor }),
        },
      }),
      others: inOrder(collections.services).flatMap((other) => {
        const page = firstPages.get(other.slug);
        if (page === undefined || other === service) return [];
        const label = other.data.menuTitle;
        return { label, path: page, price: required(prices.get(other.slug), other.slug) };
      }),
      ...(proof && { proof: proof.view }),
      nearby: planNearby(town, context, {
        page: 'service',
        pathOf: (other) => {
          // A first page of a short page set may be about a variant whose pages in other towns are second ones.
          const wanted =
            canonical === path ? canonicalVariant(other, variant, collections.variants) : variant;
          return locationPathOfService(other, wanted, collections.variants) ?? townPath(other.slug);
        },
        map,
        listed,
      }),
      texts: {
        included,
        quote,
        ...(site.booking && booking && { booking }),
      },
      ...(site.booking && singles.contact.data.booking && { bookingPath: BOOKING_PATH }),
    },
    canonical,
    sources: [
      town.file,
      ...(local ? [local.file] : []),
      variant.file,
      service.file,
      singles.prices.file,
      ...parts.sectors.map(({ entry }) => entry.file),
      ...(proof?.files ?? []),
      ...(lead ? [lead.file] : []),
    ],
  };
}
