import { expect, test } from 'vitest';
import { planCaseStudies } from '#cli/plan/pages/planCaseStudies.ts';
import { planScreens } from '#cli/plan/screens/planScreens.ts';
import { renderMain } from '#renderer/renderMain.tsx';
import { edited } from '../helpers/contentDir.ts';
import { findingsOf } from '../helpers/findingsOf.ts';
import { minimalContent } from '../helpers/minimalContent.ts';
import { renderedSite } from '../helpers/renderedSite.ts';

const ITEM = 'portfolio/mill-shop.yaml';
const ADDRESS = 'https://mill-shop.example';

/** Renders the home page and the case study of the minimal content with some files replaced. */
async function pagesOf(files: Record<string, string> = {}) {
  const { context } = await findingsOf(files);
  if (!context) throw new Error('The content has errors.');
  const planned = [...planScreens(context), ...planCaseStudies(context)];
  return planned
    .filter(({ model }) => model.type === 'home' || model.type === 'case-study')
    .map(({ model }) => renderMain({ ...model, related: [] }, context.layout, '2026-06-01'));
}

test('a piece of work and its case study link to the finished work', async () => {
  for (const html of await pagesOf()) expect(html).toContain(`href="${ADDRESS}"`);
});

test('work that is not on the web has no link to it', async () => {
  const pages = await pagesOf(edited(ITEM, `liveUrl: ${ADDRESS}\n`, ''));
  expect(pages).toHaveLength(2);
  for (const html of pages) expect(html).not.toMatch(/Live site|undefined/);
});

test('a card of the home page names the first figure that the project changed', async () => {
  const results =
    'results:\n  - { value: "9", was: "40", label: calls a day }\n  - { value: "2", label: days }\n';
  const [home] = await pagesOf(
    edited('case-studies/mill-shop.md', 'outcomes:', `${results}outcomes:`),
  );
  expect(home).toContain('<b>9<small> was 40</small></b> calls a day');
  expect(home).not.toContain('<b>2</b>');
});

test('a project with a testimonial is beside the testimonial, and not in the head', async () => {
  const service = async (client: string) => {
    const { context } = await findingsOf({
      ...edited('testimonials/ada.yaml', 'company: Ada Ltd', `company: ${client}`),
      ...edited(
        'services/web-design.md',
        'relatedLinks:',
        'testimonial: ada\nwork:\n  project: mill-shop\n  text: It shows forms.\nrelatedLinks:',
      ),
    });
    if (!context) throw new Error('The content has errors.');
    return (await renderedSite(context)).get('/services/web-design') ?? '';
  };
  const head = (html: string) => html.slice(0, html.indexOf('id="why"'));
  expect(head(await service('Ada Ltd'))).toContain('The Mill Shop');
  const quoted = await service('The Mill Shop');
  expect(head(quoted)).not.toContain('The Mill Shop');
  expect(/<section id="testimonial".*?<\/section>/s.exec(quoted)?.[0]).toMatch(
    /Good work, says Ada.*The Mill Shop.*It shows forms/s,
  );
});

/** Renders the portfolio on the page of a service whose works are the one of the minimal content and others with these names. */
async function serviceWorks(names: readonly string[], files: Record<string, string> = {}) {
  const { context } = await findingsOf({
    ...Object.fromEntries(
      names.map((name, index) => [
        `portfolio/shop-${name}.yaml`,
        minimalContent()
          ['portfolio/mill-shop.yaml']?.replace('order: 1', `order: ${index + 2}`)
          .replace('The Mill Shop', `Shop ${name}`)
          .replace(ADDRESS, `https://shop-${name}.example`)
          .replace('/case-studies/mill-shop', '/services/web-design') ?? null,
      ]),
    ),
    ...edited(
      'screens/service-pages.yaml',
      'quote:',
      'portfolio:\n  title: Work\n  text: See it.\nquote:',
    ),
    ...files,
    ...edited(
      'services/web-design.md',
      'relatedLinks:',
      'showsPortfolio: true\nportfolioCategories:\n  - e-commerce\nrelatedLinks:',
    ),
  });
  if (!context) throw new Error('The content has errors.');
  const html = (await renderedSite(context)).get('/services/web-design') ?? '';
  return /<section id="portfolio".*?<\/section>/s.exec(html)?.[0] ?? '';
}

test('the page of a service has each work once, the first of five with a large picture and its description, and links to all of them', async () => {
  const names = ['b', 'c', 'd', 'e'];
  const section = await serviceWorks(names);
  const [first = '', ...others] = section.match(/<li.*?<\/li>/gs) ?? [];
  expect(section).toContain('class="wall wall--blocks"');
  const paragraphs = (item: string) => item.match(/<p>/g)?.length;
  expect(paragraphs(first)).toBe(2);
  expect(others.map(paragraphs)).toEqual([1, 1, 1, 1]);
  expect(section.match(/<img/g)).toHaveLength(names.length + 1);
  for (const name of names) expect(section).toContain(`href="https://shop-${name}.example"`);
  expect(section).toContain('href="/case-studies/mill-shop"');
  expect(section).toContain(`href="${ADDRESS}"`);
});

test('phones fold the works after the first five if there are words for it', async () => {
  const names = ['b', 'c', 'd', 'e', 'f', 'g'];
  const section = await serviceWorks(names);
  const [first = '', folded = ''] = section.split('<details');
  expect(first.match(/<img/g)).toHaveLength(5);
  expect(folded).toContain('<summary>2 more projects</summary>');
  expect(folded.match(/<img/g)).toHaveLength(2);
  const words = edited('words.yaml', /    moreWorks:\n(      .*\n)+/, '');
  expect(await serviceWorks(names, words)).not.toContain('<details');
});
