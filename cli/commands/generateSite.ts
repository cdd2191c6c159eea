import { join } from 'node:path';
import { codeStamp, planningCode } from '#cli/cache/codeStamp.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import { readGitDates } from '#cli/load/readGitDates.ts';
import { datesOfChange } from '#cli/plan/lastModified.ts';
import { planSite } from '#cli/plan/planSite.ts';
import type { Project } from '#cli/project.ts';
import type { Finding } from '#cli/report/finding.ts';
import { writeGenerated } from '#cli/write/writeGenerated.ts';
import type { Generated } from '#cli/write/writeGenerated.ts';
import { writeHostFiles } from '#cli/write/writeHostFiles.ts';
import type { ReadProject } from './readProject.ts';
import { readProject } from './readProject.ts';

/** What became of content: everything generated, or findings and nothing. */
export interface GenerateResult extends ReadProject {
  generated?: Generated & {
    redirects: number;
    /** Writes what hosts and search engines read; a build does so once the pages are there. */
    publish(): Promise<void>;
  };
}

/** Reads, checks, plans and writes. With errors in the content nothing is written. */
export async function generateSite(project: Project): Promise<GenerateResult> {
  const { contentDir, distDir, root } = project;
  const [read, history] = await Promise.all([
    readProject(project),
    readGitDates(contentDir, join(distDir, 'cache', 'git-dates.json')),
  ]);
  const findings: Finding[] = [...read.findings, ...placeProblems(history.problems, read.texts)];
  if (!read.context) return { ...read, findings };

  const plan = planSite(read.context, codeStamp(root, planningCode));
  const dates = datesOfChange(read.context.content, history.dates);
  const generated = writeGenerated(plan, dates, join(distDir, 'generated'));
  const { redirects, headers, layout, locationIndex } = plan;
  const { routes } = generated;
  const publish = () =>
    writeHostFiles({ url: layout.site.url, routes, redirects, headers, locationIndex }, distDir);
  return { ...read, findings, generated: { ...generated, redirects: redirects.length, publish } };
}
