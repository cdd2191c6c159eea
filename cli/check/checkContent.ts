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
  /** Whether the site is about to go live: then no sample may be left. */
  launch: boolean;
  /** Asks the rules on location pages, or answers as they did before; asks them when left out. */
  askLocationRules?: (context: SiteContext) => Problem[];
}

/** Asks every rule. The context for planning is there once nothing speaks against planning the site. */
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

/** What all rules on location pages say. */
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
  'case-study-portfolio',
  'pattern-invalid',
  'pattern-variable-unknown',
  'pattern-filter-unknown',
]);
