import { planEntry } from '#cli/create/planEntry.ts';
import type { EntryPlan, Surroundings } from '#cli/create/entryPlan.ts';
import { formatEntry } from '#cli/create/formatEntry.ts';
import { insertIntoMap } from '#cli/create/insertIntoMap.ts';
import { applyEdits } from '#cli/edit/textEdits.ts';
import type { TextEdit } from '#cli/edit/textEdits.ts';
import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import { neededParts } from '#cli/init/neededParts.ts';
import type { NeededParts } from '#cli/init/neededParts.ts';
import type { StarterFiles } from '#cli/init/starterFiles.ts';
import { townFiles } from '#cli/init/townFiles.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import { entryFile } from '#schemas/collections.ts';
import type { ReadProject } from './readProject.ts';
import type { CompleteRequest } from './requestEntry.ts';

/** Everything that a new entry writes. */
export interface NewEntryPlan {
  entry: EntryPlan;
  needed: NeededParts;
  /** The new texts of files (`content/…`), that of the entry first. */
  texts: Map<string, string>;
  /** The edits of the files that exist. */
  edits: ReadonlyMap<string, readonly TextEdit[]>;
}

/**
 * Plans the texts of a new entry and of the files that change with it. `current` is the content that they are added to. `parts` has what the
 * first town of a site needs. Returns `undefined` if a file that would change cannot be read.
 */
export function planNewEntry(
  { collection, listed, ...request }: CompleteRequest,
  surroundings: Surroundings,
  { current, parts }: { current: ReadProject; parts: StarterFiles | undefined },
): NewEntryPlan | undefined {
  const isListed = parts !== undefined && listed !== undefined;
  const entry = isListed
    ? { files: [], insertions: [], notes: [] }
    : planEntry(collection, request, surroundings);
  const edits = editsOf(entry, current.texts);
  if (!edits) return undefined;
  const file = entryFile({ collection, slug: request.slug });
  const entries = new Map([
    ...entry.files.map((one): [string, string] => [entryFile(one), formatEntry(one)]),
    ...(isListed ? [[file, listedTown(listed, surroundings.content, parts)] as const] : []),
  ]);
  const needed = neededParts(
    { collection, file, text: entries.get(file) ?? '' },
    checkShape(current.loaded).checked,
    { texts: current.texts, starter: parts, today: surroundings.today },
  );
  for (const [path, lines] of needed.lines) {
    const edit = fieldEdits(path, current.texts.get(path) ?? '').insert([], lines);
    edits.set(path, [...(edits.get(path) ?? []), ...edit]);
  }
  const changed = [...edits].map(([path, more]): [string, string] => [
    path,
    applyEdits(current.texts.get(path) ?? '', more),
  ]);
  return { entry, needed, edits, texts: new Map([...entries, ...needed.files, ...changed]) };
}

/** Returns the text of a town of the list as a draft. It names no town that the site does not have. */
function listedTown(slug: string, { names }: CheckedContent, starter: StarterFiles): string {
  const text = townFiles([slug, ...names.towns], starter).get(`towns/${slug}.md`) ?? '';
  return applyEdits(
    text,
    fieldEdits(entryFile({ collection: 'towns', slug }), text).insert([], 'draft: true\n'),
  );
}

/** Returns the edits of the files that get a part, or `undefined` if one of them cannot be read. */
function editsOf(
  { insertions }: EntryPlan,
  texts: ReadonlyMap<string, string>,
): Map<string, TextEdit[]> | undefined {
  const edits = new Map<string, TextEdit[]>();
  for (const { file, path, key, value } of insertions) {
    const text = texts.get(file);
    const edit = text === undefined ? undefined : insertIntoMap(text, path, key, value);
    if (!edit) return undefined;
    edits.set(file, [...(edits.get(file) ?? []), edit]);
  }
  return edits;
}
