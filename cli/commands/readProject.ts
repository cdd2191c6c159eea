import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openParseCache } from '#cli/cache/parseCache.ts';
import { codeStamp } from '#cli/cache/codeStamp.ts';
import { remember } from '#cli/cache/remember.ts';
import { checkLoaded } from './checkLoaded.ts';
import { groupProblems } from '#cli/check/groupProblems.ts';
import { inColumns } from '#cli/check/inColumns.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import type { Problem } from '#cli/model/problem.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { withoutHiddenPosts } from '#cli/load/publication.ts';
import type { BlogSource } from '#cli/load/readBlogSource.ts';
import { readImages } from '#cli/load/readImages.ts';
import { readPublic } from '#cli/load/readPublic.ts';
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
  }: ReadOptions = {},
): Promise<ReadProject> {
  const cache = openParseCache(join(project.distDir, 'cache', 'parsed.json'), stamp);
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
  const checked = checkLoaded(visible, {
    ...surroundings,
    askLocationRule: ({ name, rule, inputs }, context) =>
      remember(
        join(project.distDir, 'cache', `location-${name}.json`),
        createHash('sha1').update(stamp).update(inputs(context.content)).digest('hex'),
        () => rule(context),
      ),
  });
  if (hiddenPosts === 'check' && hidden.length > 0) {
    const files = new Set(hidden.map(({ file }) => file));
    const { problems: all } = checkLoaded(loaded, { ...surroundings, askLocationRule: () => [] });
    problems.push(...all.filter(({ at }) => files.has(at.file)));
  }
  const named = [...problems, ...checked.problems, ...more].map((problem) =>
    inColumns(problem, loaded.texts),
  );
  const findings = placeProblems(groupProblems(named, checked.content), loaded.texts);
  const errors = countErrors(findings);
  return {
    findings,
    texts: loaded.texts,
    files: loaded.texts.size,
    errors,
    ...(checked.context &&
      errors === 0 && {
        context: { ...checked.context, ...(hiddenPosts === 'show' && { isPreview: true }) },
      }),
  };
}
