import type { CheckedContent } from '#cli/load/content.ts';
import type { Images } from '#cli/load/readImages.ts';
import type { PlannedPath } from '#cli/plan/planPaths.ts';
import type { PlannedRedirect } from '#cli/plan/planRedirects.ts';
import type { LinkTargets } from '#cli/plan/resolveLink.ts';
import type { Problem } from './problem.ts';

/** What rules may look at. Everything was read before; a rule touches no disk and no clock. */
export interface RuleContext {
  content: CheckedContent;
  paths: readonly PlannedPath[];
  redirects: readonly PlannedRedirect[];
  targets: LinkTargets;
  /** Whether a path belongs to an entry that is broken in another way, so that nothing can be said of links to it. */
  mayExist(path: string): boolean;
  /** The pictures below `public/` with their sizes. */
  images: Images;
  /** The files that will be copied from `public/`, by their paths below it. */
  publicFiles: readonly string[];
  /** Today in the United Kingdom, as YYYY-MM-DD. */
  today: string;
}

/** One truth about the content as a whole: returns what speaks against it. */
export type Rule = (context: RuleContext) => Problem[];
