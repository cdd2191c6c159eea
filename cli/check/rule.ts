import type { KeepValues } from '#cli/model/keepValues.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { ResolvedContent } from '#cli/model/resolvedContent.ts';

/** The context of a rule. Everything is loaded already: rules use no disk and no clock. */
export interface RuleContext extends Omit<ResolvedContent, 'context'> {
  /** The files that will be copied from `public/`, by their paths below it. */
  publicFiles: readonly string[];
  /** The text of every file, by its path. */
  texts: ReadonlyMap<string, string>;
  /** A hash of each picture that may be published, by its file. Empty unless the site is about to go live. */
  fileHashes: ReadonlyMap<string, string>;
  /** Today in the time zone of the site, as YYYY-MM-DD. */
  today: string;
}

/** A function that checks one fact about the content as a whole, and returns a problem for each violation. */
export type Rule = (context: RuleContext) => Problem[];

/**
 * A function that checks one fact about the pages of services in towns. It needs content that passes the other rules. A rule that looks
 * at towns one by one or in pairs may return only the problems of files in `changed`, and of pairs with one of them. `keep` may return
 * values from an earlier run.
 */
export type LocationRule = (
  context: SiteContext,
  changed?: ReadonlySet<string>,
  keep?: KeepValues,
) => Problem[];
