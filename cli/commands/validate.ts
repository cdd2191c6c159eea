import type { Project } from '#cli/project.ts';
import { formatReport } from '#cli/report/formatReport.ts';
import type { ReportFormat } from '#cli/report/report.ts';
import type { Terminal } from '#cli/terminal.ts';
import { readProject } from './readProject.ts';

/** `site validate`: checks all content and prints every finding. Exit code 1 where there is an error. */
export async function validate(
  project: Project,
  terminal: Terminal,
  { format, launch }: { format: ReportFormat; launch: boolean },
): Promise<number> {
  const { findings, texts, files, errors } = await readProject(project, { launch });
  const outcome = errors > 0 ? '' : 'The content is ready to build.';
  terminal.print(formatReport({ findings, texts, files, outcome }, format, terminal.colour));
  return errors > 0 ? 1 : 0;
}
