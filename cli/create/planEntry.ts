import { collections } from '#schemas/collections.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { EntryPlan, EntryRequest, NewFile, Surroundings } from './entryPlan.ts';
import type { KnownFields } from './mark.ts';
import { mergeFields } from './mark.ts';
import { recipes } from './recipes.ts';

/** Plans a new entry as a draft, with everything that other files need because of it. */
export function planEntry(
  collection: CollectionName,
  request: EntryRequest,
  surroundings: Surroundings,
): EntryPlan {
  const {
    fields,
    body,
    also = [],
    insertions = [],
    notes = [],
  } = recipes[collection](request, surroundings);
  const own: NewFile = {
    collection,
    slug: request.slug,
    fields: mergeFields({ ...fields, draft: true }, request.given) as KnownFields,
    ...(collections[collection].body === 'required' && { body: body ?? '' }),
  };
  const others = also.map((file) => ({ ...file, fields: { ...file.fields, draft: true } }));
  return { files: [own, ...others], insertions, notes };
}
