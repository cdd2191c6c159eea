import type { PageFigure } from '#cli/model/pageFacts.ts';
import { printable } from './printable.ts';

/** Returns the figures of a page for a terminal: each with its file, source, licence and the month of the last check. */
export function formatPageFacts(path: string, figures: readonly PageFigure[]): string {
  if (figures.length === 0) return `${path} states no figure about the world.\n`;
  return [path, ...figures.map(formatFigure)].join('\n\n') + '\n';
}

function formatFigure({ label, value, file, field, source }: PageFigure): string {
  const lines = [`${label}: ${value}`, `  from       ${file} (${field})`];
  if (!source) return [...lines, '  source     none; read off a map'].map(printable).join('\n');
  const { id, title, publisher, date = 'undated', url, licence, checked } = source;
  return [
    ...lines,
    `  source     ${title} (${id})`,
    `  published  ${publisher}, ${date}`,
    ...(url === undefined ? [] : [`             ${url}`]),
    `  licence    ${licence ? `${licence.name}, ${licence.url}` : 'none given'}`,
    `  checked    ${checked}`,
  ]
    .map(printable)
    .join('\n');
}
