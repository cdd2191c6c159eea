import { styleText } from 'node:util';
import { codeFrame, valueFrame } from './codeFrame.ts';
import type { Finding } from '#cli/model/finding.ts';
import { messageOf } from './messages.ts';
import { placeName } from './placeName.ts';
import { printable } from './printable.ts';
import type { Report } from './report.ts';
import { summary } from './report.ts';

type Style = Parameters<typeof styleText>[0];

/** Formats findings for a terminal: a place to click, the message, and the lines around the place. */
export function formatPretty(report: Report, { colour }: { colour: boolean }): string {
  const paint = (style: Style, text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const blocks = report.findings.map((finding) => formatFinding(finding, report.texts, paint));
  return [...blocks, summary(report)].join('\n\n') + '\n';
}

function formatFinding(
  finding: Finding,
  texts: Report['texts'],
  paint: (style: Style, text: string) => string,
): string {
  const { file, line, column, dataColumn, level, code, related } = finding;
  const { found, expected, action } = messageOf(finding);
  const text = texts.get(file);
  const frame =
    dataColumn?.value !== undefined
      ? valueFrame(dataColumn.name, dataColumn.value)
      : text === undefined
        ? ''
        : codeFrame(text, line, column);
  return [
    `${paint('bold', placeName(finding))}  ${paint(level === 'error' ? 'red' : 'yellow', level)}  ${paint('dim', code)}`,
    ...[found, expected, action].flatMap((sentence) =>
      sentence ? [`  ${printable(sentence)}`] : [],
    ),
    ...related.map((place) => `  See also ${paint('bold', placeName(place))}`),
    ...(frame ? ['', printable(frame).replaceAll(/^/gm, '  ')] : []),
  ].join('\n');
}
