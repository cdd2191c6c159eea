import { expect, test } from 'vitest';
import { planSearchIndex } from '#cli/plan/planSearchIndex.ts';
import { planSite } from '#cli/plan/planSite.ts';
import { SearchIndexSchema } from '#schemas/generated/searchIndex.ts';
import { edited } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { minimalContent } from '../../helpers/minimalContent.ts';
import { contextOf } from '../../helpers/findingsOf.ts';

async function indexOf(files: ContentFiles = {}) {
  return planSearchIndex(await contextOf(files));
}

test('the index has services, case studies, questions, screens and legal pages, each at a planned address', async () => {
  const context = await contextOf();
  const index = planSearchIndex(context);
  expect(SearchIndexSchema.parse(index)).toEqual(index);
  expect(new Set(index.entries.map(([group]) => group))).toEqual(
    new Set(['services', 'caseStudies', 'questions', 'posts', 'towns', 'pages']),
  );
  const planned = new Set(
    planSite(context, 'stamp').chunks.flatMap((chunk) =>
      chunk.plan().map(({ model }) => model.path),
    ),
  );
  for (const [, path] of index.entries) expect(planned).toContain(path.replace(/#.*/, ''));
});

test('synonyms find a service and its pages in towns', async () => {
  const { entries, variants } = await indexOf(
    edited('services/web-design.md', /^order:/m, 'synonyms:\n  - online shop\norder:'),
  );
  const words = entries.find(([, path]) => path === '/services/web-design')?.[4];
  expect(words?.split('\n')).toContain('online shop');
  const [, , own] = variants.find(([slug]) => slug === 'web-design-services') ?? [];
  expect(own?.split('\n')).toContain('online shop');
});

test.each([
  ['one '.repeat(80).trim(), 159],
  ['日本語'.repeat(100), 160],
])('a long answer is cut, at the end of a word if it has spaces: %s', async (answer, length) => {
  const { entries } = await indexOf(edited('questions/price.md', 'It depends.', answer));
  const [, , , shown, , rest] = entries.find(([group]) => group === 'questions') ?? [];
  expect(shown).toBe(`${answer.slice(0, length)} …`);
  expect(rest).toBe(answer.slice(length).trim());
});

test('synonyms of a screen find its page', async () => {
  const { entries } = await indexOf(
    edited('screens/contact.yaml', /^title:/m, 'synonyms:\n  - fax\ntitle:'),
  );
  expect(entries.find(([, path]) => path === '/contact')?.[4].split('\n')).toContain('fax');
});

test('the agency and its address are found by their names', async () => {
  const { entries } = await indexOf();
  const textOf = (wanted: string) => entries.find(([, path]) => path === wanted)?.[5];
  expect(textOf('/about')).toContain('Agency');
  expect(textOf('/contact')).toContain('1 Plover Yard');
});

test('the phone number is found with its spaces and without', async () => {
  const { entries } = await indexOf();
  const contact = entries.find(([, path]) => path === '/contact')?.[5].split('\n');
  expect(contact).toEqual(expect.arrayContaining(['020 7946 0167', '02079460167']));
});

test('the client whose words a service shows finds the service', async () => {
  const { entries } = await indexOf({
    ...edited('testimonials/ada.yaml', /^company: .*$/m, 'company: Tideway Sailing'),
    ...edited('services/web-design.md', /^order:/m, 'testimonial: ada\norder:'),
  });
  const service = entries.find(([, path]) => path === '/services/web-design')?.[5];
  expect(service?.split('\n')).toContain('Tideway Sailing');
});

test('synonyms of a legal page and of a question find them', async () => {
  const synonyms = 'synonyms:\n  - small print\norder:';
  const { entries } = await indexOf({
    ...edited('legal/privacy-policy.md', /^order:/m, synonyms),
    ...edited('questions/price.md', /^order:/m, synonyms),
  });
  const found = entries.filter(([, , , , words]) => words.split('\n').includes('small print'));
  expect(found.map(([group]) => group)).toEqual(['questions', 'pages']);
});

test('the page that lists all others is found', async () => {
  const { entries } = await indexOf();
  expect(entries.map(([, path]) => path)).toContain('/sitemap');
});

test('the name of a project finds the service that its card leads to', async () => {
  const { 'portfolio/mill-shop.yaml': project = '' } = minimalContent();
  const { entries } = await indexOf({
    'portfolio/tea-room.yaml': project
      .replace('order: 1', 'order: 2')
      .replace('The Mill Shop', 'The Tea Room')
      .replace('/case-studies/mill-shop', '/services/web-design'),
  });
  const more = entries.find(([, path]) => path === '/services/web-design')?.[5];
  expect(more?.split('\n')).toContain('The Tea Room');
});

test('a list of pages is in the group of its pages', async () => {
  const { entries } = await indexOf();
  const lists = ['/services', '/case-studies', '/facts-questions', '/blog', '/locations'];
  expect(lists.map((list) => entries.find(([, path]) => path === list)?.[0])).toEqual([
    'services',
    'caseStudies',
    'questions',
    'posts',
    'towns',
  ]);
});

test('services are found by the label of their price', async () => {
  const { entries } = await indexOf();
  const words = entries.find(([, path]) => path === '/services/web-design')?.[4];
  expect(words?.split('\n')).toContain('Price');
});

test('the index has the words that mean the same', async () => {
  const { alike } = await indexOf(
    edited('screens/search.yaml', /^ignored:/m, 'alike:\n  - [price, cost]\nignored:'),
  );
  expect(alike).toEqual([['price', 'cost']]);
});

test('a site without the page of the search has no index', async () => {
  const context = await contextOf({ 'screens/search.yaml': null });
  const plan = planSite(context, 'stamp');
  expect(plan.files).not.toHaveProperty('search-index.json');
  expect(plan.layout.pages).not.toContain('/search');
});

test('a change of a town or a post leaves the index as it is', async () => {
  const before = JSON.stringify(await indexOf());
  const files = {
    ...edited('towns/york.md', /^name: .*/m, 'name: Yorkton'),
    ...edited('blog/first-post.md', /^title: .*/m, 'title: Another title'),
  };
  expect(JSON.stringify(await indexOf(files))).toBe(before);
});
