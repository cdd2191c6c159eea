import type { CheckedContent, CollectionName, Content, LoadedContent } from '#cli/load/content.ts';
import type { Images } from '#cli/load/readImages.ts';
import { basePaths, planPaths, screenPaths } from '#cli/plan/planPaths.ts';
import { planRedirects } from '#cli/plan/planRedirects.ts';
import { siteContext } from '#cli/plan/siteContext.ts';
import type { SiteContext } from '#cli/plan/siteContext.ts';
import type { FindingCode } from '#cli/report/finding.ts';
import { collections as files, singles } from '#schemas/collections.ts';
import { checkShape } from './checkShape.ts';
import { locationRules } from './locationRules.ts';
import type { Problem } from './problem.ts';
import type { RuleContext } from './rule.ts';
import { launchRules, rules } from './rules.ts';

/** What rules need to know of the world beyond the content. */
export interface Surroundings {
  images: Images;
  /** The files that will be copied from `public/`, by their paths below it; none if left out. */
  publicFiles?: readonly string[];
  /** Today in the United Kingdom, as YYYY-MM-DD. */
  today: string;
  /** Whether the site is about to go live: then no sample may be left. */
  launch: boolean;
  /** Whether there are posts that were not read: then any address of a post may exist. */
  postsElsewhere?: boolean;
  /** Asks the rules on location pages, or answers as they did before; asks them when left out. */
  askLocationRules?: (context: SiteContext) => Problem[];
}

/** Asks every rule. The context for planning is there once nothing speaks against planning the site. */
export function checkContent(
  loaded: LoadedContent,
  {
    images,
    publicFiles = [],
    today,
    launch,
    postsElsewhere = false,
    askLocationRules = askAll,
  }: Surroundings,
): { context?: SiteContext; problems: Problem[] } {
  const { checked, problems } = checkShape(loaded);
  const own = contextOf(checked, loaded.texts);
  const mayExist = (path: string) =>
    own.mayExist(path) || (postsElsewhere && path.startsWith(`${basePaths.posts}/`));
  const context: RuleContext = { ...own, mayExist, images, publicFiles, today };
  for (const rule of launch ? [...rules, ...launchRules] : rules) problems.push(...rule(context));

  const content = completeContent(loaded, checked);
  if (!content || problems.some(({ code }) => blocking.has(code))) return { problems };
  const planning = siteContext(content, images);
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

function contextOf(
  content: CheckedContent,
  texts: LoadedContent['texts'],
): Omit<RuleContext, 'images' | 'publicFiles' | 'today'> {
  const paths = planPaths(content);
  const redirects = planRedirects(content);
  const known = new Set(paths.map(({ path }) => path));
  const targets = new Map(redirects.map(({ redirect }) => [redirect.from, redirect.to]));
  return {
    content,
    paths,
    redirects,
    targets: { has: (path) => known.has(path), redirectOf: (path) => targets.get(path) },
    mayExist: (path) => belongsToBrokenEntry(path, content, texts),
  };
}

/**
 * Whether a path names a screen or an entry, or a page below an entry, whose file exists and is broken in another way, or may
 * be an alias that such a file lists.
 */
function belongsToBrokenEntry(
  path: string,
  { collections, names, singles }: CheckedContent,
  texts: LoadedContent['texts'],
): boolean {
  const screen = Object.entries(screenPaths).find(([, { path: own }]) => own === path)?.[0];
  if (screen && !(screen in singles)) return true;
  const parts = path.split('/').filter(Boolean);
  const asked = [path, parts.at(-1)];
  return aliased.some((name) => {
    const { folder, extension } = files[name];
    const sound = new Set(collections[name].map(({ slug }) => slug));
    const broken = [...names[name]].filter((slug) => !sound.has(slug));
    return broken.some((slug) => {
      if (parts.some((part) => part === slug || part.endsWith(`-${slug}`))) return true;
      const words = texts.get(`content/${folder}/${slug}${extension}`)?.split(/[\s"',[\]]+/);
      return words?.some((word) => asked.includes(word)) ?? false;
    });
  });
}

/** Collections whose entries have pages, and names by which old addresses lead to them. */
const aliased = [
  'services',
  'towns',
  'posts',
  'caseStudies',
  'legalPages',
  'variants',
] as const satisfies CollectionName[];

function completeContent(loaded: LoadedContent, checked: CheckedContent): Content | undefined {
  const whole = Object.keys(singles).every((name) => name in checked.singles);
  const sound = (Object.keys(checked.collections) as (keyof Content['collections'])[]).every(
    (name) =>
      (files[name].mayBeEmpty || loaded.names[name].size > 0) &&
      checked.collections[name].length === loaded.names[name].size,
  );
  if (!whole || !sound) return undefined;
  // Every single file is there, as has just been seen.
  return { collections: checked.collections, singles: checked.singles as Content['singles'] };
}
