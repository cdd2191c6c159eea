import { join } from 'node:path';
import { codeStamp, planningCode } from '#cli/cache/codeStamp.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import { readGitDates } from '#cli/load/readGitDates.ts';
import { readBlogSource } from '#cli/load/readBlogSource.ts';
import type { BlogSource } from '#cli/load/readBlogSource.ts';
import { FETCHED_PICTURES } from '#cli/load/remotePictures.ts';
import { supabaseSettings } from '#cli/load/supabaseSettings.ts';
import { datesOfChange } from '#cli/plan/lastModified.ts';
import type { SiteContext } from '#cli/plan/siteContext.ts';
import { planSite } from '#cli/plan/planSite.ts';
import { planWebManifest } from '#cli/plan/planWebManifest.ts';
import type { Project } from '#cli/project.ts';
import type { Finding } from '#cli/report/finding.ts';
import { readRoutes } from '#cli/write/writeRoutes.ts';
import { writeGenerated } from '#cli/write/writeGenerated.ts';
import type { Generated } from '#cli/write/writeGenerated.ts';
import { writeHostFiles } from '#cli/write/writeHostFiles.ts';
import type { Route } from '#schemas/generated/route.ts';
import type { SocialCard } from '#schemas/generated/socialCard.ts';
import type { ReadProject } from './readProject.ts';
import { readProject } from './readProject.ts';

/** What became of content: everything generated, or findings and nothing. */
export interface GenerateResult extends ReadProject {
  /** Whether drafts of the database were wanted and there is no key to read them with. */
  lacksDrafts: boolean;
  generated?: Generated & {
    redirects: number;
    /** The paths of the files of pictures that were fetched from other servers. */
    fetchedPictures: readonly string[];
    /** The pictures for social networks that pages name. */
    cards: readonly SocialCard[];
    /** Reads all routes, sorted by path. */
    readRoutes(): Route[];
    /** Writes what hosts and search engines read; a build does so once the pages are there. */
    publish(): Promise<void>;
  };
}

/** What of posts is wanted. */
export interface GenerateOptions {
  /** Whether drafts, and posts whose time has not come, are shown: a preview, whose pages are not for search engines. */
  drafts?: boolean;
  /** Whether the database may have lost more posts than is likely. */
  allowShrink?: boolean;
  /** The posts of the database where they were read before. */
  blog?: BlogSource | undefined;
}

/** Reads, checks, plans and writes. With errors in the content nothing is written. */
export async function generateSite(
  project: Project,
  { drafts = false, allowShrink = false, blog }: GenerateOptions = {},
): Promise<GenerateResult> {
  const { contentDir, distDir, root } = project;
  const [source, history] = await Promise.all([
    blog ?? readBlogSource({ env: process.env, distDir, drafts, allowShrink }),
    readGitDates(contentDir, join(distDir, 'cache', 'git-dates.json')),
  ]);
  const read = await readProject(project, {
    blog: source,
    hiddenPosts: drafts ? 'show' : 'leave-out',
  });
  const findings: Finding[] = [...read.findings, ...placeProblems(history.problems, read.texts)];
  if (!read.context) return { ...read, findings, lacksDrafts: false };

  const { settings } = supabaseSettings(process.env);
  const context: SiteContext = {
    ...read.context,
    ...(settings && { database: { url: settings.url, key: settings.anonKey } }),
    ...(source?.changedSince && { blogChangedSince: source.changedSince }),
  };
  const plan = planSite(context, codeStamp(root, planningCode));
  const dates = datesOfChange(read.context.content, history.dates);
  const generatedDir = join(distDir, 'generated');
  const written = writeGenerated(plan, dates, generatedDir);
  const { redirects, headers, layout, locationIndex, files, cards } = plan;
  const routes = {
    hash: written.manifest.routes.hash,
    read: () => readRoutes(generatedDir),
  };
  const publish = async () => {
    await writeHostFiles(
      {
        url: layout.site.url,
        webManifest: planWebManifest(layout.site),
        routes,
        redirects,
        headers,
        locationIndex,
        files,
      },
      distDir,
    );
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
      fetchedPictures: [...context.images.keys()].filter((path) =>
        path.startsWith(FETCHED_PICTURES),
      ),
      cards,
      readRoutes: routes.read,
      publish,
    },
  };
}
