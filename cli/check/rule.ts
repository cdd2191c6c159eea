import type { Problem } from '#cli/model/problem.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { ResolvedContent } from '#cli/model/resolvedContent.ts';

/** What a rule can look at. Everything was loaded before; a rule touches no disk and no clock. */
export interface RuleContext extends Omit<ResolvedContent, 'context'> {
  /** The files that will be copied from `public/`, by their paths below it. */
  publicFiles: readonly string[];
  /** Today in the United Kingdom, as YYYY-MM-DD. */
  today: string;
}

/** Checks one truth about the content as a whole, and returns the problems that contradict it. */
export type Rule = (context: RuleContext) => Problem[];

/** Checks one truth about the pages of services in towns. It needs content in which the other rules have found nothing missing. */
export type LocationRule = (context: SiteContext) => Problem[];
