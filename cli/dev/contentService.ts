import type { HeaderRule } from '#cli/plan/planHeaders.ts';
import type { HandlerWords } from '#schemas/generated/handlerWords.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';
import type { Redirect } from '#schemas/generated/route.ts';
import type { ShownError } from './shownError.ts';

/** The content as the development server uses it. It is read, checked and planned in a thread of its own. */
export interface ContentService {
  /** Reads, checks and plans the content again. `open` lists the paths of the pages that browsers show. */
  refresh(open: readonly string[]): Promise<ContentState>;
  /** Runs the rules on location pages, which `refresh` leaves out because they are slow. Returns all findings. */
  checkLocations(): Promise<ContentReport>;
  /** Returns the page for a path, with the data that it is rendered from. Returns undefined if nothing could be planned so far. */
  page(path: string): Promise<DevPage | undefined>;
  /** Returns the text of a generated file, such as `sitemap.xml` or `blog/feed.xml`, or undefined if there is no such file. */
  file(name: string): Promise<string | undefined>;
  /** Returns the folder with the icons of the site, or undefined if nothing could be planned so far. */
  icons(): Promise<string | undefined>;
}

/** The findings on the content. */
export interface ContentReport {
  errors: number;
  /** The findings for the terminal; empty if there are no errors. */
  text: string;
  /** The findings for the browser; empty if there are no errors. */
  shown: readonly ShownError[];
}

/** The state of the content after a refresh. */
export interface ContentState {
  report: ContentReport;
  /** The last version of the site that could be planned. */
  site?: {
    url: string;
    redirects: readonly Redirect[];
    /** The addresses that are gone. */
    gone: ReadonlySet<string>;
    headers: readonly HeaderRule[];
    handlerWords: HandlerWords;
  };
  /** The versions of the open pages by path. */
  versions: Readonly<Record<string, string>>;
}

/** A planned page. */
export interface DevPage {
  /** 404 if the path has no page. `page` is the not-found page then. */
  status: 200 | 404;
  page: PageModel;
  layout: Layout;
  today: string;
  /** A hash of everything that the page is rendered from. */
  version: string;
}

/** The version of a page before anything could be planned. */
export const NO_VERSION = 'none';
