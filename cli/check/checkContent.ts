import { selectTexts } from '#cli/load/sourceTexts.ts';
import type { Entry, TownEntry } from '#cli/model/content.ts';
import type { KnownEntries } from '#cli/model/knownEntries.ts';
import type { FindingCode } from '#cli/model/finding.ts';
import type { DamagedEntry } from '#cli/model/damagedEntry.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { ResolvedContent } from '#cli/model/resolvedContent.ts';
import { withEntries } from '#cli/resolve/entriesOf.ts';
import { withoutBody, withoutTexts } from '#cli/resolve/keyOfFacts.ts';
import { checkDamaged } from './checkDamaged.ts';
import { locationRules } from './locationRules.ts';
import type { LocationCheck } from './locationRules.ts';
import type { RuleContext } from './rule.ts';
import { entryRules, launchRules, rules, townTextRules } from './rules.ts';

/** The options of `checkContent`. */
export interface CheckOptions {
  /** The files that will be copied from `public/`, by their paths below it; none by default. */
  publicFiles?: readonly string[];
  /** The text of every file, by its path; none by default. Rules point to words in bodies with it. */
  texts?: ReadonlyMap<string, string>;
  /** A hash of each picture, by its file; none by default. Only the rules of the launch use it. */
  fileHashes?: ReadonlyMap<string, string>;
  /** The entries that do not match their schemas; none by default. */
  damaged?: readonly DamagedEntry[];
  /** Today in the time zone of the site, as YYYY-MM-DD. */
  today: string;
  /** Whether the site is about to go live. If so, no sample may be left. */
  launch: boolean;
  /** The entries in which no rule for single entries found anything; none by default. */
  known?: KnownEntries;
  /** Returns the problems of each rule that reads no text of a town, or those of an earlier run for the same content. */
  cacheFacts?: (find: () => Problem[][]) => Problem[][];
  /** Returns the towns in which no other rule found anything, if everything but the texts of towns is the same; none by default. */
  knownTowns?: () => KnownEntries;
  /** Runs a rule on location pages, or returns its earlier problems for the same content. Runs it by default. */
  runLocationRule?: (check: LocationCheck, context: SiteContext) => Problem[];
}

/** Runs every rule. Returns the context for planning unless a problem makes planning impossible. */
export function checkContent(
  { context: planning, ...resolved }: ResolvedContent,
  {
    publicFiles = [],
    texts = new Map(),
    fileHashes = new Map(),
    damaged = [],
    today,
    launch,
    known,
    cacheFacts = (find) => find(),
    knownTowns,
    runLocationRule = runRule,
  }: CheckOptions,
): { context?: SiteContext; problems: Problem[] } {
  const applied = launch ? [...rules, ...launchRules] : rules;
  const context = { ...resolved, publicFiles, texts, fileHashes, today };
  const unknown = known
    ? { ...context, content: withEntries(context.content, (entry) => !known.has(entry)) }
    : context;
  const ofFacts = cacheFacts(() => {
    const facts = withTowns(context, withoutTexts);
    return factRules.map((rule) => rule(facts));
  });
  const checkedTowns = knownTowns?.();
  const ofTexts = checkedTowns
    ? withTowns(context, (town) => (checkedTowns.has(town) ? withoutBody(town) : town))
    : context;
  const problemsOf = new Map(factRules.map((rule, index) => [rule, ofFacts[index]]));
  const problems = applied.flatMap(
    (rule) =>
      problemsOf.get(rule) ??
      rule(entryRules.has(rule) ? unknown : townTextRules.has(rule) ? ofTexts : context),
  );
  const faulty = new Set(problems.map(({ at }) => at.file));
  const addSound = (to: KnownEntries, entries: readonly Entry<unknown>[]) => {
    for (const entry of entries) if (!faulty.has(entry.file)) to.add(entry);
  };
  if (known) addSound(known, Object.values(unknown.content.collections).flat());
  if (checkedTowns) addSound(checkedTowns, context.content.collections.towns);
  problems.push(...checkDamaged(damaged, context, applied));
  if (!planning || problems.some(({ code }) => blocking.has(code))) return { problems };
  problems.push(...locationRules.flatMap((check) => runLocationRule(check, planning)));
  return { context: planning, problems };
}

/** The rules whose problems stay the same if only texts of towns change. */
const factRules = rules.filter((rule) => !entryRules.has(rule) && !townTextRules.has(rule));

/** Applies `change` to the towns of a context, and leaves out the texts of those that it has changed. */
function withTowns(context: RuleContext, change: (town: TownEntry) => TownEntry): RuleContext {
  const { content, texts } = context;
  const files = new Set<string>();
  const towns = content.collections.towns.map((town) => {
    const changed = change(town);
    if (changed !== town) files.add(town.file);
    return changed;
  });
  return {
    ...context,
    content: { ...content, collections: { ...content.collections, towns } },
    texts: selectTexts(texts, (file) => !files.has(file)),
  };
}

function runRule({ rule }: LocationCheck, context: SiteContext): Problem[] {
  return rule(context);
}

/** The problems that make planning impossible, because a page lacks something that it is made from. */
const blocking: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'reference-unknown',
  'source-unknown',
  'price-missing',
  'price-service-unknown',
  'sector-service-missing',
  'sector-service-unknown',
  'variant-missing',
  'related-link-unknown',
  'related-link-to-list',
  'case-study-portfolio',
  'pattern-invalid',
  'pattern-variable-unknown',
  'pattern-filter-unknown',
]);
