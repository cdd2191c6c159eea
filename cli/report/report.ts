import type { Finding } from '#cli/model/finding.ts';

/** What a command has to say about content. */
export interface Report {
  findings: readonly Finding[];
  /** The text of each file, for code frames. */
  texts: ReadonlyMap<string, string>;
  files: number;
  /** What stands in the last line: "Nothing was written." */
  outcome: string;
}

export type ReportFormat = 'pretty' | 'json' | 'github';

export function countErrors(findings: readonly Finding[]): number {
  return findings.filter(({ level }) => level === 'error').length;
}

/** "2 errors in 1 of 742 files, 3 warnings." */
export function summary({ findings, files, outcome }: Report): string {
  const errors = countErrors(findings);
  const warnings = findings.length - errors;
  const bad = new Set(findings.filter(({ level }) => level === 'error').map(({ file }) => file))
    .size;
  const parts = [
    errors > 0
      ? `${plural(errors, 'error')} in ${bad} of ${plural(files, 'file')}`
      : `${plural(files, 'file')}, no errors`,
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ];
  return `${parts.join(', ')}. ${outcome}`.trim();
}

function plural(amount: number, noun: string): string {
  return `${amount.toLocaleString('en-GB')} ${noun}${amount === 1 ? '' : 's'}`;
}
