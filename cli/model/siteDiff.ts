import type { PageType } from '#schemas/pageTypes.ts';

/** The differences between the addresses of two states of a site. */
export interface SiteDiff {
  /** The earlier state, such as "commit 1a2b3c4" or "the last build". */
  baseline: string;
  added: readonly ChangedPage[];
  /** The pages that no longer exist, with what happened to their address. */
  removed: readonly (ChangedPage & { fate: Fate })[];
  /** The pages whose old address redirects to a new page. */
  moved: readonly (Cause & { type: PageType; from: string; to: string })[];
  /** The pages that search engines may no longer list; left out if the older state could not be planned. */
  unlisted?: readonly (ChangedPage & Pick<SearchFacts, 'prose'>)[];
  /** The pages that search engines may list, but could not list before. */
  listed?: readonly ChangedPage[];
  /** The number of pages whose title or description in search results changed. */
  searchTexts?: { titles: number; descriptions: number };
  redirects: {
    added: readonly ChangedRedirect[];
    removed: readonly ChangedRedirect[];
    changed: readonly (ChangedRedirect & { before: string })[];
  };
  /** The addresses that have become gone. */
  gone: readonly string[];
  /** The addresses that would answer with 404 without a decision, by the file that held them. */
  lost: readonly LostAddresses[];
}

/** The answer at an address that had a page: a redirect, 410, or 404. */
export type Fate =
  | { kind: 'redirected'; to: string }
  | { kind: 'gone' }
  | { kind: 'lost' }
  /** The page of a list that has become shorter. Such pages come and go with posts, so nobody has to decide on them. */
  | { kind: 'list-page' };

/** The title and description of a page in search results, and whether search engines may list it. */
export interface SearchFacts {
  title: string;
  description: string;
  indexable: boolean;
  /** The files that the page is made from. */
  sources: readonly string[];
  /** The measures of a page about a town: its share of words in sentences of other towns, from 0 to 1, and its number of own words. */
  prose?: { share: number; own: number };
}

/** The file that caused a change, and what happened to the file. */
export interface Cause {
  file: string;
  change: 'new' | 'deleted' | 'changed' | 'renamed' | 'unchanged';
}

export type ChangedPage = Cause & { path: string; type: PageType };
export type ChangedRedirect = Cause & { from: string; to: string };

/** The lost addresses of one file, and the lines that save them. */
export interface LostAddresses extends Cause {
  paths: readonly string[];
  /** The file that most likely took the place of the file, and the aliases to add there; left out if there is none. */
  successor?: { file: string; aliases: readonly string[] };
}

/** The files that differ between two states of the content, by the kind of change. */
export interface FileChanges {
  changes: ReadonlyMap<string, Cause['change']>;
  /** The new names of renamed files, by their old names. */
  renamed: ReadonlyMap<string, string>;
}
