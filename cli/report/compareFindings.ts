import type { Finding } from '#cli/model/finding.ts';

/** Compares findings for sorting by file, then by column of the database, then by line and column. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    compare(a.file, b.file) ||
    compare(a.dataColumn?.name ?? '', b.dataColumn?.name ?? '') ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.code, b.code)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
