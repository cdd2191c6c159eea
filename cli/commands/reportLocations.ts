import { join } from 'node:path';
import type { Project } from '#cli/project.ts';
import { formatMarkdownGoals } from '#cli/report/formatMarkdownGoals.ts';
import { formatLocations, goalsOf, locationsPage } from '#cli/similarity/formatLocations.ts';
import { measureLocations } from '#cli/similarity/measureLocations.ts';
import { readLocations } from './readLocations.ts';
import type { Terminal } from '#cli/terminal.ts';
import { appendSummary } from '#cli/write/appendSummary.ts';
import { writeIfChanged } from '#cli/write/writeIfChanged.ts';
import { generateSite } from './generateSite.ts';
import { reportErrors } from './reportErrors.ts';

/** Runs `site report locations`: measures how similar the location pages of the built site are. */
export async function reportLocations(
  project: Project,
  terminal: Terminal,
  { json, check, summary }: { json: boolean; check: boolean; summary?: string | undefined },
): Promise<number> {
  const result = await generateSite(project);
  if (!result.generated || !result.context)
    return reportErrors(result, terminal, json ? 'json' : 'pretty');
  const { content } = result.context;
  let pages;
  try {
    pages = readLocations(content, result.generated.readRoutes(), join(project.distDir, 'client'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    terminal.note('Not every page is built. Run "npm run site -- build" first.\n');
    return 1;
  }
  const report = measureLocations(pages);
  appendSummary(summary, formatMarkdownGoals('Location pages', goalsOf(report)));
  const page = join(project.distDir, 'reports', 'locations.html');
  writeIfChanged(page, locationsPage(report));
  terminal.print(json ? `${JSON.stringify(report, null, 2)}\n` : formatLocations(report));
  if (!json) terminal.note(`The histogram to look at: ${page}\n`);
  return check && !goalsOf(report).every(({ reached }) => reached) ? 1 : 0;
}
