import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import { applyEdits } from '#cli/edit/textEdits.ts';
import type { TextEdit } from '#cli/edit/textEdits.ts';
import { parseSource } from '#cli/load/parseSource.ts';
import type { StarterFiles } from './starterFiles.ts';

/**
 * Returns the files of the chosen towns, by their paths below the content folder. Each has all pages, names no town that was not chosen,
 * and has no old addresses. A chosen town that is not in the list has no file, but others may name it.
 */
export function townFiles(slugs: readonly string[], { towns }: StarterFiles): Map<string, string> {
  const chosen = new Set(slugs);
  return new Map(
    slugs.flatMap((slug) => {
      const town = towns.get(slug);
      return town ? [[`towns/${slug}.md`, townText(town.text, chosen)]] : [];
    }),
  );
}

function townText(text: string, chosen: ReadonlySet<string>): string {
  const file = 'content/town.md';
  const data = parseSource(file, text).parsed?.data ?? {};
  const fields = fieldEdits(file, text);
  const neighbours = Array.isArray(data.neighbours) ? (data.neighbours as string[]) : [];
  const kept = neighbours.filter((slug) => chosen.has(slug));
  const edits: TextEdit[] = [
    ...fields.replace(['pageSet'], 'full'),
    ...fields.remove(['aliases']),
    ...fields.remove(['lastModified']),
    ...(typeof data.partOf === 'string' && !chosen.has(data.partOf)
      ? fields.remove(['partOf'])
      : []),
  ];
  if (neighbours.length > kept.length) {
    edits.push(...fields.remove(['neighbours']));
    const line = `neighbours: [${kept.join(', ')}]\n`;
    if (kept.length > 0) edits.push(...fields.insert([], line, 'pageSet'));
  }
  return applyEdits(text, edits);
}
