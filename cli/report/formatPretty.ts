import { causesOf, listPlaces } from './causes.ts';
import type { CauseFinding } from './causes.ts';
import { codeFrame, valueFrame } from './codeFrame.ts';
import { messageOf } from './messages.ts';
import { painter } from './painter.ts';
import type { Paint } from './painter.ts';
import { placeName } from './placeName.ts';
import { oneLine, printable } from './printable.ts';
import type { Report } from './report.ts';
import { summary } from './report.ts';

/** The form of a report in a terminal. */
export interface TerminalForm {
  colour: boolean;
  /** The width of the terminal in characters; `undefined` if the output goes elsewhere. */
  columns?: number | undefined;
}

/** The characters of a code frame beside the text of a line: indentation, line number and ellipses. */
const FRAME_MARGIN = 14;
const LEAST_WIDTH = 50;

/**
 * Formats findings for a terminal: a place to click, the message, and the lines around the place. A finding that follows from another is only
 * a place there, unless the report is for `all` findings.
 */
export function formatPretty(report: Report, { colour, columns = Infinity }: TerminalForm): string {
  const width = Math.max(LEAST_WIDTH, columns - FRAME_MARGIN);
  const paint = painter(colour);
  const causes = report.all
    ? report.findings.map((finding) => ({ finding, places: [] }))
    : causesOf(report.findings);
  const blocks = causes.map((cause) => formatFinding(cause, report.texts, paint, width));
  const first =
    causes.find(({ finding }) => finding.level === 'error')?.finding ?? report.findings[0];
  const hint = first ? ` "npm run site -- explain ${first.code}" says more.` : '';
  return [...blocks, `${summary(report)}${hint}`].join('\n\n') + '\n';
}

function formatFinding(
  { finding, places }: CauseFinding,
  texts: Report['texts'],
  paint: Paint,
  width: number,
): string {
  const { file, line, column, dataColumn, level, code, related, cause } = finding;
  const { found, expected, action } = messageOf(finding);
  const text = texts.get(file);
  const frame =
    dataColumn?.value !== undefined
      ? valueFrame(dataColumn.name, dataColumn.value)
      : text === undefined
        ? ''
        : codeFrame(text, line, column, width);
  return [
    `${paint('bold', placeName(finding))}  ${paint(level === 'error' ? 'red' : 'yellow', level)}  ${paint('dim', code)}`,
    ...[found, expected, action].flatMap((sentence) =>
      sentence ? [`  ${printable(sentence)}`] : [],
    ),
    ...related.map((place) => `  See also ${paint('bold', placeName(place))}`),
    ...(places.length > 0 ? [`  Also ${oneLine(listPlaces(places))}.`] : []),
    ...(cause ? [`  Follows from ${cause.code} at ${placeName(cause)}.`] : []),
    ...(frame ? ['', frame.replaceAll(/^/gm, '  ')] : []),
  ].join('\n');
}
