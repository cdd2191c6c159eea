import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { edited } from '../../../helpers/contentDir.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('pages and sections with something to show', async () => {
  expect((await findingsOf()).printed).toBe('');
});

describe('a list without entries', () => {
  test('is left out, and its file has a warning', async () => {
    const { printed, context } = await findingsOf({ 'blog/first-post.md': null });
    expect(printed).toContain('content/screens/blog.yaml:1:1  warning  page-left-out');
    expect(printed).toContain(
      'The page /blog is left out, because content/blog/ has no entry that visitors see.',
    );
    expect(printed).toContain(
      'Add an entry to content/blog/, or finish a draft there. To do without the page, delete this file.',
    );
    expect(context?.layout.pages).not.toContain('/blog');
  });

  test('is not reported if its file is not there either', async () => {
    const { printed } = await findingsOf({
      'questions/price.md': null,
      'screens/facts-questions.yaml': null,
    });
    expect(printed).toBe('');
  });

  test('is an error if its file is not there, but its entries are', async () => {
    const { printed } = await findingsOf({ 'screens/facts-questions.yaml': null });
    expect(printed).toContain('because content/questions/ has entries');
    expect(printed).toContain('To leave the page out, delete content/questions/ too.');
  });

  test('is kept if an entry exists that cannot be read', async () => {
    const { codes } = await findingsOf({ 'questions/price.md': 'question: [' });
    expect(codes).not.toContain('page-left-out');
  });
});

test('a text of the home page without the section that shows it has a warning', async () => {
  const home = minimalContent()['screens/home.md'] ?? '';
  const { about, ...fields } = parse(home.split(/^---$/m)[1] ?? '');
  expect(about).toBeDefined();
  const body = home.split(/^---$/m)[2] ?? '';
  const { printed } = await findingsOf({
    'screens/home.md': `---\n${stringify(fields)}---${body.trim() ? body : '\nWho we are.\n'}`,
  });
  expect(printed).toContain('warning  body-left-out');
  expect(printed).toContain('because the field "about" is missing');
});

describe('a page that is switched off', () => {
  test('is an error of links to it, with how to get it back', async () => {
    const { printed } = await findingsOf({
      'screens/about.md': null,
    });
    expect(printed).toContain('"/about", and that page is switched off.');
    expect(printed).toContain(
      'Delete the link, or switch the page on: write content/screens/about.md.',
    );
  });

  test('is missed by the entries that need it', async () => {
    const { printed } = await findingsOf({ 'screens/locations.md': null });
    expect(printed).toContain('content/screens/locations.md does not exist.');
  });
});

describe('a section without its data', () => {
  test('has a warning', async () => {
    const { printed } = await findingsOf(
      edited(
        'screens/service-pages.yaml',
        'included:',
        'examples: { title: A, text: B }\nincluded:',
      ),
    );
    expect(printed).toContain('warning  section-left-out');
    expect(printed).toContain(
      'No page shows "examples", because no price in content/prices.yaml has "examples".',
    );
  });

  test('has a warning if the portfolio has no work for a service that shows work', async () => {
    const work = 'portfolio: { title: Work, text: Some of it. }\nincluded:';
    const shown = (fields: string) =>
      findingsOf({
        ...edited('screens/service-pages.yaml', 'included:', work),
        ...edited('services/marketing.md', 'listing:', `showsPortfolio: true\n${fields}listing:`),
        'categories.yaml': null,
      });
    expect((await shown('')).codes).not.toContain('section-left-out');
    const { codes } = await shown('portfolioCategories: [no-work]\n');
    expect(codes).toContain('section-left-out');
  });

  test('is an error of links to it', async () => {
    const { codes } = await findingsOf(edited('site.yaml', /booking:\n(?: {2}.*\n)+/, ''));
    expect(codes).toContain('anchor-unknown');
    expect(codes).toContain('section-left-out');
  });
});

test('a section of facts is an error of links to it if the claims are no more than their basis', async () => {
  const link = edited('screens/about.md', /\n$/, '\n[Facts](/facts-questions#facts)\n');
  expect((await findingsOf(link)).codes).not.toContain('anchor-unknown');
  const basis = 'claims:\n  basis: Measured.\n';
  const { codes } = await findingsOf({
    ...link,
    ...edited('site.yaml', /stats:\n(?: +.*\n)+claims:\n(?: {2}.*\n)+/, basis),
  });
  expect(codes).toContain('anchor-unknown');
});

test('a variable without a value, because the agency does not state the fact', async () => {
  const { printed } = await findingsOf({
    ...edited('site.yaml', /claims:\n(?: {2}.*\n)+/, ''),
    ...edited('variants/marketing.yaml', 'way 1.', 'way {{ usual_reply }}.'),
  });
  expect(printed).toContain(
    'The variable "usual_reply" has no value, because content/site.yaml has no "claims.usualReply".',
  );
});
