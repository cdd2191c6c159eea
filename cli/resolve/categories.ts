import type { CheckedContent } from '#cli/model/content.ts';
import { capitalise } from '#schemas/capitalise.ts';
import { SERVICE_CATEGORY_LIMIT } from '#schemas/categories.ts';
import type { CategoryView } from '#schemas/generated/views.ts';

/** Returns the label of a category. Without a label in `content/categories.yaml`, the label is made from its name. */
export function categoryLabel(
  kind: 'services' | 'portfolio',
  category: string,
  { singles }: Pick<CheckedContent, 'singles'>,
): string {
  const words = category.replaceAll('-', ' ');
  return singles.categories?.data[kind]?.[category] ?? capitalise(words);
}

/**
 * Returns the categories of some services or pieces of work, in the order of `content/categories.yaml`. Returns an empty list if they have
 * only one category, because a filter would do nothing. Returns at most eight for services, because the styles of the filter support no more.
 */
export function usedCategories(
  kind: 'services' | 'portfolio',
  entries: readonly { data: { category?: string | undefined } }[],
  content: Pick<CheckedContent, 'singles'>,
): CategoryView[] {
  const used = new Set(entries.flatMap(({ data }) => data.category ?? []));
  const listed = Object.keys(content.singles.categories?.data[kind] ?? {});
  const inOrder = [...new Set([...listed, ...used])].filter((category) => used.has(category));
  if (inOrder.length < 2) return [];
  const shown = kind === 'services' ? inOrder.slice(0, SERVICE_CATEGORY_LIMIT) : inOrder;
  return shown.map((name) => ({ name, label: categoryLabel(kind, name, content) }));
}
