import { collections, singles } from '#schemas/collections.ts';
import type { CollectionName, SingleName } from '#schemas/collections.ts';

/** The names of all collections. */
export const collectionNames = Object.keys(collections) as CollectionName[];
/** The names of all files of content that are not in a collection. */
export const singleNames = Object.keys(singles) as SingleName[];

/** Returns the collection whose files are in a folder of the content, such as "towns", or `undefined` if there is none. */
export function collectionIn(folder = ''): CollectionName | undefined {
  return byFolder.get(folder);
}

const byFolder = new Map(collectionNames.map((name) => [collections[name].folder as string, name]));
const byFile = new Map(singleNames.map((name) => [singles[name].file as string, name]));

/** Returns the single file with a path below the content, such as "site.yaml", or `undefined` if there is none. */
export function singleAt(path: string): SingleName | undefined {
  return byFile.get(path);
}

/** Returns an object with a value for each collection. */
export function mapCollections<T>(make: (name: CollectionName) => T): Record<CollectionName, T> {
  const values = collectionNames.map((name) => [name, make(name)]);
  return Object.fromEntries(values) as Record<CollectionName, T>;
}
