import { formatGithub } from './formatGithub.ts';
import { formatJson } from './formatJson.ts';
import { formatPretty } from './formatPretty.ts';
import type { TerminalForm } from './formatPretty.ts';
import type { Report, ReportFormat } from './report.ts';

/** Formats a report in the requested format. */
export function formatReport(report: Report, format: ReportFormat, form: TerminalForm): string {
  switch (format) {
    case 'json':
      return formatJson(report);
    case 'github':
      return formatGithub(report);
    case 'pretty':
      return formatPretty(report, form);
  }
}
