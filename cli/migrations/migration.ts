import type { FileChange } from '#cli/edit/contentChange.ts';
import type { OpenPoint } from '#cli/model/upgradePlan.ts';

/** A change of the shape of content. Migrations run in the order of their versions, each on the result of those before it. */
export interface Migration {
  /** The version that content has afterwards, which is the number in the name of the file. */
  version: number;
  /** The release of this package that first needs the new shape, such as "1.1.0". */
  release: string;
  /** The change in one sentence, for the editors of a site. */
  summary: string;
  /** New files, or folders of them with a slash at the end, that content without them gets from the sample of this package. */
  adds?: readonly string[];
  /**
   * Plans the change of the other files. It reads and writes nothing, leaves files alone that it does not know, and changes nothing in
   * content that has the new shape already.
   */
  plan?(texts: ContentTexts): MigrationPlan;
}

/** The text of each file of the content by its path (`content/…`), without a byte-order mark and with `\n` as the only line end. */
export type ContentTexts = ReadonlyMap<string, string>;

/** The changes of a migration, and the decisions that it leaves to the editor. */
export interface MigrationPlan {
  changes: readonly FileChange[];
  open?: readonly OpenPoint[];
}
