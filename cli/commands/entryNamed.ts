import type { CollectionName } from '#schemas/collections.ts';
import type { Content, Entry } from '#cli/model/content.ts';
import { suggest } from '#cli/report/suggest.ts';
import { collections } from '#schemas/collections.ts';

/**
 * Finds the entry that a person names as `towns/leeds`, or by its file. Returns a fault in words if there is none. Screens and other
 * single files cannot be named.
 */
export function entryNamed(
  content: Content,
  name: string,
): { collection: CollectionName; slug: string; entry: Entry<unknown> } | { fault: string } {
  const path = name.replace(/^(?:\.?\/)?(?:content\/)?|\/+$/g, '');
  const [folder = '', file = '', ...rest] = path.split('/');
  const all = Object.entries(collections) as [CollectionName, { folder: string }][];
  const found = all.find(([key, one]) => one.folder === folder || key === folder);
  if (!found || rest.length > 0 || file === '') {
    const folders = all.map(([, one]) => one.folder);
    const isScreen = folder === 'screens';
    return {
      fault: isScreen
        ? `${name} is a single file, whose name and address are fixed; to leave its page out, delete the file`
        : `"${name}" names no entry: expected a collection and a slug, such as towns/leeds; the collections are ${folders.join(', ')}`,
    };
  }
  const [collection] = found;
  const slug = file.replace(/\.(?:md|yaml)$/, '');
  const entries: readonly Entry<unknown>[] = content.collections[collection];
  const entry = entries.find((one) => one.slug === slug);
  if (entry) return { collection, slug, entry };
  const near = suggest(
    slug,
    entries.map((one) => one.slug),
  );
  return {
    fault: `there is no ${folder}/${slug}${near ? `; did you mean ${folder}/${near}?` : ''}`,
  };
}
