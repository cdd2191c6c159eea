import { formatReport } from '#cli/report/formatReport.ts';
import type { Report, ReportFormat } from '#cli/report/report.ts';
import type { Terminal } from '#cli/terminal.ts';

/** Prints the findings of a build. Prints nothing if there are none, except as JSON. */
export function printFindings(report: Report, terminal: Terminal, format: ReportFormat): void {
  // GitHub would show each warning twice, because "site validate" runs before the build of a pull request.
  const shown = report.findings.filter(({ level }) => format !== 'github' || level === 'error');
  if (shown.length === 0 && format !== 'json') return;
  terminal.print(formatReport({ ...report, findings: shown }, format, terminal));
}
