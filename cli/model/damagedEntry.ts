import type { CollectionName, SingleName } from '#schemas/collections.ts';
import type { Entry } from './content.ts';
import type { DataPath } from './finding.ts';

/** An entry that does not match its schema. */
export interface DamagedEntry {
  home: { kind: 'collection'; name: CollectionName } | { kind: 'single'; name: SingleName };
  entry: Entry<unknown>;
  /** The paths of the values that the schema refused or missed. */
  refused: readonly DataPath[];
}
