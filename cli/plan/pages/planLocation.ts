import { stableHash } from '../stableHash.ts';
import type { LocationVariables } from '../locationVariables.ts';
import { inTown, serviceVariables, shortName, townVariables } from '../locationVariables.ts';
import { fillFitting } from '../fittingPattern.ts';
import type { FilledPattern } from '../fittingPattern.ts';
import { renderPattern } from '../patterns.ts';
import { serviceCard } from '../planSocialCards.ts';
import { planHead, trail } from '../planHead.ts';
import {
  basePaths,
  locationPath,
  locationPathOfService,
  screenPaths,
  townPath,
  variantsOf,
} from '../planPaths.ts';
import type { TownEntry, VariantEntry } from '../planPaths.ts';
import type { PlannedPage } from '../plannedPage.ts';
import type { SiteContext } from '../siteContext.ts';
import { isDuplicate, likenessOf } from '../duplicates.ts';
import { service as serviceData } from '../structuredData.ts';
import { nearbyTowns, townFacts } from './planTown.ts';

/** How many of a town's sectors a page covers where the service has one page in the town. */
const SECTORS_PER_PAGE = 3;

type LocationPage = PlannedPage & { model: { type: 'location' } };

/**
 * The service pages of a town. Where the two pages of a service are too much alike, the second stays out of search
 * results and names the first as canonical (decisions, "Routes of location pages").
 */
export function planLocations(town: TownEntry, context: SiteContext): PlannedPage[] {
  const { variants } = context.content.collections;
  const own = variantsOf(town, variants);
  const pages = new Map(own.map((variant) => [variant, planLocation(town, variant, context)]));
  for (const [variant, page] of pages) {
    if (variant.data.rank === 1) continue;
    const first = own.find(({ data }) => data.rank === 1 && data.service === variant.data.service);
    const firstPage = first && pages.get(first);
    if (!firstPage) continue;
    if (isDuplicate(likenessOf(firstPage.model, page.model))) {
      page.canonical = firstPage.model.path;
      page.model.head.indexable = false;
      page.model.head.canonical = context.absolute(firstPage.model.path);
    }
  }
  return [...pages.values()];
}

function planLocation(town: TownEntry, variant: VariantEntry, context: SiteContext): LocationPage {
  const { collections, singles } = context.content;
  const { data } = town;
  const service = context.service(variant.data.service);
  const path = locationPath(town, variant);
  const { sectors, variables, title, description } = planLocationTexts(town, variant, context);
  const fill = (field: string, patterns: readonly string[]) =>
    fillPattern(town, variant, field, patterns, variables).text;
  const search = { title: title.text, description: description.text };
  const breadcrumbs = trail(
    { label: singles.locationsList.data.title, path: screenPaths.locationsList.path },
    { label: data.name, path: townPath(town.slug) },
    { label: variant.data.linkText, path },
  );
  const price = context.price(service.slug);
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
              name: fill('heading', variant.data.heading),
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
      heading: fill('heading', variant.data.heading),
      lead: fill('lead', variant.data.lead),
      introductionHtml: town.markdown.html,
      passages: variant.data.passages.map(({ heading, phrasings }, index) => ({
        title: fill(`passages/${index}/heading`, heading),
        text: fill(`passages/${index}`, phrasings),
      })),
      sectors: sectors.map(({ name, text, note }) => ({ name, text, note })),
      facts: townFacts(variables, data.postcodeArea),
      price,
      callToAction: fill('callToAction', variant.data.callToAction),
      others: others.map((other) => ({
        label: other.data.linkText,
        path: locationPath(town, other),
      })),
      nearby: nearbyTowns(
        town,
        context,
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
      variant.file,
      service.file,
      singles.prices.file,
      ...sectors.map(({ entry }) => entry.file),
    ],
  };
}

/** The title and description of a location page, each with the pattern it is made from, and what patterns are filled with. */
export function planLocationTexts(town: TownEntry, variant: VariantEntry, context: SiteContext) {
  const { collections, singles } = context.content;
  const service = context.service(variant.data.service);
  const price = singles.prices.data[service.slug];
  if (!price) throw new Error(`The service "${service.slug}" has no price.`);
  const sectors = chooseSectors(town, variant, collections.variants).map(({ sector, note }) => {
    const entry = context.sector(sector);
    return { entry, name: entry.data.name, text: entry.data.services[service.slug] ?? '', note };
  });
  const phrases = sectors.map(({ entry }) => entry.data.phrase);
  const variables = {
    ...townVariables(town, context.nearest(town), singles.site),
    ...serviceVariables(service.data, price, phrases),
  };
  const fitting = (field: 'title' | 'description') => {
    const patterns = variant.data[field];
    return fillFitting(patterns, field, variables, choiceOf(town, variant, field, patterns));
  };
  return {
    sectors,
    variables,
    title: fitting('title'),
    description: fitting('description'),
  };
}

/** The parts of a location page that other pages may have too: its sectors, and the phrasings chosen for it. */
export function sharedParts(town: TownEntry, variant: VariantEntry, context: SiteContext) {
  const { lead, passages, callToAction } = variant.data;
  const choose = (field: string, patterns: readonly string[]) =>
    patterns[choiceOf(town, variant, field, patterns)] ?? '';
  return {
    sectors: chooseSectors(town, variant, context.content.collections.variants),
    phrasings: [
      choose('lead', lead),
      ...passages.map(({ phrasings }, index) => choose(`passages/${index}`, phrasings)),
      choose('callToAction', callToAction),
    ],
  };
}

/** Which pattern a page gets: a stable hash of town, variant and field decides. */
function choiceOf(
  town: TownEntry,
  variant: VariantEntry,
  field: string,
  patterns: readonly string[],
): number {
  return stableHash(`${town.slug}/${variant.slug}/${field}`) % patterns.length;
}

/** Fills the pattern that a page gets. */
function fillPattern(
  town: TownEntry,
  variant: VariantEntry,
  field: string,
  patterns: readonly string[],
  variables: LocationVariables,
): FilledPattern {
  const pattern = choiceOf(town, variant, field, patterns);
  return { pattern, text: renderPattern(patterns[pattern] ?? '', variables) };
}

/**
 * The sectors of a town that a page covers. The two pages of a service share them out, so that each has paragraphs of its
 * own; a single page takes the first sector and others that depend on the town and the service.
 */
function chooseSectors(
  town: TownEntry,
  variant: VariantEntry,
  variants: readonly VariantEntry[],
): TownEntry['data']['sectors'] {
  const { sectors } = town.data;
  const twins = variantsOf(town, variants).filter(
    ({ data }) => data.service === variant.data.service,
  );
  if (twins.length > 1) return sectors.filter((_, index) => index % 2 === variant.data.rank - 1);
  const [first, ...rest] = sectors;
  const turn = stableHash(`${town.slug}/${variant.data.service}`) % Math.max(1, rest.length);
  const turned = [...rest.slice(turn), ...rest.slice(0, turn)];
  return [...(first ? [first] : []), ...turned].slice(0, SECTORS_PER_PAGE);
}
