import { formatGithub } from './formatGithub.ts';
import { formatJson } from './formatJson.ts';
import { formatPretty } from './formatPretty.ts';
import type { Report, ReportFormat } from './report.ts';

/** A report in the form that was asked for. */
export function formatReport(report: Report, format: ReportFormat, colour: boolean): string {
  switch (format) {
    case 'json':
      return formatJson(report);
    case 'github':
      return formatGithub(report);
    case 'pretty':
      return formatPretty(report, { colour });
  }
}
