import type { FindingCode } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { ResolvedContent } from '#cli/model/resolvedContent.ts';
import { locationRules } from './locationRules.ts';
import { launchRules, rules } from './rules.ts';

/** What rules need to know beyond the content. */
export interface CheckOptions {
  /** The files that will be copied from `public/`, by their paths below it; none if left out. */
  publicFiles?: readonly string[];
  /** Today in the United Kingdom, as YYYY-MM-DD. */
  today: string;
  /** Whether the site is about to go live, in which case no sample may be left. */
  launch: boolean;
  /** Runs the rules on location pages, or returns what they found in the same content before; runs them by default. */
  askLocationRules?: (context: SiteContext) => Problem[];
}

/** Runs every rule. Returns the context for planning if no finding makes planning impossible. */
export function checkContent(
  { context: planning, ...resolved }: ResolvedContent,
  { publicFiles = [], today, launch, askLocationRules = askAll }: CheckOptions,
): { context?: SiteContext; problems: Problem[] } {
  const problems = (launch ? [...rules, ...launchRules] : rules).flatMap((rule) =>
    rule({ ...resolved, publicFiles, today }),
  );
  if (!planning || problems.some(({ code }) => blocking.has(code))) return { problems };
  problems.push(...askLocationRules(planning));
  return { context: planning, problems };
}

/** Runs all rules on location pages. */
export function askAll(context: SiteContext): Problem[] {
  return locationRules.flatMap((rule) => rule(context));
}

/** Problems that leave pages without something they are made from, so that they cannot even be planned. */
const blocking: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'reference-unknown',
  'price-missing',
  'sector-service-missing',
  'variant-missing',
  'related-link-unknown',
  'related-link-to-list',
  'case-study-portfolio',
  'pattern-invalid',
  'pattern-variable-unknown',
  'pattern-filter-unknown',
]);
