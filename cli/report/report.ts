import type { Finding, Level } from '#cli/model/finding.ts';
import { causesOf } from './causes.ts';
import { count } from './amounts.ts';

/** The report of a command on content. */
export interface Report {
  findings: readonly Finding[];
  /** The text of each file, for code frames. */
  texts: ReadonlyMap<string, string>;
  files: number;
  /** The end of the last line, such as "Nothing was written." */
  outcome: string;
  /** Whether findings that follow from others are printed too; false by default. */
  all?: boolean;
  /** The files of the change that is checked, whose findings come first; left out if it is not known. */
  changed?: ReadonlySet<string>;
}

export type ReportFormat = 'pretty' | 'json' | 'github';

/** Returns the number of errors that do not follow from another finding. */
export function countErrors(findings: readonly Finding[]): number {
  return causesWith(findings, 'error').length;
}

/** Returns the number of warnings that do not follow from another finding. */
export function countWarnings(findings: readonly Finding[]): number {
  return causesWith(findings, 'warning').length;
}

/** Returns the number of findings, such as "2 errors in 1 of 742 files, 3 warnings, 38 more places (--all lists them)." */
export function summary({ findings, files, outcome, all = false }: Report): string {
  const errors = causesWith(findings, 'error');
  const warnings = countWarnings(findings);
  const bad = new Set(errors.map(({ file }) => file)).size;
  const more = causesOf(findings).reduce((sum, { places }) => sum + places.length, 0);
  // An error may be at a place that is not a file, such as a table or a missing folder.
  const share = bad > files ? '' : ` in ${bad} of ${count(files, 'file')}`;
  const parts = [
    errors.length > 0
      ? `${count(errors.length, 'error')}${share}`
      : `${count(files, 'file')}, no errors`,
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ...(more > 0 ? [`${count(more, 'more place')}${all ? '' : ' (--all lists them)'}`] : []),
  ];
  return `${parts.join(', ')}. ${outcome}`.trim();
}

function causesWith(findings: readonly Finding[], level: Level): Finding[] {
  return findings.filter((finding) => finding.level === level && !finding.cause);
}
