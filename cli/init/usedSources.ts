import { capitalise } from '#schemas/capitalise.ts';
import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import { applyEdits } from '#cli/edit/textEdits.ts';
import { parseSource } from '#cli/load/parseSource.ts';
import type { StarterFiles } from './starterFiles.ts';

/** Matches words that claim an estimate. */
const OURS = /^our (?:own )?/i;

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
