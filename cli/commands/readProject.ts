import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fontProblems } from '#cli/brand/fontProblems.ts';
import { openKnownEntries } from '#cli/cache/knownEntries.ts';
import { openParseCache } from '#cli/cache/parseCache.ts';
import { ChangedFileError, noSourceStates } from '#cli/cache/sourceStates.ts';
import type { ParseCache } from '#cli/cache/parseCache.ts';
import { codeStamp } from '#cli/cache/codeStamp.ts';
import { cacheValue } from '#cli/cache/cacheValue.ts';
import { keepIn, notesFile } from './keepIn.ts';
import { cachePairs } from '#cli/cache/cachePairs.ts';
import { hashParts } from '#cli/resolve/hashParts.ts';
import { checkLoaded } from './checkLoaded.ts';
import { unwrittenTexts } from '#cli/check/unwrittenTexts.ts';
import { blameCopies } from '#cli/check/blameCopies.ts';
import { groupProblems } from '#cli/check/groupProblems.ts';
import { locationRules } from '#cli/check/locationRules.ts';
import type { LocationCheck } from '#cli/check/locationRules.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import type { Problem } from '#cli/model/problem.ts';
import { checkContentVersion } from '#cli/migrations/checkContentVersion.ts';
import { hashPictures } from '#cli/load/hashPictures.ts';
import { entriesIn } from '#cli/load/entriesIn.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import type { GitFacts } from '#cli/load/gitFacts.ts';
import { newerFileIn } from '#cli/load/newerFile.ts';
import { withoutHidden, withoutUnwrittenPages } from '#cli/load/publication.ts';
import type { BlogSource } from '#cli/load/readBlogSource.ts';
import { unwrittenFiles } from '#cli/load/unwritten.ts';
import { readPictures } from '#cli/load/readImages.ts';
import { readPublic } from '#cli/load/readPublic.ts';
import type { Images } from '#cli/model/images.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import { readSiteConfig } from '#cli/slots/readSiteConfig.ts';
import type { LoadedContent } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { supabaseSettings } from '#cli/load/supabaseSettings.ts';
import { singles } from '#schemas/collections.ts';
import type { Project } from '#cli/project.ts';
import { todayIn } from '#cli/load/localTime.ts';
import { selectTexts } from '#cli/load/sourceTexts.ts';
import { settingsOf } from '#cli/load/siteSettings.ts';
import { levelOf } from '#cli/report/levelOf.ts';
import { collectAfter } from '#cli/heap.ts';
import { countErrors } from '#cli/report/report.ts';
import type { Finding } from '#cli/model/finding.ts';

/** The content of a project after it was read and checked. */
export interface ReadProject {
  findings: Finding[];
  /** The content as it was read, with drafts and planned posts. */
  loaded: LoadedContent;
  images: Images;
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
  /** The posts of the database; 'unread' if there is a database that was not read. By default, the one of the environment is unread. */
  blog?: BlogSource | 'unread' | undefined;
  /** Whether drafts and planned posts are left out, checked and left out, or shown. */
  hidden?: 'leave-out' | 'check' | 'show';
  /** Texts that take the place of files, or are added to them, by their paths (`content/…`). */
  unsaved?: ReadonlyMap<string, string>;
  /** The answer of Git about the content folder, if it has been asked. */
  git?: Promise<GitFacts>;
  /** The stamp of the project's code, if it is known. */
  stamp?: string;
  /** The cache of parsed files, if the caller keeps one in memory. By default, it is read from disk and saved. */
  cache?: ParseCache;
  /** Whether the rules on location pages run later. They take longer than all others together. */
  postponesLocations?: boolean;
}

/** The file of the list of posts. */
const BLOG = `content/${singles.blogList.file}`;

/**
 * Reads and checks all content of a project. Caches parsed files and the results of rules for the next run. If a file changes meanwhile, all
 * are read again.
 */
export async function readProject(
  project: Project,
  options: ReadOptions = {},
): Promise<ReadProject> {
  const { stamp = codeStamp(project) } = options;
  const { cache = openParseCache(join(project.distDir, 'cache', 'parsed.json'), stamp) } = options;
  cache.sources.isReading = true;
  try {
    return await readOnce(project, { ...options, stamp, cache });
  } catch (error) {
    if (!(error instanceof ChangedFileError)) throw error;
    const withoutStates = { ...cache, sources: noSourceStates() };
    return await readOnce(project, { ...options, stamp, cache: withoutStates });
  } finally {
    cache.sources.isReading = false;
  }
}

async function readOnce(
  project: Project,
  {
    launch = false,
    more = [],
    blog = supabaseSettings(process.env).settings && 'unread',
    hidden = 'leave-out',
    unsaved,
    git,
    stamp,
    cache,
    postponesLocations = false,
  }: ReadOptions & Required<Pick<ReadOptions, 'stamp' | 'cache'>>,
): Promise<ReadProject> {
  const ofFiles = await loadContent(project.contentDir, cache, unsaved);
  const { problems } = ofFiles;
  let { loaded } = ofFiles;
  const otherVersion = checkContentVersion(loaded);
  if (otherVersion) {
    cache.save();
    const findings = placeProblems([otherVersion], loaded.texts);
    return {
      findings,
      loaded,
      images: new Map(),
      texts: loaded.texts,
      files: loaded.texts.size,
      errors: 1,
    };
  }
  const siteConfig = await readSiteConfig(project.siteRoot);
  problems.push(...siteConfig.problems);
  const publicFolder = readPublic(project.publicDir);
  problems.push(...publicFolder.problems);
  const keep = keepIn(project.distDir, stamp);
  const { cacheFacts, runLocationRule } = notesOfRules(project.distDir, stamp, keep);
  const pictures = readPictures(project.publicDir, publicFolder.files, keep);
  problems.push(...pictures.problems);
  let { images } = pictures;
  // Without a list of posts, the site has no blog.
  if (blog && blog !== 'unread' && loaded.texts.has(BLOG)) {
    const { loadBlogRows } = await import('#cli/load/loadBlogRows.ts');
    const posts = await loadBlogRows(loaded, blog.rows, images, cache, blog.pictures);
    problems.push(...blog.problems, ...posts.problems);
    ({ loaded, images } = posts);
  }
  cache.save();
  const surroundings = {
    images,
    publicFiles: publicFolder.files,
    today: todayIn(settingsOf(loaded).timeZone),
    launch,
    ...(launch && {
      fileHashes: hashPictures(project.contentDir, project.publicDir, publicFolder.files),
    }),
    postsElsewhere: blog === 'unread' || Boolean(blog?.problems.length),
    hasDatabase: supabaseSettings(process.env).settings !== undefined,
  };
  const { visible, hidden: files } =
    hidden === 'show' ? withoutUnwrittenPages(loaded) : withoutHidden(loaded, new Date());
  const knownEntries = openKnownEntries(join(project.distDir, 'cache', 'known-entries.json'));
  const checkKey = keyOfChecks(visible, stamp);
  const checked = checkLoaded(visible, {
    ...surroundings,
    keep,
    keepShapes: (wanted) =>
      keep(
        'shapes',
        wanted.map(({ key, make }) => ({ key: `${checkKey} ${key}`, make })),
      ),
    unchangedShapes: knownEntries.of('shapes', checkKey),
    known: knownEntries.of('texts', checkKey),
    ...(problems.length === 0 && {
      cacheFacts,
      knownTowns: (inputs) => knownEntries.of('town-texts', `${stamp} ${inputs}`),
    }),
    runLocationRule: postponesLocations ? () => [] : runLocationRule,
  });
  knownEntries.save();
  problems.push(...unwrittenTexts(loaded, { visible, planned: hidden === 'check', launch }));
  if (hidden === 'check' && files.size > 0) {
    const { problems: all } = checkLoaded(loaded, { ...surroundings, runLocationRule: () => [] });
    problems.push(...problemsOfHidden(all, checked.problems, unwrittenFiles(loaded)));
  }
  const { brand } = checked.content.singles;
  if (brand) {
    const type = { file: brand.file, type: brand.data.type };
    const plain = new Set(entriesIn(loaded).flatMap(({ file, isPlain }) => (isPlain ? file : [])));
    const others = selectTexts(loaded.texts, (file) => !plain.has(file));
    problems.push(...fontProblems(type, others, [project.siteRoot, project.codeRoot]));
  }
  const texts = selectTexts(loaded.texts, undefined, siteConfig.texts);
  const isNewer = newerFileIn(
    project.contentDir,
    join(project.distDir, 'cache', 'newer-files.json'),
    await git?.catch(() => undefined),
  );
  const place = (found: readonly Problem[]) => {
    const blamed = blameCopies(found, isNewer);
    isNewer.save();
    return placeProblems(groupProblems(blamed, checked.content), texts, loaded.rows);
  };
  const findings = place([...problems, ...checked.problems, ...more]);
  const errors = countErrors(findings);
  const context = checked.context && {
    ...checked.context,
    ...(hidden === 'show' && { isPreview: true }),
  };
  return {
    findings,
    loaded,
    images,
    texts,
    files: loaded.texts.size,
    errors,
    ...(context && { plannable: context }),
    ...(context && errors === 0 && { context }),
    ...(context &&
      postponesLocations && {
        checkLocations: () =>
          place(locationRules.flatMap((check) => runLocationRule(check, context))),
      }),
  };
}

/** Returns functions that take the results of rules on unchanged content from the notes of earlier runs. `stamp` identifies the code. */
function notesOfRules(distDir: string, stamp: string, keep: KeepValues) {
  const cacheFacts = (inputs: string, find: () => Problem[][]) =>
    cacheValue(notesFile(distDir, 'fact-rules'), `${stamp} ${inputs}`, () => collectAfter(find));
  const runLocationRule = ({ name, rule, inputs, towns }: LocationCheck, context: SiteContext) => {
    const file = notesFile(distDir, `location-${name}`);
    const key = createHash('sha1')
      .update(stamp)
      .update(inputs(context.content, context.facts))
      .digest('hex');
    const find = (changed?: ReadonlySet<string>) =>
      collectAfter(() => rule(context, changed, keep));
    if (!towns) return cacheValue(file, key, () => find());
    return cachePairs(file, { common: key, files: towns(context.content) }, find);
  };
  return { cacheFacts, runLocationRule };
}

/** Returns the problems that only hidden entries have: those of `all` that are not among the problems of visible ones. */
function problemsOfHidden(
  all: readonly Problem[],
  visible: readonly Problem[],
  unwritten: ReadonlySet<string>,
): Problem[] {
  const keyOf = ({ code, at }: Problem) => JSON.stringify([code, at]);
  const known = new Set(visible.map(keyOf));
  // Advice on the length of texts would be too early while they are still to be written.
  const isEarly = ({ code, at }: Problem) => levelOf(code) === 'warning' && unwritten.has(at.file);
  return all.filter((problem) => !known.has(keyOf(problem)) && !isEarly(problem));
}

/**
 * Returns a key of everything that the checks of single entries depend on, apart from the entry. A service that is hidden leaves out parts of
 * other entries.
 */
function keyOfChecks({ singles, hidden }: LoadedContent, stamp: string): string {
  const { site, wording } = singles;
  const files = [site?.hash, wording?.hash].map(String);
  return hashParts([stamp, ...files, ...(hidden?.keys() ?? [])]);
}
