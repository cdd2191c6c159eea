import { describe, expect, test } from 'vitest';
import { emptyParseCache } from '#cli/cache/parseCache.ts';
import { checkLoaded } from '#cli/commands/checkLoaded.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { readImages } from '#cli/load/readImages.ts';
import { planPaths } from '#cli/resolve/planPaths.ts';
import { projectAt } from '#cli/project.ts';
import { RegionSchema } from '#schemas/unitedKingdom.ts';
import { pageSets } from '../helpers/tenServices.ts';

/**
 * The sample agency as delivered: its services, towns, prices and page sets (docs/behaviour.md). `npm run test:sample` runs these tests.
 * `npm test` does not, because editors may change all of this.
 */
const { contentDir, publicDir } = projectAt();
const { loaded } = await loadContent(contentDir, emptyParseCache());
const { context } = checkLoaded(loaded, {
  images: readImages(publicDir),
  today: '2099-01-01',
  launch: false,
});

function site() {
  if (!context) throw new Error('The content has errors. Run "npm run site -- validate".');
  return context;
}

describe('the sample has', () => {
  test('ten services', () => {
    const { services } = site().content.collections;
    expect(services.map(({ slug }) => slug).toSorted()).toEqual([
      'ai-technology-consulting',
      'branding-graphics',
      'domain-dns-management',
      'marketing',
      'mobile-app-development',
      'mvp-development',
      'press-coverage',
      'public-relations',
      'responsive-web-design',
      'saas-development',
    ]);
  });

  test('fifteen variants, ten of them in the short set', () => {
    const { variants } = site().content.collections;
    expect(variants.map(({ slug }) => slug).toSorted()).toEqual(pageSets.full);
    const short = variants.filter(({ data }) => data.inShortSet).map(({ slug }) => slug);
    expect(short.toSorted()).toEqual(pageSets.short);
  });

  test('290 towns in all twelve regions', () => {
    const { towns } = site();
    expect(towns).toHaveLength(290);
    expect(new Set(towns.map(({ data }) => data.region))).toEqual(new Set(RegionSchema.options));
  });

  test('the large cities, and York as the last town', () => {
    const { towns } = site();
    expect(towns.at(-1)?.data.name).toBe('York');
    const names = towns.map(({ slug }) => slug);
    const named = [
      'aberdeen',
      'belfast',
      'birmingham',
      'bristol',
      'cambridge',
      'edinburgh',
      'glasgow',
    ];
    const more = [
      'leeds',
      'liverpool',
      'london',
      'manchester',
      'newcastle',
      'oxford',
      'sheffield',
      'york',
    ];
    expect(names).toEqual(expect.arrayContaining([...named, ...more]));
  });

  test('ten questions, ten case studies, three legal pages, three testimonials on the home page', () => {
    const { collections, singles } = site().content;
    expect(collections.questions).toHaveLength(10);
    expect(collections.caseStudies).toHaveLength(10);
    expect(collections.legalPages.map(({ slug }) => slug).toSorted()).toEqual([
      'cookie-policy',
      'privacy-policy',
      'terms-of-service',
    ]);
    expect(new Set(singles.home.data.homeTestimonials).size).toBe(3);
  });

  test('eleven pieces of work on the home page: nine of web design, one brand, one in healthcare', () => {
    const home = site().content.collections.portfolio.filter(({ data }) => data.onHome);
    const counts = Object.groupBy(home, ({ data }) => data.category ?? '');
    expect(
      Object.fromEntries(Object.entries(counts).map(([name, items]) => [name, items?.length])),
    ).toEqual({ 'web-design': 9, branding: 1, healthcare: 1 });
  });

  test('most of the work on the home page leads to a case study', () => {
    const { collections, singles } = site().content;
    const led = collections.portfolio.filter(
      ({ data }) => data.onHome && data.caseStudyUrl.startsWith('/case-studies/'),
    );
    const home = collections.portfolio.filter(({ data }) => data.onHome);
    expect([led.length, home.length, collections.caseStudies.length]).toEqual([9, 11, 10]);
    expect(singles.caseStudiesList?.data.title).toMatch(/^Ten jobs/);
  });

  test('ten pieces of web design and e-commerce, each with its case study', () => {
    const { portfolio, caseStudies } = site().content.collections;
    const shown = portfolio.filter(({ data }) =>
      ['web-design', 'e-commerce'].includes(data.category ?? ''),
    );
    expect(shown).toHaveLength(10);
    expect(shown.filter(({ data }) => data.category === 'e-commerce')).toHaveLength(1);
    expect(shown.filter(({ data }) => !data.onHome).map(({ data }) => data.category)).toEqual([
      'e-commerce',
    ]);
    expect(shown.map(({ slug }) => slug).toSorted()).toEqual(
      caseStudies.map(({ slug }) => slug).toSorted(),
    );
    for (const { slug, data } of shown) expect(data.caseStudyUrl).toBe(`/case-studies/${slug}`);
  });

  test('three solution areas on the AI page, four steps on the MVP page, the portfolio on the web design page', () => {
    const { service } = site();
    expect(service('ai-technology-consulting').data.solutionAreas).toHaveLength(3);
    expect(service('mvp-development').data.process?.map(({ title }) => title)).toEqual([
      'Ideation',
      'Design',
      'Develop',
      'Launch',
    ]);
    expect(service('responsive-web-design').data.showsPortfolio).toBe(true);
  });
});

test('the published prices', () => {
  const { data } = site().content.singles.prices;
  const table = Object.entries(data).map(([service, { min, max, per, duration }]) => [
    service,
    `£${min}–£${max} a ${per}, ${duration}`,
  ]);
  expect(Object.fromEntries(table)).toEqual({
    'branding-graphics': '£100–£5000 a project, 1–4 weeks',
    'responsive-web-design': '£600–£10000 a project, 2–8 weeks',
    marketing: '£200–£3000 a month, ongoing',
    'saas-development': '£5000–£50000 a project, 3–6 months',
    'mobile-app-development': '£2000–£25000 a project, 1–4 months',
    'ai-technology-consulting': '£2000–£20000 a project, 1–6 months',
    'mvp-development': '£1500–£8000 a project, 2–6 weeks',
    'domain-dns-management': '£50–£500 a year, ongoing',
    'press-coverage': '£1000–£5000 a project, 1–3 months',
    'public-relations': '£800–£4000 a month, ongoing',
  });
});

describe('the page sets', () => {
  test('five towns have the short set, five the full set with short aliases, all others the full set', () => {
    const bySet = Object.groupBy(site().towns, ({ data }) => data.pageSet);
    const slugs = (set: keyof typeof bySet) => bySet[set]?.map(({ slug }) => slug);
    expect(slugs('short')).toEqual(['bristol', 'edinburgh', 'liverpool', 'newcastle', 'sheffield']);
    expect(slugs('full-with-short-aliases')).toEqual([
      'birmingham',
      'glasgow',
      'leeds',
      'london',
      'manchester',
    ]);
    expect(slugs('full')).toHaveLength(280);
  });

  test('add up to 285 × 15 + 5 × 10 = 4,325 pages of services in towns', () => {
    const locations = planPaths(site().content).filter(({ type }) => type === 'location');
    expect(locations).toHaveLength(4325);
    const paths = locations.map(({ path }) => path);
    expect(paths).toContain('/locations/aberdeen/aberdeen-saas-development');
    expect(paths).toContain('/locations/bristol/saas-development');
    expect(paths).not.toContain('/locations/bristol/bristol-saas-development');
  });

  test('redirect the names that they do not use', () => {
    const { redirects } = site();
    const to = new Map(redirects.map(({ from, to: target }) => [from, target]));
    expect(to.get('/locations/leeds/marketing')).toBe('/locations/leeds/leeds-marketing');
    expect(to.get('/locations/bristol/bristol-fast-affordable-mvp-development')).toBe(
      '/locations/bristol/mvp-development',
    );
  });
});

describe('the addresses', () => {
  test('of every page that the navigation and old links rely on', () => {
    const paths = planPaths(site().content).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/services',
        '/services/branding-graphics',
        '/blog',
        '/facts-questions',
        '/contact',
        '/privacy-policy',
        '/terms-of-service',
        '/cookie-policy',
        '/case-studies',
        '/locations',
        '/404',
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('of old slugs lead to the services', () => {
    const to = new Map(site().redirects.map((redirect) => [redirect.from, redirect.to]));
    expect(to.get('/services/digital-marketing')).toBe('/services/marketing');
    expect(to.get('/services/ai-technology')).toBe('/services/ai-technology-consulting');
    expect(to.get('/services/branding')).toBe('/services/branding-graphics');
  });
});
