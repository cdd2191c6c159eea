import type { Project } from '#cli/project.ts';
import { formatReport } from '#cli/report/formatReport.ts';
import type { ReportFormat } from '#cli/report/report.ts';
import type { Terminal } from '#cli/terminal.ts';
import { generateSite } from './generateSite.ts';
import type { GenerateOptions } from './generateSite.ts';
import { withBuildLock } from './withBuildLock.ts';
import { count } from '#cli/report/amounts.ts';

/** Runs `site generate`: writes routes, redirects and page models to dist/generated. No build may write there at the same time. */
export async function generate(
  project: Project,
  terminal: Terminal,
  { format, ...options }: { format: ReportFormat } & GenerateOptions,
): Promise<number> {
  return withBuildLock(project, terminal, async () => {
    const { findings, texts, files, errors, generated } = await generateSite(project, {
      ...options,
      publishes: true,
    });
    await generated?.publish();
    const outcome = generated
      ? `${count(generated.pages, 'route')} and ${count(generated.redirects, 'redirect')} are planned; ${count(generated.planned, 'page')} planned again.`
      : 'Nothing was written.';
    terminal.print(formatReport({ findings, texts, files, outcome }, format, terminal));
    return errors > 0 ? 1 : 0;
  });
}
