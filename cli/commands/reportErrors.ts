import { formatReport } from '#cli/report/formatReport.ts';
import type { Terminal } from '#cli/terminal.ts';
import type { ReadProject } from './readProject.ts';

/** Prints what is wrong with the content where a command cannot go on, and returns its exit code. */
export function reportErrors(
  { findings, texts, files }: ReadProject,
  terminal: Terminal,
  json = false,
): number {
  const outcome = 'Nothing was written.';
  const report = { findings, texts, files, outcome };
  terminal.print(formatReport(report, json ? 'json' : 'pretty', terminal.colour));
  return 1;
}
