import { z } from 'zod';
import { collections } from '#schemas/collections.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { slugOf } from '#schemas/slugOf.ts';
import type { LoadedContent } from '#cli/model/content.ts';
import { suggest } from '#cli/report/suggest.ts';

/** Returns the collection whose slugs a field holds, alone or beside paths; `undefined` if it holds none. */
export function collectionOf(schema: z.core.$ZodType): CollectionName | undefined {
  if (schema instanceof z.ZodOptional) return collectionOf(schema.unwrap());
  const own = z.globalRegistry.get(schema)?.refersTo;
  if (own !== undefined) return own in collections ? (own as CollectionName) : undefined;
  if (!(schema instanceof z.ZodUnion)) return undefined;
  return schema.options.map(collectionOf).find((name) => name !== undefined);
}

/** Returns the slug of the entry that a text stands for: the entry of that slug, alias, title or name, or one whose slug is similar. */
export function correctReference(
  found: string,
  collection: CollectionName,
  { collections, names }: Pick<LoadedContent, 'collections' | 'names'>,
): string | undefined {
  const slug = slugOf(found.replace(/^.*\/|\.\w+$/g, '').replaceAll('&', ' and '));
  if (names[collection].has(slug)) return slug;
  const titled = collections[collection].find(({ data }) =>
    ['title', 'name', 'menuTitle', 'aliases'].some((field) => {
      const value = (data as Record<string, unknown> | null)?.[field];
      return [value].flat().some((one) => typeof one === 'string' && slugOf(one) === slugOf(found));
    }),
  );
  return titled?.slug ?? suggest(slug, names[collection]);
}
