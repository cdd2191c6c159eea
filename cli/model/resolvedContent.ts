import type { PageType, Redirect } from '#schemas/generated/route.ts';
import type { CheckedContent } from './content.ts';
import type { Images } from './images.ts';
import type { Spot } from './problem.ts';
import type { SiteContext } from './siteContext.ts';

/** Content with everything that its entries mean together: what rules are asked about, and what the site is planned from. */
export interface ResolvedContent {
  content: CheckedContent;
  paths: readonly PlannedPath[];
  redirects: readonly PlannedRedirect[];
  targets: LinkTargets;
  /** The anchors that links to a page may name; a page that is not in it has anchors that nobody knows. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a path belongs to an entry that is broken in another way, so that nothing can be said of links to it. */
  mayExist(path: string): boolean;
  /** The pictures below `public/` with their sizes. */
  images: Images;
  /** What planning needs; undefined while an entry is missing or does not fit its schema. */
  context?: SiteContext;
}

/** A page that the content asks for, before anything is said of its text. */
export interface PlannedPath {
  path: string;
  type: PageType;
  /** The file an editor would open to change the page. */
  file: string;
}

/** A redirect with the alias that asks for it, so that a rule can point there. */
export interface PlannedRedirect {
  redirect: Redirect;
  at: Spot;
}

/** The pages of the site and the redirects to them, for looking up what a link means. */
export interface LinkTargets {
  /** Paths of pages. */
  has(path: string): boolean;
  /** The page that an old path leads to. */
  redirectOf(path: string): string | undefined;
}
