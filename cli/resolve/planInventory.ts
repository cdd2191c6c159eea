import { dirname } from 'node:path/posix';
import { z } from 'zod';
import type { CheckedContent, CollectionName } from '#cli/model/content.ts';
import { PageTypeSchema } from '#schemas/pageTypes.ts';
import { basePaths, planPaths } from './planPaths.ts';

/** The pages of a site by type and source, and the size of each collection that has no pages of its own. */
export const InventorySchema = z.strictObject({
  pages: z.array(
    z.strictObject({
      type: PageTypeSchema,
      folder: z.string().describe('where the sources of the pages lie, such as "content/blog"'),
      paths: z.array(z.string()),
    }),
  ),
  entries: z.record(z.string(), z.number().int()).describe('entries by collection'),
});
export type Inventory = z.infer<typeof InventorySchema>;

/** Lists the contents of a site, so that two of its states can be compared. The same content gives the same list. */
export function planInventory(content: Pick<CheckedContent, 'collections' | 'singles'>): Inventory {
  const groups = new Map<string, Inventory['pages'][number]>();
  for (const { path, type, file } of planPaths(content)) {
    const folder = dirname(file);
    const key = `${type} ${folder}`;
    const group = groups.get(key) ?? { type, folder, paths: [] };
    group.paths.push(path);
    groups.set(key, group);
  }
  const names = Object.keys(content.collections) as CollectionName[];
  return {
    pages: [...groups.values()],
    entries: Object.fromEntries(
      names
        .filter((name) => !(name in basePaths))
        .map((name) => [name, content.collections[name].length]),
    ),
  };
}
