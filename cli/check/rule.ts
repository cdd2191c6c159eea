import type { Problem } from '#cli/model/problem.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { ResolvedContent } from '#cli/model/resolvedContent.ts';

/** What rules may look at. Everything was read before; a rule touches no disk and no clock. */
export interface RuleContext extends Omit<ResolvedContent, 'context'> {
  /** The files that will be copied from `public/`, by their paths below it. */
  publicFiles: readonly string[];
  /** Today in the United Kingdom, as YYYY-MM-DD. */
  today: string;
}

/** One truth about the content as a whole: returns what speaks against it. */
export type Rule = (context: RuleContext) => Problem[];

/** A truth about the pages of services in towns; it needs content that is right in itself. */
export type LocationRule = (context: SiteContext) => Problem[];
