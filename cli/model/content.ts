import type { z } from 'zod';
import type { collections, singles } from '#schemas/collections.ts';
import type { Markdown } from './markdown.ts';

export type CollectionName = keyof typeof collections;
export type SingleName = keyof typeof singles;
/** The single files that the site can do without. */
type OptionalSingleName = {
  [N in SingleName]: (typeof singles)[N] extends { optional: true } ? N : never;
}[SingleName];
type RequiredSingleName = Exclude<SingleName, OptionalSingleName>;

/** One file of `content/` with its fields. */
export interface Entry<T> {
  /** The name of the file without its extension. */
  slug: string;
  /** The path of the file, `content/…`, with `/` as separator. */
  file: string;
  /** The SHA-1 hash of the file's text. */
  hash: string;
  data: T;
  /** The body, which is empty if the file has none. */
  markdown: Markdown;
  /** The line of the file on which the body starts, from 1. */
  bodyLine: number;
}

export type CollectionEntry<N extends CollectionName> = Entry<
  z.infer<(typeof collections)[N]['schema']>
>;
export type SingleEntry<N extends SingleName> = Entry<z.infer<(typeof singles)[N]['schema']>>;

export type TownEntry = CollectionEntry<'towns'>;
export type VariantEntry = CollectionEntry<'variants'>;

/** The content as it was read, before it is checked against schemas. */
export interface LoadedContent {
  collections: Record<CollectionName, Entry<unknown>[]>;
  singles: Partial<Record<SingleName, Entry<unknown>>>;
  /** The slugs of all files of a collection, including those that could not be read. */
  names: Record<CollectionName, ReadonlySet<string>>;
  /** The text of every file that was read, for code frames. */
  texts: ReadonlyMap<string, string>;
}

/** The entries that match their schemas. Rules run on these even if other files are broken. */
export interface CheckedContent {
  collections: { [N in CollectionName]: CollectionEntry<N>[] };
  singles: { [N in SingleName]?: SingleEntry<N> };
  names: LoadedContent['names'];
}

/** Content without errors: every entry and every single file. */
export interface Content {
  collections: CheckedContent['collections'];
  singles: { [N in RequiredSingleName]: SingleEntry<N> } & {
    [N in OptionalSingleName]?: SingleEntry<N>;
  };
}
