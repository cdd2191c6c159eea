import { dirname } from 'node:path/posix';
import { z } from 'zod';
import type { CollectionName } from '#schemas/collections.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import { PageTypeSchema } from '#schemas/pageTypes.ts';
import { entriesOf } from './entriesOf.ts';
import { basePaths, planPaths } from './planPaths.ts';
import { planRedirects } from './planRedirects.ts';
import { withoutEmptyLists } from './shownScreens.ts';

/** The addresses of a site with the files that they come from, and the size of each collection that has no pages of its own. */
export const InventorySchema = z.strictObject({
  pages: z.array(
    z.strictObject({
      type: PageTypeSchema,
      file: z.string().describe('the file that an editor would open to change the pages'),
      paths: z.array(z.string()),
    }),
  ),
  redirects: z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      file: z.string().describe('the file whose alias it is'),
    }),
  ),
  gone: z.array(z.string()).describe('the addresses that are gone'),
  entries: z.record(z.string(), z.number().int()).describe('entries by collection'),
  files: z.record(z.string(), z.string()).describe('the hash of the text of each file'),
});
export type Inventory = z.infer<typeof InventorySchema>;

/** Lists the contents of a site, so that two of its states can be compared. The same content gives the same list. */
export function planInventory(
  everything: Pick<CheckedContent, 'collections' | 'singles'>,
): Inventory {
  const content = { ...everything, singles: withoutEmptyLists(everything).singles };
  const groups = new Map<string, Inventory['pages'][number]>();
  for (const { path, type, file } of planPaths(content)) {
    const key = `${type} ${file}`;
    const group = groups.get(key) ?? { type, file, paths: [] };
    group.paths.push(path);
    groups.set(key, group);
  }
  const names = Object.keys(content.collections) as CollectionName[];
  return {
    pages: [...groups.values()],
    redirects: planRedirects(content).map(({ redirect: { from, to, source } }) => ({
      from,
      to,
      file: source,
    })),
    gone: content.singles.addresses?.data.gone ?? [],
    entries: Object.fromEntries(
      names
        .filter((name) => !(name in basePaths))
        .map((name) => [name, content.collections[name].length]),
    ),
    files: filesOf(content),
  };
}

/** Returns the hash of the text of each file of content. */
export function filesOf(content: Parameters<typeof entriesOf>[0]): Inventory['files'] {
  return Object.fromEntries(entriesOf(content).map(({ file, hash }) => [file, hash]));
}

/** Returns the folder with the source of pages, such as "content/blog". */
export function folderOf({ file }: { file: string }): string {
  return dirname(file);
}
