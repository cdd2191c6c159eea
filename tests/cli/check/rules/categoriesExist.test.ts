import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('categories that are listed and in use', async () => {
  expect((await findingsOf()).printed).toBe('');
});

test('a category that is not listed, with the one that was meant', async () => {
  const { printed } = await findingsOf(
    edited('services/marketing.md', 'category: design', 'category: desing'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:6:11  error  category-unknown
      "desing" is not a category of services.
      Expected a name below "services" in content/categories.yaml: "design".
      Did you mean "design"?

        5 | phrase: marketing
      > 6 | category: desing
          |           ^
        7 | description: What it is."
  `);
});

test('a category of work on the page of a service', async () => {
  const { findings } = await findingsOf(
    edited(
      'services/marketing.md',
      'listing:',
      'showsPortfolio: true\nportfolioCategories: [e-comerce]\nlisting:',
    ),
  );
  expect(findings).toMatchObject([
    { code: 'category-unknown', args: { kind: 'portfolio', suggestion: 'e-commerce' } },
  ]);
});

test('a category that no service has', async () => {
  const { printed } = await findingsOf(
    edited('categories.yaml', 'design: Design', 'design: Design\n  print: Print'),
  );
  expect(printed).toContain('warning  category-unused');
  expect(printed).toContain('No service is in the category "print", so no filter shows it.');
});

test('any category, if there is no file of categories', async () => {
  expect((await findingsOf({ 'categories.yaml': null })).printed).toBe('');
});

test('a category named "all", which is the name of the choice that shows every category', async () => {
  const { printed } = await findingsOf({
    'categories.yaml': null,
    ...edited('services/marketing.md', 'category: design', 'category: all'),
  });
  expect(printed).toContain('content/services/marketing.md:6:11  error');
});
