import type { Place } from '#cli/model/finding.ts';

/** Compares the places of findings for sorting by file, then by column of the database, then by line and column, then by code. */
export function comparePlaces(a: CodedPlace, b: CodedPlace): number {
  return (
    compare(a.file, b.file) ||
    compare(a.dataColumn?.name ?? '', b.dataColumn?.name ?? '') ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.code, b.code)
  );
}

type CodedPlace = Place & { code: string };

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
