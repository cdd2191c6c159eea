import { causesOf, listPlaces } from './causes.ts';
import type { CauseFinding } from './causes.ts';
import { changedFirst, isInChange } from './changedFirst.ts';
import { codeFrame } from './codeFrame.ts';
import { markdownCode, markdownText } from './markdown.ts';
import { messageOf } from './messages.ts';
import { placeName } from './placeName.ts';
import type { Report } from './report.ts';
import { summary } from './report.ts';
import type { SourceLinks } from './sourceLinks.ts';
import { number } from './amounts.ts';

/** The number of findings of a section that are shown. GitHub refuses a summary of more than a mebibyte. */
const SHOWN = 50;

/**
 * Formats findings as Markdown for the summary of a pull request: errors first, then the warnings in changed files, then all other
 * warnings, which are folded. Texts of the content are shown as they are, whatever signs of Markdown or HTML they have.
 */
export function formatMarkdown(report: Report, links?: SourceLinks, heading = 'Content'): string {
  const causes = changedFirst(causesOf(report.findings), report.changed);
  const warnings = causes.filter(({ finding }) => finding.level === 'warning');
  const isNear = (cause: CauseFinding) => !report.changed || isInChange(cause, report.changed);
  const section = (list: readonly CauseFinding[]) => [
    ...list.slice(0, SHOWN).map((cause) => findingInMarkdown(cause, report.texts, links)),
    ...(list.length > SHOWN ? [`And ${number(list.length - SHOWN)} more.`] : []),
  ];
  const others = warnings.filter((cause) => !isNear(cause));
  return `${[
    `## ${heading}`,
    markdownText(summary(report)),
    ...section(causes.filter(({ finding }) => finding.level === 'error')),
    ...section(warnings.filter(isNear)),
    ...(others.length > 0
      ? [
          `<details><summary>Warnings in files that were not changed: ${number(others.length)}</summary>`,
          ...section(others),
          '</details>',
        ]
      : []),
  ].join('\n\n')}\n`;
}

/** Formats one finding as Markdown: its place, its message, the lines to add, and the lines around the place. */
export function findingInMarkdown(
  { finding, places }: CauseFinding,
  texts: Report['texts'],
  links?: SourceLinks,
): string {
  const { file, line, column, dataColumn, level, code, related } = finding;
  const { found, expected, action } = messageOf(finding);
  const place = (at: typeof finding | (typeof related)[number]) =>
    links && !at.dataColumn
      ? `[${markdownText(placeName(at))}](${links.lineOf(at)})`
      : markdownText(placeName(at));
  const explanation = links ? `[${code}](${links.explanationOf(code)})` : code;
  const text = dataColumn ? undefined : texts.get(file);
  const frame = text === undefined ? '' : codeFrame(text, line, column);
  return [
    `${level === 'error' ? '❌ **Error**' : '⚠️ **Warning**'} ${place(finding)} (${explanation})`,
    [found, expected].flatMap((sentence) => (sentence ? [markdownText(sentence)] : [])).join(' '),
    ...(action ? paragraphs(action) : []),
    ...(related.length > 0 ? [`See also ${related.map(place).join(', ')}.`] : []),
    ...(places.length > 0 ? [`Also ${markdownText(listPlaces(places))}.`] : []),
    ...(frame ? [markdownCode(frame)] : []),
  ].join('\n\n');
}

/** Returns the paragraphs of a message. Lines that are indented by four spaces belong in a file, so they become code. */
function paragraphs(text: string): string[] {
  const blocks: { isCode: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const isCode = line.startsWith('    ');
    const last = blocks.at(-1);
    if (last?.isCode === isCode) last.lines.push(line);
    else blocks.push({ isCode, lines: [line] });
  }
  return blocks.map(({ isCode, lines }) =>
    isCode
      ? markdownCode(lines.map((line) => line.slice(4)).join('\n'))
      : markdownText(lines.join(' ')),
  );
}
