import { formatReport } from '#cli/report/formatReport.ts';
import type { Terminal } from '#cli/terminal.ts';
import type { ReadProject } from './readProject.ts';

/** Prints the findings of content that a command cannot work with, and returns the exit code. */
export function reportErrors(
  { findings, texts, files }: ReadProject,
  terminal: Terminal,
  json = false,
): number {
  const outcome = 'Nothing was written.';
  const report = { findings, texts, files, outcome };
  terminal.print(formatReport(report, json ? 'json' : 'pretty', terminal));
  return 1;
}
