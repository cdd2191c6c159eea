import { capitalise } from '#schemas/capitalise.ts';
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

/** Returns the map of the towns with a comment for the new site, which has no script that draws another coast, and the id of its source. */
export function coastFile({ map }: StarterFiles): { text: string; source: string } {
  const { source } = parseSource('content/map.yaml', map).parsed?.data ?? {};
  const fields = map.replace(/^#.*\n/gm, '');
  return {
    text: `# The coast of the United Kingdom and Ireland on the maps of towns. Without this file, maps are left out or have dots only.\n${fields}`,
    source: String(source),
  };
}

/**
 * Returns the table of sources with those that are used. Estimates that the sample agency calls its own are those of the list of towns, because
 * the new agency did not make them. Comments above the others stay.
 */
export function usedSources(
  { sources: text, agency }: StarterFiles,
  used: ReadonlySet<string>,
): string {
  const file = 'content/sources.yaml';
  const fields = fieldEdits(file, text);
  const edits = Object.entries(parseSource(file, text).parsed?.data ?? {}).flatMap(
    ([id, source]) => {
      if (!used.has(id)) return fields.remove([id]);
      const { title, caption, publisher } = source as Record<string, string>;
      if (publisher !== agency) return [];
      return [
        ...fields.replace([id, 'publisher'], 'The authors of the list of towns'),
        ...fields.replace([id, 'title'], capitalise((title ?? '').replace(OURS, ''))),
        ...fields.replace([id, 'caption'], (caption ?? '').replace(OURS, '')),
      ];
    },
  );
  return `${applyEdits(text, edits)
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}

/** Matches words that claim an estimate. */
const OURS = /^our (?:own )?/i;
