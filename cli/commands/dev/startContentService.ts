import { hash } from 'node:crypto';
import { join } from 'node:path';
import { prepareIcons } from '#cli/brand/prepareIcons.ts';
import { codeStamp } from '#cli/cache/codeStamp.ts';
import { openParseCache } from '#cli/cache/parseCache.ts';
import { NO_VERSION } from '#cli/dev/contentService.ts';
import type { ContentReport, ContentService, DevPage } from '#cli/dev/contentService.ts';
import { plannedPages } from '#cli/dev/plannedPages.ts';
import { shownErrors } from '#cli/dev/shownError.ts';
import { readBlogSource } from '#cli/load/readBlogSource.ts';
import type { BlogSource } from '#cli/load/readBlogSource.ts';
import { readGitDates } from '#cli/load/readGitDates.ts';
import { supabaseSettings, TABLE_LABEL } from '#cli/load/supabaseSettings.ts';
import type { Finding } from '#cli/model/finding.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { dateRoutes, datesOfChange } from '#cli/plan/lastModified.ts';
import { planSite } from '#cli/plan/planSite.ts';
import type { SitePlan } from '#cli/plan/planSite.ts';
import { planSitemaps } from '#cli/plan/planSitemap.ts';
import { planWebManifest } from '#cli/plan/planWebManifest.ts';
import { plannedRoute } from '#cli/plan/plannedPage.ts';
import type { Project } from '#cli/project.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { countErrors } from '#cli/report/report.ts';
import { todayIn } from '#cli/load/localTime.ts';
import { planLook } from '#cli/resolve/planLook.ts';
import { clientFiles } from '#cli/write/writeHostFiles.ts';
import { readProject } from '../readProject.ts';
import type { ReadProject } from '../readProject.ts';

/** The path of the not-found page in the plan. */
const NOT_FOUND = '/404';

/**
 * Starts the service that `site dev` gets its pages from. It includes drafts and keeps the parsed content and the planned pages in memory.
 * It writes nothing but caches, so a build can run at the same time.
 */
export function startContentService(
  project: Project,
  { colour }: { colour: boolean },
): ContentService {
  const { distDir, contentDir } = project;
  const stamp = codeStamp(project);
  const cache = openParseCache(join(distDir, 'cache', 'parsed.json'), stamp);
  // The posts are read once, so that an edit of a file does not wait for the network.
  const blog = readBlogSource({ env: process.env, distDir, drafts: true, allowShrink: true });
  // The first call handles a rejection. Without this, Node would end the thread.
  blog.catch(() => undefined);
  const pages = plannedPages();
  let site: { plan: SitePlan; context: SiteContext } | undefined;
  let read: ReadProject | undefined;
  let isSaved = false;

  const readWith = async (source: BlogSource | undefined): Promise<ReadProject> => {
    const result = await readProject(project, {
      blog: source,
      hidden: 'show',
      stamp,
      // The file is written only once: it is large, and the next start parses what has changed since.
      cache: isSaved ? { ...cache, save: () => {} } : cache,
      postponesLocations: true,
    });
    isSaved = true;
    return result;
  };

  /** Reads the content without the rows of the database that have errors, because nothing can be planned with them. */
  const withoutFaultyRows = async (
    source: BlogSource | undefined,
    findings: readonly Finding[],
  ): Promise<SiteContext | undefined> => {
    const faulty = new Set(errorsIn(findings).map(({ file }) => file));
    if (!source || ![...faulty].some((file) => file.startsWith(`${TABLE_LABEL}/`)))
      return undefined;
    const { fileOfRow } = await import('#cli/load/loadBlogRows.ts');
    const rows = source.rows.filter((row) => !faulty.has(fileOfRow(row)));
    return (await readWith({ ...source, rows })).plannable;
  };

  const reportOf = (findings: readonly Finding[]): ContentReport => {
    const errors = countErrors(findings);
    if (!read || errors === 0) return { errors: 0, text: '', shown: [] };
    const { texts, files } = read;
    const onlyErrors = errorsIn(findings);
    const outcome = onlyErrors.every(isOfDatabase)
      ? 'Edits of files are shown. Restart "site dev" to read the database again.'
      : 'Pages stay as they were.';
    return {
      errors,
      text: formatPretty({ findings: onlyErrors, texts, files, outcome }, { colour }),
      shown: shownErrors(findings, texts),
    };
  };

  const planAgain = (context: SiteContext): void => {
    const { settings } = supabaseSettings(process.env);
    const complete: SiteContext = {
      ...context,
      ...(settings &&
        context.content.singles.blogList && {
          database: { url: settings.url, key: settings.anonKey },
        }),
    };
    const plan = planSite(complete, stamp);
    site = { plan, context: complete };
    pages.update(plan.chunks);
  };

  const pageAt = (path: string): DevPage | undefined => {
    if (!site) return undefined;
    const { layout } = site.plan;
    const found = path === NOT_FOUND ? undefined : pages.pageAt(path);
    const page = (found ?? pages.pageAt(NOT_FOUND))?.model;
    if (!page) return undefined;
    const today = process.env.SITE_TODAY ?? todayIn(layout.site.timeZone);
    const version = hash('sha1', JSON.stringify([layout, page, today]));
    return { status: found ? 200 : 404, page, layout, today, version };
  };

  return {
    async refresh(open) {
      const source = await blog;
      const current = await readWith(source);
      read = current;
      // Pages with errors are better than no pages. No edit of a file corrects the database.
      const mayHaveErrors = !site || errorsIn(current.findings).every(isOfDatabase);
      const context = mayHaveErrors
        ? (current.plannable ?? (await withoutFaultyRows(source, current.findings)))
        : current.context;
      if (context) {
        const changedSince = source?.changedSince?.(context.layout.site.timeZone);
        planAgain(changedSince ? { ...context, blogChangedSince: changedSince } : context);
      }
      return {
        report: reportOf(current.findings),
        ...(site && {
          site: {
            url: site.plan.layout.site.url,
            redirects: site.plan.redirects,
            gone: new Set(site.context.gone),
            handlerWords: site.plan.handlerWords,
            headers: site.plan.headers,
          },
        }),
        versions: Object.fromEntries(
          open.map((path) => [path, pageAt(path)?.version ?? NO_VERSION]),
        ),
      };
    },
    async checkLocations() {
      if (!read) return { errors: 0, text: '', shown: [] };
      return reportOf([...read.findings, ...(read.checkLocations?.() ?? [])]);
    },
    page: async (path) => pageAt(path),
    async icons() {
      if (!site || !read) return undefined;
      return prepareIcons(project, planLook(site.context.content, read.texts), stamp);
    },
    async file(name) {
      if (!site) return undefined;
      const { plan, context } = site;
      const { url } = plan.layout.site;
      const files = clientFiles({
        ...plan,
        url,
        webManifest: planWebManifest(context.content.singles),
      });
      const make = Object.hasOwn(files, name) ? files[name] : undefined;
      if (make) return make();
      if (!/^sitemap(?:-[\w-]+)?\.xml$/.test(name)) return undefined;
      const [{ formatSitemaps }, history] = await Promise.all([
        import('#cli/write/formatSitemaps.ts'),
        readGitDates(contentDir, join(distDir, 'cache', 'git-dates.json')),
      ]);
      const dates = datesOfChange(context.content, history.dates);
      const routes = dateRoutes(pages.all().map(plannedRoute), dates);
      const sitemaps = await formatSitemaps([...planSitemaps(routes)], url);
      return Object.hasOwn(sitemaps, name) ? sitemaps[name] : undefined;
    },
  };
}

function errorsIn(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ level }) => level === 'error');
}

/** Returns whether a finding is about the database of posts or one of its rows. */
function isOfDatabase({ file }: Finding): boolean {
  return file === TABLE_LABEL || file.startsWith(`${TABLE_LABEL}/`);
}
