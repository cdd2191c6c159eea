import { DiagnosticSeverity } from 'vscode-languageserver';
import type { Diagnostic } from 'vscode-languageserver';
import type { Finding } from '#cli/model/finding.ts';
import { messageOf } from '#cli/report/messages.ts';

/** Returns a finding as editors mark it: from its place to the end of the line. */
export function diagnosticOf(finding: Finding, text: string): Diagnostic {
  const { found, expected, action } = messageOf(finding);
  const line = text.split('\n')[finding.line - 1] ?? '';
  const start = { line: finding.line - 1, character: finding.column - 1 };
  return {
    range: { start, end: { ...start, character: Math.max(line.length, finding.column) } },
    severity: finding.level === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: finding.code,
    source: 'site',
    message: [found, expected, action].filter(Boolean).join('\n'),
  };
}
