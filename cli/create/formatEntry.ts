import { collections } from '#schemas/collections.ts';
import { contractTree } from '#cli/contracts/contractTree.ts';
import { formatFields } from './formatFields.ts';
import type { NewFile } from './entryPlan.ts';

/** Returns the text of a new file. */
export function formatEntry({ collection, fields, body }: NewFile): string {
  const yaml = formatFields(contractTree(collections[collection].schema), fields);
  return body === undefined ? yaml : `---\n${yaml}---\n\n${body}\n`;
}
