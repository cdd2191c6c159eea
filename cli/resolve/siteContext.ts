import type { Content, Entry, TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import type { LinkView } from '#schemas/generated/views.ts';
import { nearestNeighbours } from './geography.ts';
import { inOrder } from './inOrder.ts';
import { locationTexts } from './locationTexts.ts';
import { planCards } from './planCards.ts';
import { basePaths } from './planPaths.ts';
import { resolveRelatedLink, splitPath } from './resolveLink.ts';
import type { ResolvedContent } from '#cli/model/resolvedContent.ts';

/** The number of nearby towns that a town's pages list. */
export const NEARBY_TOWNS = 6;

/**
 * Prepares the context for planning. The content is complete, but rules may still find errors in it. A lookup throws if such an
 * error leaves it without a result.
 */
export function siteContext(
  content: Content,
  { images, redirects, targets }: Pick<ResolvedContent, 'images' | 'redirects' | 'targets'>,
): SiteContext {
  const { collections, singles } = content;
  const towns = collections.towns.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const neighbours = nearestNeighbours(
    towns.map(({ data }) => data),
    NEARBY_TOWNS,
  );
  const nearest = new Map(
    towns.map((town, index) => [
      town.slug,
      (neighbours[index] ?? []).flatMap((other) => towns[other] ?? []),
    ]),
  );
  const services = bySlug(collections.services);
  const sectors = bySlug(collections.sectors);
  const cardAt = planCards(content);
  const lookups = {
    content,
    nearest: (town: TownEntry) => nearest.get(town.slug) ?? [],
    service: (slug: string) => required(services.get(slug), slug),
    sector: (slug: string) => required(sectors.get(slug), slug),
  };

  return {
    ...lookups,
    images,
    layout: planLayout(content),
    redirects: redirects.map(({ redirect }) => redirect).sort((a, b) => (a.from < b.from ? -1 : 1)),
    gone: (singles.addresses?.data.gone ?? []).toSorted(),
    towns,
    texts: locationTexts(lookups),
    price: (service) => required(singles.prices.data[service], service),
    cards: (keys) =>
      keys.map((key) => {
        const target = resolveRelatedLink(key, targets);
        const [path, rest] = splitPath(required(target, key));
        const card = required(cardAt(path), key);
        return { ...card, path: path + rest };
      }),
    absolute: (path) => (path === '/' ? `${singles.site.data.url}/` : singles.site.data.url + path),
  };
}

function planLayout({ collections, singles }: Content): Layout {
  return {
    site: singles.site.data,
    navigation: singles.navigation.data,
    services: inOrder(collections.services).map(({ slug, data }) => ({
      label: data.menuTitle,
      description: data.listing.features.slice(0, 2).join(', '),
      path: `${basePaths.services}/${slug}`,
      icon: data.card.icon,
      category: data.category,
    })),
    legal: inOrder(collections.legalPages).map(({ slug, data }): LinkView => ({
      label: data.title,
      path: `${basePaths.legalPages}/${slug}`,
    })),
  };
}

function bySlug<T>(entries: readonly Entry<T>[]): Map<string, Entry<T>> {
  return new Map(entries.map((entry) => [entry.slug, entry]));
}

/** Returns a value that the rules guarantee. Throws if it is missing, which is a fault of our code and not of the content. */
function required<T>(value: T | undefined | '', name: string): T {
  if (value === undefined || value === '') {
    throw new Error(`"${name}" is missing although the content was found without errors.`);
  }
  return value as T;
}
