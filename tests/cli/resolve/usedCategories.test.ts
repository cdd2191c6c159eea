import { expect, test } from 'vitest';
import { usedCategories } from '#cli/resolve/categories.ts';
import { SERVICE_CATEGORY_LIMIT } from '#schemas/categories.ts';
import { tenServices } from '../../helpers/tenServices.ts';

const { singles } = await tenServices();

test('the filter of services has as many categories as its styles know, and that of work has all', () => {
  const entries = Array.from({ length: SERVICE_CATEGORY_LIMIT + 1 }, (_, index) => ({
    data: { category: `category-${index}` },
  }));
  expect(usedCategories('services', entries, { singles })).toHaveLength(SERVICE_CATEGORY_LIMIT);
  expect(usedCategories('portfolio', entries, { singles })).toHaveLength(entries.length);
});
