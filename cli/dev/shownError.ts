import type { Finding } from '#cli/model/finding.ts';
import { causesOf, listPlaces } from '#cli/report/causes.ts';
import type { CauseFinding } from '#cli/report/causes.ts';
import { codeFrame } from '#cli/report/codeFrame.ts';
import { messageOf } from '#cli/report/messages.ts';
import { oneLine, printable } from '#cli/report/printable.ts';

/** An error or a warning as the browser shows it. Every text is plain text, not HTML. */
export interface ShownError {
  level: 'error' | 'warning';
  /** The file with line and column, such as `content/towns/leeds.md:7:5`. */
  place: string;
  /** The code of a finding; empty for an error in the code of the site. */
  code: string;
  sentences: readonly string[];
  /** The lines around the place; empty if there are none. */
  frame: string;
  /** Other places that the error refers to. */
  related: readonly string[];
  /** The places of errors that follow from it, such as `content/a.md:3:5 and 36 more places`; empty if there are none. */
  consequences: string;
}

/** The maximum number of findings that the browser shows. */
const MAX_SHOWN = 50;

/**
 * Returns findings as the browser shows them, errors first. One cause is one error, as in the terminal. `texts` has the text of each
 * file.
 */
export function shownErrors(
  findings: readonly Finding[],
  texts: ReadonlyMap<string, string>,
): ShownError[] {
  const isError = ({ finding }: CauseFinding) => finding.level === 'error';
  const causes = causesOf(findings);
  const sorted = [...causes.filter(isError), ...causes.filter((one) => !isError(one))];
  return sorted.slice(0, MAX_SHOWN).map(({ finding, places }) => {
    const { level, code, file, line, column, related } = finding;
    const { found, expected, action } = messageOf(finding);
    const text = texts.get(file);
    return {
      level,
      place: placeOf({ file, line, column }),
      code,
      sentences: [found, expected, action].flatMap((one) => (one ? [printable(one)] : [])),
      frame: text === undefined ? '' : codeFrame(text, line, column),
      related: related.map(placeOf),
      consequences: oneLine(listPlaces(places)),
    };
  });
}

function placeOf(place: { file: string; line: number; column: number }): string {
  return `${oneLine(place.file)}:${place.line}:${place.column}`;
}
