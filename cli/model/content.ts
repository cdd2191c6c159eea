import type { z } from 'zod';
import type { collections, singles } from '#schemas/collections.ts';
import type { Markdown } from './markdown.ts';

export type CollectionName = keyof typeof collections;
export type SingleName = keyof typeof singles;

/** One file of `content/` with its fields. */
export interface Entry<T> {
  /** The file's name without its ending. */
  slug: string;
  /** The path of the file, `content/…`, with `/` between its parts. */
  file: string;
  /** SHA-1 of the file's text. */
  hash: string;
  data: T;
  /** The body; empty where the file has none. */
  markdown: Markdown;
  /** The line of the file on which the body starts. */
  bodyLine: number;
}

export type CollectionEntry<N extends CollectionName> = Entry<
  z.infer<(typeof collections)[N]['schema']>
>;
export type SingleEntry<N extends SingleName> = Entry<z.infer<(typeof singles)[N]['schema']>>;

export type TownEntry = CollectionEntry<'towns'>;
export type VariantEntry = CollectionEntry<'variants'>;

/** What was read, before anything is known about its shape. */
export interface LoadedContent {
  collections: Record<CollectionName, Entry<unknown>[]>;
  singles: Partial<Record<SingleName, Entry<unknown>>>;
  /** The slugs of all files of a collection, those that could not be read included. */
  names: Record<CollectionName, ReadonlySet<string>>;
  /** The text of every file that was read, for code frames. */
  texts: ReadonlyMap<string, string>;
}

/** The entries whose shape is right. Rules work on it even where other files are broken. */
export interface CheckedContent {
  collections: { [N in CollectionName]: CollectionEntry<N>[] };
  singles: { [N in SingleName]?: SingleEntry<N> };
  names: LoadedContent['names'];
}

/** Content without errors: every entry and every single file. */
export interface Content {
  collections: CheckedContent['collections'];
  singles: { [N in SingleName]: SingleEntry<N> };
}
