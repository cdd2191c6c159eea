import type { z } from 'zod';
import type { CollectionName, collections, SingleName, singles } from '#schemas/collections.ts';
import type { Drawing } from '#schemas/generated/drawing.ts';
import type { HiddenReason } from './hiddenReason.ts';
import type { Markdown } from './markdown.ts';

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
  /** The SHA-1 hash of the file's text, or of a row and the fields that are made from it. */
  hash: string;
  data: T;
  /** The body, which is empty if the file has none. */
  markdown: Markdown;
  /** The line of the file on which the body starts, from 1. */
  bodyLine: number;
  /** The lines whose YAML was read as if it were corrected, so that they cause no further problems. */
  fixed?: ReadonlySet<number>;
  /** Whether texts of the entry are left out, because a rule does not look at them, or because they are about a service that is hidden. */
  isPartial?: true;
  /**
   * Whether nothing in its text has to be looked at: it has no mark of a text that is still to be written, no letter beyond Latin-1, and no field
   * that may hide it.
   */
  isPlain?: true;
  /** Facts about a town that are known before it is parsed. */
  summary?: TownSummary;
}

/** Facts about a town that are known before it is parsed. */
export interface TownSummary {
  /** A hash of the fields apart from the notes on sectors. */
  facts: string;
  /** The anchors of the headings in the body, with a space between them. */
  anchors: string;
  /** Whether a field says when the file last changed. */
  isDated: boolean;
}

export type CollectionEntry<N extends CollectionName> = Entry<
  z.infer<(typeof collections)[N]['schema']>
>;
export type SingleEntry<N extends SingleName> = Entry<z.infer<(typeof singles)[N]['schema']>>;

export type TownEntry = CollectionEntry<'towns'>;
export type VariantEntry = CollectionEntry<'variants'>;

/** The row of the database that an entry was read from. */
export interface SourceRow {
  /** The value of each column. */
  values: Readonly<Record<string, unknown>>;
  /**
   * The column that a field of the entry comes from, by names such as `search.title`. A field that is not listed has the name of its
   * column.
   */
  columns: Readonly<Record<string, string>>;
}

/** The SVG files of the brand. */
export interface Drawings {
  mark?: Drawing;
  favicon?: Drawing;
  /** The picture on social cards, if the brand has its own. */
  card?: Drawing;
  /** The pictograms by their names. */
  icons: ReadonlyMap<string, Drawing>;
}

/** The content as it was read, before it is checked against schemas. */
export interface LoadedContent {
  collections: Record<CollectionName, Entry<unknown>[]>;
  singles: Partial<Record<SingleName, Entry<unknown>>>;
  /** The slugs of all files of a collection and the names of all icons, including those that could not be read. */
  names: Record<CollectionName | 'icons', ReadonlySet<string>>;
  /** The SVG files of `content/brand/` that can be used. */
  drawings: Drawings;
  /** The text of every file and the Markdown of every row that was read, for code frames. */
  texts: ReadonlyMap<string, string>;
  /** Returns whether a file cannot be read, or is in a folder that cannot be read. By default, all files can be read. */
  isUnreadable?(file: string): boolean;
  /** The rows of the database by the `file` of their entries. */
  rows: ReadonlyMap<string, SourceRow>;
  /** The reason why visitors cannot see an entry, by its collection and slug: `posts/spring-offer`. */
  hidden?: ReadonlyMap<string, HiddenReason>;
  /** The entries that were left out, each as `services/marketing`, by their aliases: a path, or `services/old-name`. */
  hiddenAliases?: ReadonlyMap<string, string>;
}

/** The entries that match their schemas. Rules run on these even if other files are broken. */
export interface CheckedContent {
  collections: { [N in CollectionName]: CollectionEntry<N>[] };
  singles: { [N in SingleName]?: SingleEntry<N> };
  names: LoadedContent['names'];
  hiddenAliases?: NonNullable<LoadedContent['hiddenAliases']>;
  drawings: Drawings;
}

/** Content without errors: every entry, every single file and every drawing. */
export interface Content {
  drawings: Drawings & Required<Pick<Drawings, 'mark' | 'favicon'>>;
  collections: CheckedContent['collections'];
  singles: { [N in RequiredSingleName]: SingleEntry<N> } & {
    [N in OptionalSingleName]?: SingleEntry<N>;
  };
}
