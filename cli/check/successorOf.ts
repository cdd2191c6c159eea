import { slugIn } from '#cli/load/slugIn.ts';
import type { FileChanges, LostAddresses } from '#cli/model/siteDiff.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import { folderOf } from '#cli/resolve/planInventory.ts';
import { collections, singles } from '#schemas/collections.ts';

/**
 * Returns the file that most likely replaced `file`, and the aliases that redirect its lost addresses there: the file itself if it
 * exists, the file that has its text under a new name, or the only new file of the folder. Addresses of tags belong to the list of
 * posts. Returns `undefined` if there is no such file.
 */
export function successorOf(
  file: string,
  paths: readonly string[],
  { changes, renamed }: FileChanges,
): LostAddresses['successor'] {
  if (changes.get(file) !== 'deleted') return { file, aliases: aliasesFor(file, paths) };
  const folder = folderOf({ file });
  const added = [...changes].flatMap(([other, change]) =>
    change === 'new' && folderOf({ file: other }) === folder ? [other] : [],
  );
  const successor = renamed.get(file) ?? (added.length === 1 ? added[0] : undefined);
  if (successor !== undefined)
    return { file: successor, aliases: aliasesFor(successor, paths, slugIn(file)) };
  const list = `content/${singles.blogList.file}`;
  return paths.every((path) => path.startsWith(`${singles.blogList.path}/tag/`))
    ? { file: list, aliases: paths }
    : undefined;
}

/**
 * Returns the shortest list of aliases in `file` for lost addresses. An old slug of a town or a variant stands for the addresses of all
 * its pages.
 */
export function aliasesFor(
  file: string,
  paths: readonly string[],
  oldSlug?: string,
): readonly string[] {
  const collection = Object.entries(collections).find(
    ([, { folder }]) => folderOf({ file }) === `content/${folder}`,
  )?.[0];
  if (collection === 'variants') return [oldSlug ?? ''].filter(Boolean);
  const base = basePaths[collection as keyof typeof basePaths] as string | undefined;
  if (base === undefined) return paths;
  const slugs = new Set<string>();
  for (const path of paths) {
    const slug = path.slice(base.length + 1);
    if (path.startsWith(`${base}/`) && slug !== '' && !slug.includes('/')) slugs.add(slug);
  }
  const isCovered = (path: string) => {
    const [slug = '', ...rest] = path.slice(base.length + 1).split('/');
    if (!path.startsWith(`${base}/`) || !slugs.has(slug)) return false;
    return rest.length === 0 || collection === 'towns';
  };
  return [...slugs, ...paths.filter((path) => !isCovered(path))];
}
