import type { CollectionName } from '#schemas/collections.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Images } from '#cli/model/images.ts';
import type { KnownTown } from './guessPlace.ts';
import type { KnownFields } from './mark.ts';

/** The content that a new entry is made for, drafts included. */
export interface Surroundings {
  content: CheckedContent;
  images: Images;
  /** Today in the time zone of the site, as YYYY-MM-DD. */
  today: string;
  /** Towns from whose facts those of the first town of a site can be guessed. */
  listed?: readonly KnownTown[];
  /** The slugs of sectors that the first town may name, because they are added with it. */
  sectors?: readonly string[];
}

/** The request for a new entry. */
export interface EntryRequest {
  slug: string;
  /** The heading or the name of the entry, if it is known. */
  title: string | undefined;
  /** The fields that were given. */
  given: KnownFields;
}

/** A file of a new entry, before it is formatted. */
export interface NewFile {
  collection: CollectionName;
  slug: string;
  fields: KnownFields;
  /** The text below the fields; left out if the collection has none. */
  body?: string;
}

/** An entry that is added to a table of a file that exists. */
export interface Insertion {
  file: string;
  path: DataPath;
  key: string;
  value: unknown;
}

/** The files and insertions that make up a new entry, the entry itself first. */
export interface EntryPlan {
  files: readonly NewFile[];
  insertions: readonly Insertion[];
  /** Facts for the editor, such as the nearest towns. */
  notes: readonly string[];
}
