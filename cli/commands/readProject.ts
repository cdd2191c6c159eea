import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openParseCache } from '#cli/cache/parseCache.ts';
import type { ParseCache } from '#cli/cache/parseCache.ts';
import { codeStamp } from '#cli/cache/codeStamp.ts';
import { remember } from '#cli/cache/remember.ts';
import { askAll } from '#cli/check/checkContent.ts';
import { checkLoaded } from './checkLoaded.ts';
import { inColumns } from '#cli/check/inColumns.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import type { Problem } from '#cli/model/problem.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { withoutHiddenPosts } from '#cli/load/publication.ts';
import type { BlogSource } from '#cli/load/readBlogSource.ts';
import { readImages } from '#cli/load/readImages.ts';
import { readPublic } from '#cli/load/readPublic.ts';
import type { Content } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { Project } from '#cli/project.ts';
import { todayInLondon } from '#cli/today.ts';
import { countErrors } from '#cli/report/report.ts';
import type { Finding } from '#cli/model/finding.ts';

/** The content of a project after it was read and checked. */
export interface ReadProject {
  findings: Finding[];
  texts: ReadonlyMap<string, string>;
  files: number;
  errors: number;
  /** The input of the planner; undefined if the content has errors. */
  context?: SiteContext;
  /** The input of the planner even if the content has errors, provided that they do not prevent planning. */
  plannable?: SiteContext;
  /** Runs the rules on location pages, if they were postponed and the content allows it. Returns their findings. */
  checkLocations?: () => Finding[];
}

/** The options for reading content. */
export interface ReadOptions {
  /** Whether the site is about to go live. */
  launch?: boolean;
  /** Problems that were found elsewhere. */
  more?: readonly Problem[];
  /** The posts of the database; 'unread' if there is a database that was not read; undefined if there is none. */
  blog?: BlogSource | 'unread' | undefined;
  /** Whether drafts and planned posts are left out, checked and left out, or shown. */
  hiddenPosts?: 'leave-out' | 'check' | 'show';
  /** The stamp of the project's code, if it is known. */
  stamp?: string;
  /** The cache of parsed files, if the caller keeps one in memory. By default, it is read from disk and saved. */
  cache?: ParseCache;
  /** Whether the rules on location pages run later. They take longer than all others together. */
  postponesLocations?: boolean;
}

/**
 * Reads and checks all content of a project, which is the first step of every command. Parsed files are cached for the next run.
 */
export async function readProject(
  project: Project,
  {
    launch = false,
    more = [],
    blog,
    hiddenPosts = 'leave-out',
    stamp = codeStamp(project.root),
    cache = openParseCache(join(project.distDir, 'cache', 'parsed.json'), stamp),
    postponesLocations = false,
  }: ReadOptions = {},
): Promise<ReadProject> {
  const { loaded, problems } = await loadContent(project.contentDir, cache);
  const publicFolder = readPublic(project.publicDir);
  problems.push(...publicFolder.problems);
  let images = readImages(project.publicDir, publicFolder.files);
  if (blog && blog !== 'unread') {
    const { loadBlogRows } = await import('#cli/load/loadBlogRows.ts');
    const posts = await loadBlogRows(loaded, blog.rows, images, cache, blog.pictures);
    problems.push(...blog.problems, ...posts.problems);
    images = posts.images;
  }
  cache.save();
  const surroundings = {
    images,
    publicFiles: publicFolder.files,
    today: todayInLondon(),
    launch,
    postsElsewhere: blog === 'unread' || Boolean(blog?.problems.length),
  };
  const { visible, hidden } =
    hiddenPosts === 'show'
      ? { visible: loaded, hidden: [] }
      : withoutHiddenPosts(loaded, new Date());
  const askLocationRules = (context: SiteContext) =>
    remember(
      join(project.distDir, 'cache', 'location-problems.json'),
      keyOf(context.content, stamp),
      () => askAll(context),
    );
  const checked = checkLoaded(visible, {
    ...surroundings,
    askLocationRules: postponesLocations ? () => [] : askLocationRules,
  });
  if (hiddenPosts === 'check' && hidden.length > 0) {
    const files = new Set(hidden.map(({ file }) => file));
    const { problems: all } = checkLoaded(loaded, { ...surroundings, askLocationRules: () => [] });
    problems.push(...all.filter(({ at }) => files.has(at.file)));
  }
  const place = (found: readonly Problem[]) =>
    placeProblems(
      found.map((problem) => inColumns(problem, loaded.texts)),
      loaded.texts,
    );
  const findings = place([...problems, ...checked.problems, ...more]);
  const errors = countErrors(findings);
  const context = checked.context && {
    ...checked.context,
    ...(hiddenPosts === 'show' && { isPreview: true }),
  };
  return {
    findings,
    texts: loaded.texts,
    files: loaded.texts.size,
    errors,
    ...(context && { plannable: context }),
    ...(context && errors === 0 && { context }),
    ...(context &&
      postponesLocations && { checkLocations: () => place(askLocationRules(context)) }),
  };
}

/** Returns a hash of everything that rules on location pages depend on: the code and all content. */
function keyOf({ collections, singles }: Content, stamp: string): string {
  const hash = createHash('sha1').update(stamp);
  for (const entry of [...Object.values(singles), ...Object.values(collections).flat()]) {
    hash.update(entry.file).update(entry.hash);
  }
  return hash.digest('hex');
}
