import type { Head } from '#schemas/generated/pageModel.ts';
import type { LinkView } from '#schemas/generated/views.ts';
import type { SearchResult } from '#schemas/fields.ts';
import { cardImage } from './planSocialCards.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { breadcrumbList } from './structuredData.ts';
import type { StructuredData } from './structuredData.ts';

/** The facts about a page from which its head is made. */
export interface HeadOptions {
  path: string;
  search: SearchResult;
  breadcrumbs: readonly LinkView[];
  /** Whether search engines may list the page; true if left out. */
  indexable?: boolean;
  /** The page to list instead; the page itself if left out. */
  canonical?: string;
  kind?: Head['kind'];
  /** The name of its card for social networks; that of the whole site if left out. */
  card?: string;
  structuredData?: readonly StructuredData[];
}

/** Returns the head of a page: its data for search engines and social networks. */
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
    structuredData: [...structuredData, ...trail].map((thing) => ({ ...thing })),
  };
}

/** Returns breadcrumbs that start at the home page. */
export function trail(
  { content }: Pick<SiteContext, 'content'>,
  ...crumbs: LinkView[]
): LinkView[] {
  return [{ label: content.singles.words.data.parts.home, path: '/' }, ...crumbs];
}
