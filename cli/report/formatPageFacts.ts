import type { PageFacts, PageFigure } from '#cli/model/pageFacts.ts';
import { printable } from './printable.ts';
import { wrapText } from './wrapText.ts';

/**
 * Returns the facts of a page for a terminal: each figure with its file, source, licence and the month of the last check, and the names
 * that were looked up.
 */
export function formatPageFacts(path: string, { figures, names }: PageFacts): string {
  const blocks = [path, ...figures.map(formatFigure)];
  if (names) {
    const lines = [
      'Names that can change',
      `  from       ${names.file} (names)`,
      `  checked    ${names.checked}`,
      wrapText(names.names.join(', ') || 'none', { width: 78, indent: '  ' }),
    ];
    blocks.push(printable(lines.join('\n')));
  }
  if (blocks.length === 1) return `${path} states no figure about the world.\n`;
  return `${blocks.join('\n\n')}\n`;
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
