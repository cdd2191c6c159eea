import type { Head } from '#schemas/generated/pageModel.ts';
import type { LinkView } from '#schemas/generated/views.ts';
import type { SearchResult } from '#schemas/fields.ts';
import { cardImage } from './planSocialCards.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { breadcrumbList } from './structuredData.ts';

/** The options of a page's head. */
export interface HeadOptions {
  path: string;
  search: SearchResult;
  breadcrumbs: readonly LinkView[];
  /** Whether search engines may list the page; true by default. */
  indexable?: boolean;
  /** The page to list instead; the page itself by default. */
  canonical?: string;
  kind?: Head['kind'];
  /** The name of its card for social networks; that of the whole site by default. */
  card?: string;
  structuredData?: Head['structuredData'];
}

/** Plans the head of a page for browsers, search engines and social networks. */
export function planHead(options: HeadOptions, { absolute, isPreview }: SiteContext): Head {
  const { path, search, breadcrumbs, structuredData = [] } = options;
  const indexable = !isPreview && (options.indexable ?? true);
  const trail = indexable && breadcrumbs.length > 1 ? [breadcrumbList(breadcrumbs, absolute)] : [];
  return {
    title: search.title,
    description: search.description,
    canonical: absolute(options.canonical ?? path),
    indexable,
    image: cardImage(options.card, search.title),
    kind: options.kind ?? 'website',
    structuredData: [...structuredData, ...trail],
  };
}

/** Returns the breadcrumbs from the home page to a page. */
export function trail(...crumbs: LinkView[]): LinkView[] {
  return [{ label: 'Home', path: '/' }, ...crumbs];
}
