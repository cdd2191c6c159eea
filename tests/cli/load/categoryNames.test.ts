import { expect, test } from 'vitest';
import { categoryNames } from '#cli/load/categoryNames.ts';

const entry = (data: unknown) => ({ slug: 'a', file: 'a', data }) as never;
const collections = {
  services: [entry({ category: 'design' }), entry({ category: 7 }), entry(undefined)],
  portfolio: [entry({ category: 'web' })],
} as never;

test('categories are those of categories.yaml', () => {
  const categories = entry({ services: { build: 'Build' } });
  expect(categoryNames({ singles: { categories }, collections })).toEqual({
    serviceCategories: new Set(['build']),
    portfolioCategories: new Set(),
  });
});

test('categories are those of entries if the file is missing or wrong', () => {
  const used = { serviceCategories: new Set(['design']), portfolioCategories: new Set(['web']) };
  expect(categoryNames({ singles: {}, collections })).toEqual(used);
  const categories = entry('design');
  expect(categoryNames({ singles: { categories }, collections })).toEqual(used);
});
