import { isAbsolute, relative } from 'node:path';
import { unchangedBuild } from '#cli/cache/completeBuild.ts';
import type { CompleteBuild } from '#cli/cache/completeBuild.ts';
import { todayIn } from '#cli/load/localTime.ts';
import type { Project } from '#cli/project.ts';
import { formatBuild } from '#cli/report/formatBuild.ts';
import type { ReportFormat } from '#cli/report/report.ts';
import type { Terminal } from '#cli/terminal.ts';
import type { BuildOptions } from './buildOptions.ts';
import { withBuildLock } from './withBuildLock.ts';

/** Runs `site build`: builds a site that a host can serve. If the content has errors, the last site is not changed. */
export async function build(
  project: Project,
  terminal: Terminal,
  options: BuildOptions,
): Promise<number> {
  const below = relative(project.siteRoot, project.distDir);
  if (below === '' || below.startsWith('..') || isAbsolute(below)) {
    terminal.note(
      'The output folder must be a folder inside the site. Choose another with --dist.\n',
    );
    return 2;
  }
  return withBuildLock(project, terminal, () => buildIfNeeded(project, terminal, options));
}

/** Builds the site unless nothing has changed since the last complete build. Most of the code is loaded only if something has. */
async function buildIfNeeded(
  project: Project,
  terminal: Terminal,
  options: BuildOptions,
): Promise<number> {
  const start = performance.now();
  const { renderer, only, shard, merge, drafts } = options;
  const isComplete = renderer === 'direct' && !(only || shard || merge || drafts);
  // Rows of a database change without a trace on this machine.
  const hasDatabase = Object.keys(process.env).some((name) => name.startsWith('SUPABASE_'));
  let inputs: string | undefined;
  if (isComplete && !hasDatabase) {
    const today = (timeZone: string) => process.env.SITE_TODAY ?? todayIn(timeZone);
    const found = await unchangedBuild(project, today);
    // Only an ordinary build records why something was rebuilt.
    if (found.last && !options.explain) {
      await report(found.last, terminal, options.format, start);
      return 0;
    }
    ({ inputs } = found);
  }
  const { buildSite } = await import('./buildSite.ts');
  return buildSite(project, terminal, options, { time: start, inputs });
}

/** Prints what a build that found nothing to do would print. */
async function report(
  { findings, texts, files, pages, bytes }: CompleteBuild,
  terminal: Terminal,
  format: ReportFormat,
  start: number,
): Promise<void> {
  const { printFindings } = await import('./printFindings.ts');
  printFindings({ findings, texts: new Map(texts), files, outcome: '' }, terminal, format);
  const say = format === 'json' ? terminal.note : terminal.print;
  const seconds = (performance.now() - start) / 1000;
  say(
    formatBuild({
      pages,
      bytes,
      rendered: 0,
      written: 0,
      removed: 0,
      pagesSeconds: 0,
      seconds,
    }),
  );
}
