import type { CollectionName } from '#schemas/collections.ts';
import type { CheckedContent, Content, LoadedContent } from '#cli/model/content.ts';
import type { Images } from '#cli/model/images.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import type { LinkTargets, ResolvedContent } from '#cli/model/resolvedContent.ts';
import { collections as files, entryFile, singles } from '#schemas/collections.ts';
import { anchorsOfPages } from './anchorsOfPages.ts';
import { lazily } from '#schemas/lazily.ts';
import { basePaths, pageLookup, planPaths, screenPaths } from './planPaths.ts';
import { planRedirects } from './planRedirects.ts';
import { switchedOffPages, withoutEmptyLists } from './shownScreens.ts';
import { siteContext } from './siteContext.ts';
import { townFacts } from './townFacts.ts';

/** The options of `resolveContent`. */
export interface ResolveOptions {
  images: Images;
  /** Whether some posts were not loaded. If so, the path of any post may exist. */
  postsElsewhere?: boolean;
  /** Whether browsers read newer posts from a database; false if left out. */
  hasDatabase?: boolean;
  /** Returns values from an earlier run, if it has them. */
  keep?: KeepValues | undefined;
}

/**
 * Resolves paths, redirects, link targets and anchors once, for the rules and the planner. `everything` holds the entries of
 * `loaded` that match their schemas. The result leaves out screens that list collections without entries.
 */
export function resolveContent(
  everything: CheckedContent,
  loaded: LoadedContent,
  { images, postsElsewhere = false, hasDatabase = false, keep }: ResolveOptions,
): ResolvedContent {
  const lists = { postsElsewhere: postsElsewhere || hasDatabase };
  const checked = withoutEmptyLists(everything, lists);
  const hasFile = (file: string) => loaded.texts.has(file) || loaded.isUnreadable?.(file) === true;
  const switchedOff = switchedOffPages(everything, hasFile, lists);
  const pageAt = pageLookup(checked);
  const facts = townFacts(checked.collections.towns, keep);
  const redirects = planRedirects(checked, keep);
  const newPaths = new Map(redirects.map(({ redirect }) => [redirect.from, redirect.to]));
  const targets: LinkTargets = {
    has: (path) => pageAt(path) !== undefined,
    redirectOf: (path) => newPaths.get(path),
  };
  const complete = completeContent(loaded, everything);
  const content = complete && withoutEmptyLists(complete, lists);
  const hiddenPages = new Map(
    [...(loaded.hidden ?? [])].map(([entry, reason]) => [pathOfEntry(entry), reason]),
  );
  for (const [alias, entry] of loaded.hiddenAliases ?? []) {
    const path = alias.startsWith('/') ? alias : pathOfEntry(alias);
    const reason = loaded.hidden?.get(entry);
    if (reason && !hiddenPages.has(path)) hiddenPages.set(path, reason);
  }
  return {
    content: checked,
    paths: lazily(() => planPaths(checked)),
    pageAt,
    facts,
    redirects,
    targets,
    anchorsOf: anchorsOfPages(checked, pageAt),
    mayExist: (path) =>
      belongsToBrokenEntry(path, everything, loaded.texts, hasFile) ||
      (postsElsewhere && path.startsWith(`${basePaths.posts}/`)),
    hiddenPage: (path) => hiddenPages.get(path) ?? switchedOff.get(path),
    hasFile,
    switchedOff,
    hiddenEntry: (collection, slug) => loaded.hidden?.get(`${collection}/${slug}`),
    images,
    ...(content && { context: siteContext(content, { images, facts, redirects, targets }, keep) }),
  };
}

/** Returns the path of the page of an entry, such as `posts/spring-offer`. */
function pathOfEntry(entry: string): string {
  const [name = '', slug] = entry.split('/');
  return name in basePaths ? `${basePaths[name as keyof typeof basePaths]}/${slug}` : '';
}

/**
 * Returns whether a path may belong to a screen or an entry whose file exists but has errors. The path may name a page below that
 * entry, or an alias in its file.
 */
function belongsToBrokenEntry(
  path: string,
  { collections, names, singles }: CheckedContent,
  texts: LoadedContent['texts'],
  hasFile: (file: string) => boolean,
): boolean {
  const screen = Object.entries(screenPaths).find(([, { path: own }]) => own === path);
  if (screen && !(screen[0] in singles)) {
    return !('optional' in screen[1]) || hasFile(`content/${screen[1].file}`);
  }
  const parts = path.split('/').filter(Boolean);
  const asked = [path, parts.at(-1)];
  return aliased.some((name) => {
    const sound = new Set(collections[name].map(({ slug }) => slug));
    const broken = [...names[name]].filter((slug) => !sound.has(slug));
    return broken.some((slug) => {
      if (parts.some((part) => part === slug || part.endsWith(`-${slug}`))) return true;
      const words = texts.get(entryFile({ collection: name, slug }))?.split(/[\s"',[\]]+/);
      return words?.some((word) => asked.includes(word)) ?? false;
    });
  });
}

/** The collections whose entries have pages, or names that are part of old addresses. */
const aliased = [
  'services',
  'towns',
  'posts',
  'caseStudies',
  'legalPages',
  'variants',
] as const satisfies CollectionName[];

function completeContent(loaded: LoadedContent, checked: CheckedContent): Content | undefined {
  const whole = Object.entries(singles).every(
    ([name, single]) =>
      name in checked.singles ||
      ('optional' in single &&
        !loaded.texts.has(`content/${single.file}`) &&
        !('neededFor' in single && loaded.names[single.neededFor].size > 0)),
  );
  const sound = (Object.keys(checked.collections) as (keyof Content['collections'])[]).every(
    (name) =>
      (files[name].mayBeEmpty || loaded.names[name].size > 0) &&
      checked.collections[name].length === loaded.names[name].size,
  );
  const { mark, favicon } = checked.drawings;
  if (!whole || !sound || !mark || !favicon) return undefined;
  return {
    collections: checked.collections,
    // `whole` ensures that every single file is there.
    singles: checked.singles as Content['singles'],
    drawings: { ...checked.drawings, mark, favicon },
  };
}
