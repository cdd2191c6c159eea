import type { LoadedContent } from '#cli/model/content.ts';
import { CategoriesSchema } from '#schemas/categories.ts';

/** The names of categories, by the kinds of fields that refer to them. */
export interface CategoryNames {
  serviceCategories: ReadonlySet<string>;
  portfolioCategories: ReadonlySet<string>;
}

/** Returns the categories of `content/categories.yaml`. Without the file, or if it is wrong, returns those that entries have. */
export function categoryNames({
  singles,
  collections,
}: Pick<LoadedContent, 'singles' | 'collections'>): CategoryNames {
  const { data } = CategoriesSchema.safeParse(singles.categories?.data);
  const namesOf = (kind: 'services' | 'portfolio') =>
    new Set(
      data ? Object.keys(data[kind] ?? {}) : collections[kind].flatMap(({ data }) => nameIn(data)),
    );
  return { serviceCategories: namesOf('services'), portfolioCategories: namesOf('portfolio') };
}

function nameIn(data: unknown): string[] {
  const { category } = (data ?? {}) as Record<string, unknown>;
  return typeof category === 'string' ? [category] : [];
}
