import type { Head } from '#schemas/generated/pageModel.ts';
import type { LinkView } from '#schemas/generated/views.ts';
import type { SearchResult } from '#schemas/fields.ts';
import { cardImage } from './planSocialCards.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { breadcrumbList } from './structuredData.ts';

/** What a page says of itself, from which its head is made. */
export interface HeadWish {
  path: string;
  search: SearchResult;
  breadcrumbs: readonly LinkView[];
  /** Whether search engines may list the page; true when left out. */
  indexable?: boolean;
  /** The page to list instead; the page itself when left out. */
  canonical?: string;
  kind?: Head['kind'];
  /** The name of its card for social networks; the one of the whole site when left out. */
  card?: string;
  structuredData?: Head['structuredData'];
}

/** The head of a page: what search engines and social networks are told. */
export function planHead(wish: HeadWish, { absolute, isPreview }: SiteContext): Head {
  const { path, search, breadcrumbs, structuredData = [] } = wish;
  const indexable = !isPreview && (wish.indexable ?? true);
  const trail = indexable && breadcrumbs.length > 1 ? [breadcrumbList(breadcrumbs, absolute)] : [];
  return {
    title: search.title,
    description: search.description,
    canonical: absolute(wish.canonical ?? path),
    indexable,
    image: cardImage(wish.card, search.title),
    kind: wish.kind ?? 'website',
    structuredData: [...structuredData, ...trail],
  };
}

/** A trail of breadcrumbs from the home page. */
export function trail(...crumbs: LinkView[]): LinkView[] {
  return [{ label: 'Home', path: '/' }, ...crumbs];
}
