import type { Finding } from '#cli/model/finding.ts';

/** The report of a command on content. */
export interface Report {
  findings: readonly Finding[];
  /** The text of each file, for code frames. */
  texts: ReadonlyMap<string, string>;
  files: number;
  /** The end of the last line, such as "Nothing was written." */
  outcome: string;
}

export type ReportFormat = 'pretty' | 'json' | 'github';

export function countErrors(findings: readonly Finding[]): number {
  return findings.filter(({ level }) => level === 'error').length;
}

/** Returns the number of findings, such as "2 errors in 1 of 742 files, 3 warnings." */
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
