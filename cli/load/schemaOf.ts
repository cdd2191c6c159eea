import type { z } from 'zod';
import { collections, singles } from '#schemas/collections.ts';
import { collectionIn } from './collectionNames.ts';

/** Returns the schema of a file by its path, such as `content/towns/leeds.md`, or `undefined` if it is not a file of content. */
export function schemaOf(file: string): z.ZodType | undefined {
  const [, folder = '', ...rest] = file.split('/');
  const single = Object.values(singles).find((one) => one.file === [folder, ...rest].join('/'));
  if (single) return single.schema;
  const collection = rest.length === 1 ? collectionIn(folder) : undefined;
  return collection && collections[collection].schema;
}
