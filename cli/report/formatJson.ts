import { messageOf } from './messages.ts';
import { printableJson } from './printable.ts';
import type { Report } from './report.ts';
import { countErrors, countWarnings } from './report.ts';

/**
 * Formats findings for programs, as a JSON object with `errors`, `warnings`, `files` and `findings`. All findings are listed; those with
 * a `cause` are not counted.
 */
export function formatJson({ findings, files }: Report): string {
  const errors = countErrors(findings);
  return `${printableJson(
    {
      errors,
      warnings: countWarnings(findings),
      files,
      findings: findings.map((finding) => ({ ...finding, message: messageOf(finding) })),
    },
    2,
  )}\n`;
}
