import { choiceOf, pageParts } from '#cli/resolve/sharedParts.ts';
import type { SharedText } from '#cli/resolve/sharedParts.ts';
import { inTown, shortName } from '#cli/resolve/locationVariables.ts';
import { plainText } from '#cli/body/plainText.ts';
import { renderPattern } from '#cli/resolve/patterns.ts';
import { priceView } from '#cli/resolve/priceView.ts';
import { serviceCard } from '../planSocialCards.ts';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { planHead, trail } from '../planHead.ts';
import {
  basePaths,
  locationPath,
  locationPathOfService,
  screenPaths,
  townPath,
  variantsOf,
} from '#cli/resolve/planPaths.ts';
import { firstSentences } from '#cli/resolve/localTextOf.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { stableHash } from '#cli/resolve/stableHash.ts';
import type { LocationVariables } from '#cli/model/locationTexts.ts';
import type { TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { PlannedPage } from '../plannedPage.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { isDuplicate, likenessOf } from '#cli/similarity/duplicates.ts';
import { service as serviceData } from '../structuredData.ts';
import { planNearby } from '../planNearby.ts';
import { planProof } from '../planProof.ts';
import { townCredits, townFacts } from './planTown.ts';

type LocationPage = PlannedPage & { model: { type: 'location' } };

/**
 * Plans the service pages of a town. If the two pages of a service are too similar, the second is kept out of search results and
 * names the first as canonical.
 */
export function planLocations(town: TownEntry, context: SiteContext): PlannedPage[] {
  const { variants } = context.content.collections;
  const own = variantsOf(town, variants);
  const { tree } = town.markdown;
  const [introductionHtml, introduction] = [formatHtml(tree), plainText(tree)];
  const pages = new Map(
    own.map((variant) => [variant, planLocation(town, variant, introductionHtml, context)]),
  );
  for (const [variant, page] of pages) {
    if (variant.data.rank === 1) continue;
    const first = own.find(({ data }) => data.rank === 1 && data.service === variant.data.service);
    const firstPage = first && pages.get(first);
    if (!firstPage) continue;
    if (isDuplicate(likenessOf(firstPage.model, page.model, introduction))) {
      page.canonical = firstPage.model.path;
      page.model.head.indexable = false;
      page.model.head.canonical = context.absolute(firstPage.model.path);
    }
  }
  return [...pages.values()];
}

function planLocation(
  town: TownEntry,
  variant: VariantEntry,
  introductionHtml: string,
  context: SiteContext,
): LocationPage {
  const { collections, singles } = context.content;
  const { data } = town;
  const service = context.service(variant.data.service);
  const path = locationPath(town, variant);
  const { title, description } = context.texts.ofPage(town, variant);
  const variables = context.texts.pageVariables(town, variant);
  const { local, ...parts } = pageParts(town, variant, context);
  const filled = ({ text = '' }: SharedText) => renderPattern(text, variables);
  const headingFrom = (field: string, patterns: readonly string[]) =>
    renderPattern(patterns[choiceOf(town, variant, field, patterns)] ?? '', variables);
  const heading = context.texts.headingOfPage(town, variant);
  const search = { title: title.text, description: description.text };
  const breadcrumbs = trail(
    { label: singles.locationsList.data.title, path: screenPaths.locationsList.path },
    { label: data.name, path: townPath(town.slug) },
    { label: variant.data.linkText, path },
  );
  const price = context.price(service.slug);
  const proof = planProof(
    { town, sectors: parts.sectors.map(({ entry }) => entry.slug), service: service.slug },
    context,
  );
  const others = variantsOf(town, collections.variants).filter((other) => other !== variant);
  return {
    model: {
      path,
      head: planHead(
        {
          path,
          search,
          breadcrumbs,
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
        shortName: shortName(data),
        inTown: inTown(data),
        path: townPath(town.slug),
      },
      service: {
        title: service.data.title,
        path: `${basePaths.services}/${service.slug}`,
        icon: service.data.card.icon,
      },
      heading,
      lead: filled(parts.lead),
      introductionHtml,
      ...(local && {
        local: {
          title: localHeading(town, service.slug, variables, context),
          opening: firstSentences(local.text),
          text: local.text,
        },
      }),
      passages: parts.passages.map((passage) => ({
        title: headingFrom(`passages/${passage.index}/heading`, passage.heading),
        text: filled(passage),
      })),
      sectors: parts.sectors.map(({ entry, note, own }) => ({
        name: entry.data.name,
        note,
        ...(own && { text: filled(own) }),
      })),
      facts: townFacts(town, context),
      credits: townCredits(town, context),
      price: priceView(price),
      callToAction: filled(parts.callToAction),
      others: others.map((other) => ({
        label: other.data.linkText,
        path: locationPath(town, other),
      })),
      ...(proof && { proof: proof.view }),
      nearby: planNearby(
        town,
        context,
        'service',
        (other) =>
          locationPathOfService(other, variant, collections.variants) ?? townPath(other.slug),
      ),
      texts: {
        quote: singles.servicePages.data.quote,
        booking: singles.servicePages.data.booking,
      },
    },
    sources: [
      town.file,
      ...(local ? [local.file] : []),
      variant.file,
      service.file,
      singles.prices.file,
      ...parts.sectors.map(({ entry }) => entry.file),
      ...(proof?.files ?? []),
    ],
  };
}

/** Returns the heading above a local text. The services of a town take the patterns in turn, so its pages have different ones. */
function localHeading(
  town: TownEntry,
  service: string,
  variables: LocationVariables,
  { content }: SiteContext,
): string {
  const patterns = content.singles.townPages.data.localHeading;
  const place = inOrder(content.collections.services).findIndex(({ slug }) => slug === service);
  return renderPattern(
    patterns[(stableHash(town.slug) + place) % patterns.length] ?? '',
    variables,
  );
}
