import { join } from 'node:path';
import { openParseCache } from '#cli/cache/parseCache.ts';
import { checkingCode, codeStamp } from '#cli/cache/codeStamp.ts';
import { rememberProblems } from '#cli/cache/problemCache.ts';
import { askAll, checkContent } from '#cli/check/checkContent.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import type { Problem } from '#cli/check/problem.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { readImages } from '#cli/load/readImages.ts';
import type { SiteContext } from '#cli/plan/siteContext.ts';
import type { Project } from '#cli/project.ts';
import { todayInLondon } from '#cli/today.ts';
import { countErrors } from '#cli/report/report.ts';
import type { Finding } from '#cli/report/finding.ts';

/** What is known of a project once its content was read and checked. */
export interface ReadProject {
  findings: Finding[];
  texts: ReadonlyMap<string, string>;
  files: number;
  errors: number;
  /** What planning needs; undefined where errors make planning impossible. */
  context?: SiteContext;
}

/**
 * Reads and checks all content of a project, the first step of every command. `more` adds problems found elsewhere;
 * parsed files are kept for the next run.
 */
export async function readProject(
  project: Project,
  { launch = false, more = [] }: { launch?: boolean; more?: readonly Problem[] } = {},
): Promise<ReadProject> {
  const cache = openParseCache(join(project.distDir, 'cache', 'parsed.json'));
  const { loaded, problems } = await loadContent(project.contentDir, cache);
  cache.save();
  const checked = checkContent(loaded, {
    images: readImages(project.publicDir),
    today: todayInLondon(),
    launch,
    askLocationRules: (context) =>
      rememberProblems(
        join(project.distDir, 'cache', 'location-problems.json'),
        context.content,
        codeStamp(project.root, checkingCode),
        () => askAll(context),
      ),
  });
  const findings = placeProblems([...problems, ...checked.problems, ...more], loaded.texts);
  const errors = countErrors(findings);
  return {
    findings,
    texts: loaded.texts,
    files: loaded.texts.size,
    errors,
    ...(checked.context && errors === 0 && { context: checked.context }),
  };
}
