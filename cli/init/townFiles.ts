import { isMap, isScalar, parseDocument } from 'yaml';
import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import { applyEdits } from '#cli/edit/textEdits.ts';
import type { TextEdit } from '#cli/edit/textEdits.ts';
import { parseSource } from '#cli/load/parseSource.ts';
import type { Treasure } from './treasure.ts';

/**
 * Returns the files of the chosen towns, by their paths below the content folder. Each has all pages, names no town that was not chosen,
 * and has no old addresses.
 */
export function townFiles(slugs: readonly string[], { towns }: Treasure): Map<string, string> {
  const chosen = new Set(slugs);
  return new Map(
    slugs.map((slug) => [`towns/${slug}.md`, townText(towns.get(slug)?.text ?? '', chosen)]),
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

/** Returns a table of sources with those that are used. Comments above the others stay. */
export function usedSources(text: string, used: ReadonlySet<string>): string {
  const { contents } = parseDocument(text);
  if (!isMap(contents)) return text;
  const fields = fieldEdits('content/sources.yaml', text);
  const unused = contents.items.flatMap(({ key }) => {
    const id = isScalar(key) ? String(key.value) : '';
    return used.has(id) ? [] : [id];
  });
  return `${applyEdits(
    text,
    unused.flatMap((id) => fields.remove([id])),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}
