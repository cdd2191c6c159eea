import type { CheckedContent, CollectionName, Content, LoadedContent } from '#cli/model/content.ts';
import type { Images } from '#cli/model/images.ts';
import type { LinkTargets, ResolvedContent } from '#cli/model/resolvedContent.ts';
import { collections as files, singles } from '#schemas/collections.ts';
import { anchorsByPath } from './anchorsByPath.ts';
import { basePaths, planPaths, screenPaths } from './planPaths.ts';
import { planRedirects } from './planRedirects.ts';
import { siteContext } from './siteContext.ts';

/** What resolving needs to know beyond the content. */
export interface ResolveOptions {
  images: Images;
  /** Whether there are posts that were not loaded; then the path of any post may exist. */
  postsElsewhere?: boolean;
}

/**
 * Works out paths, redirects, link targets and anchors once, for the rules and the planner. `checked` holds the entries of `loaded` that fit
 * their schemas.
 */
export function resolveContent(
  checked: CheckedContent,
  loaded: LoadedContent,
  { images, postsElsewhere = false }: ResolveOptions,
): ResolvedContent {
  const paths = planPaths(checked);
  const redirects = planRedirects(checked);
  const known = new Set(paths.map(({ path }) => path));
  const newPaths = new Map(redirects.map(({ redirect }) => [redirect.from, redirect.to]));
  const targets: LinkTargets = {
    has: (path) => known.has(path),
    redirectOf: (path) => newPaths.get(path),
  };
  const content = completeContent(loaded, checked);
  return {
    content: checked,
    paths,
    redirects,
    targets,
    anchors: anchorsByPath(checked),
    mayExist: (path) =>
      belongsToBrokenEntry(path, checked, loaded.texts) ||
      (postsElsewhere && path.startsWith(`${basePaths.posts}/`)),
    images,
    ...(content && { context: siteContext(content, { images, redirects, targets }) }),
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
