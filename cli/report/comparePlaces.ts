import { compareTexts } from '#schemas/compareTexts.ts';
import type { Place } from '#cli/model/finding.ts';

/** Compares the places of findings for sorting by file, then by column of the database, then by line and column, then by code. */
export function comparePlaces(a: CodedPlace, b: CodedPlace): number {
  return (
    compareTexts(a.file, b.file) ||
    compareTexts(a.dataColumn?.name ?? '', b.dataColumn?.name ?? '') ||
    a.line - b.line ||
    a.column - b.column ||
    compareTexts(a.code, b.code)
  );
}

type CodedPlace = Place & { code: string };
