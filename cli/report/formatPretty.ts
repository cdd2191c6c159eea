import { styleText } from 'node:util';
import { codeFrame } from './codeFrame.ts';
import type { Finding } from '#cli/model/finding.ts';
import { messageOf } from './messages.ts';
import { oneLine, printable } from './printable.ts';
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
  const { file, line, column, level, code, related } = finding;
  const { found, expected, action } = messageOf(finding);
  const text = texts.get(file);
  const frame = text === undefined ? '' : codeFrame(text, line, column);
  return [
    `${paint('bold', `${oneLine(file)}:${line}:${column}`)}  ${paint(level === 'error' ? 'red' : 'yellow', level)}  ${paint('dim', code)}`,
    ...[found, expected, action].flatMap((sentence) =>
      sentence ? [`  ${printable(sentence)}`] : [],
    ),
    ...related.map(
      (place) =>
        `  See also ${paint('bold', `${oneLine(place.file)}:${place.line}:${place.column}`)}`,
    ),
    ...(frame ? ['', printable(frame).replaceAll(/^/gm, '  ')] : []),
  ].join('\n');
}
