import { collections } from '#schemas/collections.ts';
import { contractTree } from '#cli/contracts/contractTree.ts';
import { formatFields } from './formatFields.ts';
import type { NewFile } from './entryPlan.ts';

/** Returns the path of a new file (`content/…`) and its text. */
export function formatEntry({ collection, slug, fields, body }: NewFile): {
  file: string;
  text: string;
} {
  const { folder, extension, schema } = collections[collection];
  const yaml = formatFields(contractTree(schema), fields);
  return {
    file: `content/${folder}/${slug}${extension}`,
    text: body === undefined ? yaml : `---\n${yaml}---\n\n${body}\n`,
  };
}
