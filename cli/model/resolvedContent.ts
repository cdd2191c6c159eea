import type { Redirect } from '#schemas/generated/route.ts';
import type { PageType } from '#schemas/pageTypes.ts';
import type { CheckedContent } from './content.ts';
import type { Images } from './images.ts';
import type { Spot } from './problem.ts';
import type { SiteContext } from './siteContext.ts';

/** Content with the facts that follow from all entries together. Rules check it, and the site is planned from it. */
export interface ResolvedContent {
  content: CheckedContent;
  paths: readonly PlannedPath[];
  redirects: readonly PlannedRedirect[];
  targets: LinkTargets;
  /** The anchors that links to a page may use, by path. The anchors of other pages are not known. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a path may belong to an entry that could not be read, so that links to it cannot be judged. */
  mayExist(path: string): boolean;
  images: Images;
  /** What planning needs; undefined while an entry is missing or does not fit its schema. */
  context?: SiteContext;
}

/** A page that the content asks for, known by its path only. */
export interface PlannedPath {
  path: string;
  type: PageType;
  /** The file an editor would open to change the page. */
  file: string;
}

/** A redirect with the place of the alias that asks for it, so that a rule can point there. */
export interface PlannedRedirect {
  redirect: Redirect;
  at: Spot;
}

/** Looks up where a link leads. */
export interface LinkTargets {
  /** Whether there is a page at a path. */
  has(path: string): boolean;
  /** The page that an old path leads to; undefined if there is none. */
  redirectOf(path: string): string | undefined;
}
