import type { Layout } from '#schemas/generated/layout.ts';
import type { LiveBlog } from '#schemas/generated/liveBlog.ts';
import type { Redirect } from '#schemas/generated/route.ts';
import type { CardView, PriceView } from '#schemas/generated/views.ts';
import type { CollectionEntry, Content, TownEntry } from './content.ts';
import type { Images } from './images.ts';
import type { LocationTexts } from './locationTexts.ts';

/** Everything that planning a page may need, prepared once for all pages. */
export interface SiteContext {
  content: Content;
  /** The pictures below `public/` with their sizes. */
  images: Images;
  layout: Layout;
  /** Sorted by `from`. */
  redirects: readonly Redirect[];
  /** The towns, sorted by slug. */
  towns: readonly TownEntry[];
  nearest(town: TownEntry): readonly TownEntry[];
  service(slug: string): CollectionEntry<'services'>;
  sector(slug: string): CollectionEntry<'sectors'>;
  price(service: string): PriceView;
  /** Returns the cards of related links, in the order of `keys`. */
  cards(keys: readonly string[]): CardView[];
  /** The texts that patterns produce for pages of towns. */
  texts: LocationTexts;
  /** Whether drafts are shown. If so, search engines may list no page. */
  isPreview?: boolean;
  /** The database from which browsers read posts that are newer than the build; left out if none is configured. */
  database?: LiveBlog;
  /** The time from which browsers ask for changed posts; left out if the database can't report changes. */
  blogChangedSince?: string;
  /** Returns the absolute URL of a path. */
  absolute(path: string): string;
}
