import type { Redirect } from '#schemas/generated/route.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { PageType } from '#schemas/pageTypes.ts';
import type { CheckedContent, TownEntry } from './content.ts';
import type { HiddenReason } from './hiddenReason.ts';
import type { Images } from './images.ts';
import type { Spot } from './problem.ts';
import type { SiteContext } from './siteContext.ts';
import type { SwitchedOffPage } from './switchedOffPage.ts';
import type { TownFacts } from './townFacts.ts';

/** Content with the facts that follow from all entries together. Rules check it, and the site is planned from it. */
export interface ResolvedContent {
  content: CheckedContent;
  /** Returns the paths of all pages. A large site has tens of thousands, so they are listed when they are first asked for. */
  paths(): readonly PlannedPath[];
  /** Returns the page at a path, or `undefined` if there is none. If two pages have the same path, it is the later one. */
  pageAt(path: string): PlannedPath | undefined;
  /** Returns facts about a town without parsing its file. */
  facts(town: TownEntry): TownFacts;
  redirects: readonly PlannedRedirect[];
  targets: LinkTargets;
  /** Returns the anchors that links to a page may use, or `undefined` if there is no page at the path. */
  anchorsOf(path: string): ReadonlySet<string> | undefined;
  /** Returns whether a path may belong to an entry that could not be read. Links to it cannot be checked. */
  mayExist(path: string): boolean;
  /** Returns why visitors cannot see the page at a path; `undefined` if it is neither hidden nor switched off. */
  hiddenPage(path: string): HiddenReason | SwitchedOffPage | undefined;
  /** Returns whether a file of `content/` exists, even if it cannot be read. */
  hasFile(file: string): boolean;
  /** The pages that are made by hand and that the site does not have, by their paths. */
  switchedOff: ReadonlyMap<string, SwitchedOffPage>;
  /** Returns why visitors cannot see an entry; `undefined` if it is not hidden, or if there is none. */
  hiddenEntry(collection: CollectionName, slug: string): HiddenReason | undefined;
  images: Images;
  /** The context for planning; `undefined` if an entry is missing or does not match its schema. */
  context?: SiteContext;
}

/** The path of a page of the site, and what it belongs to. */
export interface PlannedPath {
  path: string;
  type: PageType;
  /** The file an editor would open to change the page. */
  file: string;
}

/** A redirect with the place of its alias, so that a rule can point there. */
export interface PlannedRedirect {
  redirect: Redirect;
  at: Spot;
}

/** A lookup of the targets of links. */
export interface LinkTargets {
  /** Returns whether there is a page at a path. */
  has(path: string): boolean;
  /** Returns the page that an old path redirects to, or `undefined` if there is none. */
  redirectOf(path: string): string | undefined;
}
