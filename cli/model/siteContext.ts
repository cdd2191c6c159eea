import type { Layout } from '#schemas/generated/layout.ts';
import type { LiveBlog } from '#schemas/generated/liveBlog.ts';
import type { Redirect } from '#schemas/generated/route.ts';
import type { CardView, LinkView } from '#schemas/generated/views.ts';
import type { Price } from '#schemas/price.ts';
import type { Source } from '#schemas/source.ts';
import type { CollectionEntry, Content, TownEntry } from './content.ts';
import type { Images } from './images.ts';
import type { LocationIndexing } from './locationIndexing.ts';
import type { LocationTexts } from './locationTexts.ts';
import type { Surroundings } from './surroundings.ts';
import type { TownFacts } from './townFacts.ts';

/** Everything that planning one page may need, worked out once for all pages. */
export interface SiteContext {
  content: Content;
  /** The pictures below `public/` with their sizes. */
  images: Images;
  layout: Layout;
  /** The redirects, sorted by `from`. */
  redirects: readonly Redirect[];
  /** The addresses that are gone, sorted. */
  gone: readonly string[];
  /** The towns in the order of their slugs. */
  towns: readonly TownEntry[];
  /** Returns facts about a town without parsing its file. */
  facts(town: TownEntry): TownFacts;
  /** Returns the places around a town. */
  surroundings(town: TownEntry): Surroundings;
  service(slug: string): CollectionEntry<'services'>;
  sector(slug: string): CollectionEntry<'sectors'>;
  /** Returns the texts of a town about single services, if it has any. */
  local(town: TownEntry): CollectionEntry<'local'> | undefined;
  price(service: string): Price;
  source(id: string): Source;
  /** Returns the link to the screen at a path. Its label is the same in breadcrumbs, related links and lists of pages. */
  screenLink(path: string): LinkView;
  /** The cards of related links, in the order in which they are listed. */
  cards(keys: readonly string[]): CardView[];
  /** The texts that patterns produce for pages of towns. */
  texts: LocationTexts;
  /** Which pages about towns search engines may list. */
  indexing: LocationIndexing;
  /** Whether drafts are shown. If so, search engines may list no page. */
  isPreview?: boolean;
  /** The database from which browsers read posts that are newer than the build; left out if none is configured. */
  database?: LiveBlog;
  /** The time from which browsers request changed posts; left out if the database cannot report them. */
  blogChangedSince?: string;
  /** Returns the absolute URL of a path. */
  absolute(path: string): string;
}
