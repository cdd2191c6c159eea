import type { CollectionEntry, Content, Entry, TownEntry } from '#cli/model/content.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import type { LinkView } from '#schemas/generated/views.ts';
import { coastFile } from './coastFile.ts';
import { inOrder } from './inOrder.ts';
import { locationIndexing } from './locationIndexing.ts';
import { locationTexts } from './locationTexts.ts';
import { neighbours } from './neighbours.ts';
import { planCards } from './planCards.ts';
import { planFormWords } from './planFormWords.ts';
import { fromPrice } from './priceView.ts';
import { basePaths, screenPaths } from './planPaths.ts';
import { required } from './required.ts';
import { screenNames } from './screenNames.ts';
import { resolvePalette } from './resolvePalette.ts';
import { resolveRelatedLink, splitPath } from './resolveLink.ts';
import type { ResolvedContent } from '#cli/model/resolvedContent.ts';

/**
 * Prepares the context for planning. The content is complete, but rules may still find errors in it. A lookup throws if such an
 * error leaves it without a result. `keep` may return values from an earlier run.
 */
export function siteContext(
  content: Content,
  {
    images,
    facts,
    redirects,
    targets,
  }: Pick<ResolvedContent, 'images' | 'facts' | 'redirects' | 'targets'>,
  keep?: KeepValues,
): SiteContext {
  const { collections, singles } = content;
  const towns = collections.towns.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const around = neighbours(towns, singles.barriers?.data.barriers ?? [], keep);
  const services = bySlug(collections.services);
  const sectors = bySlug(collections.sectors);
  const local = bySlug(collections.local);
  const names = screenNames(content);
  const cardAt = planCards(content, names);
  const lookups = {
    content,
    facts,
    surroundings: (town: TownEntry) => required(around.get(town.slug), town.slug),
    service: (slug: string) => required(services.get(slug), slug),
    sector: (slug: string) => required(sectors.get(slug), slug),
    price: (service: string) => required(singles.prices.data[service], service),
    local: (town: TownEntry) => local.get(town.slug),
    screenLink: (path: string) => ({ label: required(names.get(path), path), path }),
  };
  const located = { ...lookups, towns, texts: locationTexts(lookups) };

  return {
    ...located,
    images,
    layout: planLayout(content),
    redirects: redirects.map(({ redirect }) => redirect).sort((a, b) => (a.from < b.from ? -1 : 1)),
    gone: (singles.addresses?.data.gone ?? []).toSorted(),
    indexing: locationIndexing(located, keep),
    source: (id) => required(singles.sources?.data[id], id),
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

function planLayout({ collections, singles, drawings }: Content): Layout {
  const { enquiries: _, ...words } = singles.words.data;
  const icons = new Set(collections.services.map(({ data }) => data.card.icon));
  const legal = inOrder(collections.legalPages);
  const policy = required(cookiePolicyOf(legal), 'a legal page');
  return {
    site: singles.site.data,
    themeColour: resolvePalette(singles.brand.data.palette).primary.light,
    navigation: singles.navigation.data,
    words: { ...words, forms: planFormWords(words.forms, singles.site.data) },
    services: inOrder(collections.services).map(({ slug, data }) => {
      const price = singles.prices.data[slug];
      return {
        label: data.menuTitle,
        description: data.card.description,
        path: `${basePaths.services}/${slug}`,
        icon: data.card.icon,
        ...(price && { from: fromPrice(price, singles), duration: price.duration }),
      };
    }),
    legal: legal.map(linkOf),
    pages: Object.entries(screenPaths).flatMap(([name, { path }]) =>
      name in singles ? [path] : [],
    ),
    cookiePolicy: linkOf(policy),
    ...(singles.map && { coast: `/${coastFile(singles.map.data).name}` }),
    brand: {
      mark: drawings.mark,
      hasName: singles.brand.data.mark?.hasName ?? true,
      icons: Object.fromEntries([...drawings.icons].filter(([name]) => icons.has(name))),
    },
  };
}

function linkOf({ slug, data }: LegalEntry): LinkView {
  return { label: data.title, path: `${basePaths.legalPages}/${slug}` };
}

type LegalEntry = CollectionEntry<'legalPages'>;

/**
 * Returns the legal page about cookies: the one with the name or the old name "cookie-policy", or else one with "cookie" or
 * "privacy" in its name, or else the first. Every site has a legal page, so the cookie banner never links to a missing one.
 */
function cookiePolicyOf(pages: readonly LegalEntry[]): LegalEntry | undefined {
  const names = ({ slug, data }: LegalEntry) => [slug, ...(data.aliases ?? [])];
  return (
    pages.find((page) => names(page).some((name) => /^\/?cookie-policy$/.test(name))) ??
    pages.find(({ slug }) => slug.includes('cookie')) ??
    pages.find(({ slug }) => slug.includes('privacy')) ??
    pages[0]
  );
}

function bySlug<T>(entries: readonly Entry<T>[]): Map<string, Entry<T>> {
  return new Map(entries.map((entry) => [entry.slug, entry]));
}
