import { join } from 'node:path';
import { codeStamp } from '#cli/cache/codeStamp.ts';
import { cacheValue } from '#cli/cache/cacheValue.ts';
import { keepIn, notesFile } from './keepIn.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import { readGitFacts } from '#cli/load/gitFacts.ts';
import { readGitDates } from '#cli/load/readGitDates.ts';
import { readBlogSource } from '#cli/load/readBlogSource.ts';
import type { BlogSource } from '#cli/load/readBlogSource.ts';
import { FETCHED_PICTURES } from '#cli/pictures/remotePictures.ts';
import { supabaseSettings } from '#cli/load/supabaseSettings.ts';
import { datesOfChange } from '#cli/plan/lastModified.ts';
import type { InputTable } from '#cli/model/inputs.ts';
import type { Look } from '#cli/model/look.ts';
import type { SiteDiff } from '#cli/model/siteDiff.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { planSite } from '#cli/plan/planSite.ts';
import type { SitePlan } from '#cli/plan/planSite.ts';
import { planWebManifest } from '#cli/plan/planWebManifest.ts';
import type { Project } from '#cli/project.ts';
import { planLook } from '#cli/resolve/planLook.ts';
import type { Finding } from '#cli/model/finding.ts';
import { countErrors } from '#cli/report/report.ts';
import { readRoutes } from '#cli/write/writeRoutes.ts';
import { writeGenerated } from '#cli/write/writeGenerated.ts';
import type { Generated } from '#cli/write/writeGenerated.ts';
import { writeHostFiles } from '#cli/write/writeHostFiles.ts';
import type { Route } from '#schemas/generated/route.ts';
import type { SocialCard } from '#schemas/generated/socialCard.ts';
import { compareWithPublished, plannedSite, siteMemory } from './compareWithPublished.ts';
import type { ReadProject } from './readProject.ts';
import { readProject } from './readProject.ts';

/** The result of generating: the generated site, or only findings. */
export interface GenerateResult extends ReadProject {
  /** Whether drafts of the database were requested, but there is no key to read them with. */
  lacksDrafts: boolean;
  generated?: Generated & {
    redirects: number;
    /** The differences from the last build; left out if there are none, or if it is not known. */
    changes?: SiteDiff;
    /** The paths on the site of pictures that were fetched from other servers. */
    fetchedPictures: readonly string[];
    /** The files that are planned below `assets/`, as paths below the site. */
    plannedAssets: readonly string[];
    /** The sources of icons and social cards. */
    look: Look;
    /** The social cards that pages name. */
    cards: readonly SocialCard[];
    /** The inputs of each chunk, by its name. */
    inputs: ReadonlyMap<string, readonly InputTable[]>;
    /** Reads all routes, sorted by path. */
    readRoutes(): Route[];
    /** Writes the files for hosts and search engines. A build calls it after the pages are written. */
    publish(): Promise<void>;
    /** Records the pages of the site, so that the next build can compare. Call it after a complete build. */
    remember(): void;
  };
}

/** The options for planning a site. */
export interface GenerateOptions {
  /** Whether the caller writes files that a host serves. If so, a site that is far smaller than the published one is refused. */
  publishes?: boolean;
  /** Whether to build a preview: drafts and planned posts are shown, and no page is for search engines. */
  drafts?: boolean;
  /** Whether to write nothing to `dist/generated/`. Then `publish` and `remember` may not be called. */
  dryRun?: boolean;
  /** Whether the site may be far smaller than the published one, and the database may have far fewer posts. */
  allowShrink?: boolean;
  /** The posts of the database, if they have been read before. */
  blog?: BlogSource | undefined;
  /** The stamp of the project's code, if it is known. */
  stamp?: string;
}

/**
 * Reads, checks and plans the content, and writes `dist/generated/`. If the content has errors, nothing is written, and a dry run writes
 * nothing.
 */
export async function generateSite(
  project: Project,
  {
    publishes = false,
    drafts = false,
    dryRun = false,
    allowShrink = false,
    blog,
    stamp = codeStamp(project),
  }: GenerateOptions = {},
): Promise<GenerateResult> {
  const { contentDir, distDir } = project;
  // Git runs in processes of its own while the content is read.
  const git = readGitFacts(contentDir);
  const dating = readGitDates(contentDir, join(distDir, 'cache', 'git-dates.json'), git);
  const source = await (blog ?? readBlogSource({ env: process.env, distDir, drafts, allowShrink }));
  const read = await readProject(project, {
    blog: source,
    hidden: drafts ? 'show' : 'leave-out',
    git,
    stamp,
  });
  const history = await dating;
  // Without content, no page lacks a date.
  const undated = read.files > 0 ? history.problems : [];
  const findings: Finding[] = [...read.findings, ...placeProblems(undated, read.texts)];
  if (!read.context) return { ...read, findings, lacksDrafts: false };

  const { settings } = supabaseSettings(process.env);
  const changedSince = source?.changedSince?.(read.context.layout.site.timeZone);
  const context: SiteContext = {
    ...read.context,
    ...(settings &&
      read.context.content.singles.blogList && {
        database: { url: settings.url, key: settings.anonKey },
      }),
    ...(changedSince && { blogChangedSince: changedSince }),
  };
  const site = plannedSite(context.content, stamp);
  let changes: SiteDiff | undefined;
  if (publishes && !allowShrink) {
    const { problems, sinceLastBuild } = await compareWithPublished(project, site, stamp);
    findings.push(...placeProblems(problems, read.texts));
    const errors = countErrors(findings);
    if (errors > 0) return { ...read, findings, errors, lacksDrafts: false };
    changes = sinceLastBuild;
  }
  const plan = planSite(context, stamp, keepIn(distDir, stamp));
  const dates = datesOfChange(read.context.content, history.dates);
  const generatedDir = join(distDir, 'generated');
  const written = writeGenerated(plan, dates, generatedDir, { dryRun });
  const { manifest } = written;
  const { redirects, gone, headers, layout, locationIndex, cards } = plan;
  const files = functionsOf(await createTexts(plan, distDir));
  const webManifest = planWebManifest(context.content.singles);
  // The returned functions are kept until the last page is rendered, so they must not hold the content in memory.
  const publish = async () => {
    await writeHostFiles(
      {
        url: layout.site.url,
        webManifest,
        routes: { hash: manifest.routes, read: () => readRoutes(generatedDir) },
        redirects,
        gone,
        headers,
        ...(locationIndex && { locationIndex }),
        files,
        stamp,
      },
      distDir,
    );
  };
  const rememberSite = siteMemory(project, site);
  const remember = () => {
    // A preview has pages that are not published.
    if (drafts) return;
    rememberSite();
    source?.remember();
  };
  const lacksDrafts = source?.lacksDrafts ?? false;
  return {
    ...read,
    findings,
    lacksDrafts,
    generated: {
      ...written,
      redirects: redirects.length,
      ...(changes && { changes }),
      fetchedPictures: [...context.images.keys()].filter((path) =>
        path.startsWith(FETCHED_PICTURES),
      ),
      plannedAssets: Object.keys(files).filter((name) => name.startsWith('assets/')),
      look: planLook(context.content, read.texts),
      cards,
      inputs: new Map(plan.chunks.map(({ name, tables }) => [name, tables])),
      readRoutes: () => readRoutes(generatedDir, written.unwritten),
      publish,
      remember,
    },
  };
}

/** Creates the texts of planned files, by their paths below the site, or takes them from the last run. */
function createTexts(
  { files, filesKey }: SitePlan,
  distDir: string,
): Promise<Record<string, string>> {
  return cacheValue(notesFile(distDir, 'planned-files'), filesKey, async () => {
    const made = Object.entries(files).map(async ([name, text]) => [name, await text()] as const);
    return Object.fromEntries(await Promise.all(made));
  });
}

/**
 * Returns a function for each text. A function keeps in memory whatever the functions beside it use, so these are created in a function that has no
 * content.
 */
function functionsOf(texts: Record<string, string>): SitePlan['files'] {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, () => text]));
}
