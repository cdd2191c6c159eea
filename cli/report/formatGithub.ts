import { causesOf, listPlaces } from './causes.ts';
import { messageOf } from './messages.ts';
import { printable } from './printable.ts';
import type { Report } from './report.ts';
import { summary } from './report.ts';

/**
 * Formats findings as workflow commands, which GitHub shows beside the lines of a pull request, one for each cause
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function formatGithub(report: Report): string {
  const lines = causesOf(report.findings).map(({ finding, places }) => {
    const { file, line, column, dataColumn, level, code } = finding;
    const { found, expected, action } = messageOf(finding);
    const text = [
      dataColumn && `Column ${dataColumn.name}:`,
      found,
      expected,
      action,
      places.length > 0 && `Also ${listPlaces(places)}.`,
    ]
      .filter(Boolean)
      .join(' ');
    const position = dataColumn?.value === undefined ? `line=${line},col=${column},` : '';
    const place = `file=${property(file)},${position}title=${property(code)}`;
    return `::${level} ${place}::${data(text)}`;
  });
  return `${[...lines, summary(report)].join('\n')}\n`;
}

function data(text: string): string {
  return printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
