import { formatReport } from '#cli/report/formatReport.ts';
import type { ReportFormat } from '#cli/report/report.ts';
import type { Terminal } from '#cli/terminal.ts';
import type { ReadProject } from './readProject.ts';

/** Prints the findings of content that a command cannot work with, and returns the exit code. */
export function reportErrors(
  { findings, texts, files }: ReadProject,
  terminal: Terminal,
  format: ReportFormat = 'pretty',
): number {
  const outcome = 'Nothing was written.';
  const report = { findings, texts, files, outcome };
  terminal.print(formatReport(report, format, terminal));
  return 1;
}
