import type { Content, Entry } from '#cli/load/content.ts';
import type { Images } from '#cli/load/readImages.ts';
import type { CardView, LinkView, PriceView } from '#schemas/generated/views.ts';
import type { LiveBlog } from '#schemas/generated/liveBlog.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import type { Redirect } from '#schemas/generated/route.ts';
import { nearestNeighbours } from './geography.ts';
import { basePaths } from './planPaths.ts';
import type { TownEntry } from './planPaths.ts';
import { planRedirects } from './planRedirects.ts';
import { planCards } from './planCards.ts';
import { resolveRelatedLink, splitPath } from './resolveLink.ts';
import { inOrder, priceView } from './views.ts';

/** How many towns around a town its pages know. */
export const NEARBY_TOWNS = 6;

/** Everything that planning one page may need, worked out once for all pages. */
export interface SiteContext {
  content: Content;
  /** The pictures below `public/` with their sizes. */
  images: Images;
  layout: Layout;
  /** Sorted by `from`. */
  redirects: readonly Redirect[];
  /** The towns in the order of their slugs. */
  towns: readonly TownEntry[];
  nearest(town: TownEntry): readonly TownEntry[];
  service(slug: string): Entry<Content['collections']['services'][number]['data']>;
  sector(slug: string): Entry<Content['collections']['sectors'][number]['data']>;
  price(service: string): PriceView;
  /** The cards of related links, in the order in which they are listed. */
  cards(keys: readonly string[]): CardView[];
  /** Whether drafts are shown, in which case no page is for search engines. */
  isPreview?: boolean;
  /** Where browsers read posts that are newer than the build; left out where no database is configured. */
  database?: LiveBlog;
  /** The time from which browsers ask for changed posts; left out if the database can't tell them. */
  blogChangedSince?: string;
  /** The absolute address of a path. */
  absolute(path: string): string;
}

/** Prepares planning. The content has no errors. */
export function siteContext(content: Content, images: Images): SiteContext {
  const { collections, singles } = content;
  const redirects = planRedirects(content)
    .map(({ redirect }) => redirect)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const redirectTargets = new Map(redirects.map(({ from, to }) => [from, to]));
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

  return {
    content,
    images,
    layout: planLayout(content),
    redirects,
    towns,
    nearest: (town) => nearest.get(town.slug) ?? [],
    service: (slug) => required(services.get(slug), slug),
    sector: (slug) => required(sectors.get(slug), slug),
    price: (service) => priceView(required(singles.prices.data[service], service)),
    cards: (keys) =>
      keys.map((key) => {
        const target = resolveRelatedLink(key, {
          has: (path) => cardAt(path) !== undefined,
          redirectOf: (path) => redirectTargets.get(path),
        });
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

/** What the rules promised. Throws where they did not keep it: that is a fault of ours, not of the content. */
function required<T>(value: T | undefined | '', name: string): T {
  if (value === undefined || value === '') {
    throw new Error(`"${name}" is missing although the content was found without errors.`);
  }
  return value as T;
}
