import { causesOf, listPlaces } from './causes.ts';
import type { CauseFinding } from './causes.ts';
import { changedFirst } from './changedFirst.ts';
import { messageOf } from './messages.ts';
import { placeName } from './placeName.ts';
import { oneLine, printable } from './printable.ts';
import type { Report } from './report.ts';
import { summary } from './report.ts';

/** The number of errors, and of warnings, of a step that GitHub shows (https://github.com/orgs/community/discussions/26680). */
const SHOWN = 10;

/**
 * Formats findings as workflow commands, which GitHub shows beside the lines of a pull request, one for each cause
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions). The findings that GitHub would not show are
 * lines of the log.
 */
export function formatGithub(report: Report): string {
  const causes = changedFirst(causesOf(report.findings), report.changed);
  const ofLevel = (wanted: string) => causes.filter(({ finding }) => finding.level === wanted);
  const [errors, warnings] = [ofLevel('error'), ofLevel('warning')];
  const shown = [...errors.slice(0, SHOWN), ...warnings.slice(0, SHOWN)];
  const rest = [...errors.slice(SHOWN), ...warnings.slice(SHOWN)];
  const note =
    rest.length > 0 ? ['GitHub shows 10 errors and 10 warnings at most. The others:'] : [];
  return `${[...shown.map(command), ...note, ...rest.map(logLine), summary(report)].join('\n')}\n`;
}

function command(cause: CauseFinding): string {
  const { file, line, column, dataColumn, level, code } = cause.finding;
  const position = dataColumn?.value === undefined ? `line=${line},col=${column},` : '';
  const place = `file=${property(file)},${position}title=${property(code)}`;
  const prefix = dataColumn ? `Column ${dataColumn.name}: ` : '';
  return `::${level} ${place}::${data(prefix + textOf(cause))}`;
}

/** Returns a finding as a line that starts with its level, so that no text of the content is read as a workflow command. */
function logLine(cause: CauseFinding): string {
  const { level, code } = cause.finding;
  const line = `${level} ${code} ${placeName(cause.finding)} ${oneLine(textOf(cause))}`;
  // The older form of a workflow command may be anywhere in a line.
  return line.replaceAll('##[', '## [');
}

function textOf({ finding, places }: CauseFinding): string {
  const { found, expected, action } = messageOf(finding);
  const also = places.length > 0 && `Also ${listPlaces(places)}.`;
  return [found, expected, action, also].filter(Boolean).join(' ');
}

function data(text: string): string {
  return printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
