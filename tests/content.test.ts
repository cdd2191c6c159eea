import { describe, expect, test } from 'vitest';
import { emptyParseCache } from '#cli/cache/parseCache.ts';
import { checkLoaded } from '#cli/commands/checkLoaded.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { readImages } from '#cli/load/readImages.ts';
import { planPaths } from '#cli/resolve/planPaths.ts';
import { planSite } from '#cli/plan/planSite.ts';
import { projectAt } from '#cli/project.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { countErrors } from '#cli/report/report.ts';
import { RegionSchema } from '#schemas/town.ts';

const { contentDir, publicDir } = projectAt();
const { loaded, problems } = await loadContent(contentDir, emptyParseCache());
const checked = checkLoaded(loaded, {
  images: readImages(publicDir),
  // Content is dated by hand; a day far ahead keeps this test from depending on the one it runs on.
  today: '2099-01-01',
  launch: false,
});
const findings = placeProblems([...problems, ...checked.problems], loaded.texts);
const { context } = checked;

/** What planning needs. Throws with all findings where there are errors. */
function site() {
  if (!context) {
    const report = { findings, texts: loaded.texts, files: loaded.texts.size, outcome: '' };
    throw new Error(formatPretty(report, { colour: false }));
  }
  return context;
}

test('the content of the sample agency has no errors', () => {
  const errors = findings.filter(({ level }) => level === 'error');
  const report = { findings: errors, texts: loaded.texts, files: loaded.texts.size, outcome: '' };
  expect(countErrors(findings), formatPretty(report, { colour: false })).toBe(0);
});

describe('what the specification counts', () => {
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

  test('fifteen variants, of which ten are in the short set', () => {
    const { variants } = site().content.collections;
    expect(variants.map(({ slug }) => slug).toSorted()).toEqual([
      'ai-technology',
      'ai-technology-consulting',
      'branding-graphics',
      'branding-graphics-design',
      'domain-dns',
      'domain-dns-management',
      'fast-affordable-mvp-development',
      'marketing',
      'mobile-app-development',
      'mvp-development',
      'press-coverage',
      'public-relations',
      'responsive-web-design',
      'responsive-web-design-services',
      'saas-development',
    ]);
    const short = variants.filter(({ data }) => data.inShortSet).map(({ slug }) => slug);
    expect(short.toSorted()).toEqual([
      'ai-technology',
      'branding-graphics',
      'domain-dns',
      'marketing',
      'mobile-app-development',
      'mvp-development',
      'press-coverage',
      'public-relations',
      'responsive-web-design',
      'saas-development',
    ]);
  });

  test('290 towns in all twelve regions', () => {
    const { towns } = site();
    expect(towns).toHaveLength(290);
    expect(new Set(towns.map(({ data }) => data.region))).toEqual(new Set(RegionSchema.options));
  });

  test('from Aberdeen to York, with those that it names', () => {
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
    const counts = Object.groupBy(home, ({ data }) => data.category);
    expect(
      Object.fromEntries(Object.entries(counts).map(([name, items]) => [name, items.length])),
    ).toEqual({ 'web-design': 9, branding: 1, healthcare: 1 });
  });

  test('ten pieces of web design and e-commerce, each with its case study', () => {
    const { portfolio, caseStudies } = site().content.collections;
    const shown = portfolio.filter(({ data }) =>
      ['web-design', 'e-commerce'].includes(data.category),
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

test('the prices of section 9', () => {
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

describe('the page sets of the decisions', () => {
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

  test('make 285 × 15 + 5 × 10 = 4,325 pages of services in towns', () => {
    const locations = planPaths(site().content).filter(({ type }) => type === 'location');
    expect(locations).toHaveLength(4325);
    const paths = locations.map(({ path }) => path);
    expect(paths).toContain('/locations/aberdeen/aberdeen-saas-development');
    expect(paths).toContain('/locations/bristol/saas-development');
    expect(paths).not.toContain('/locations/bristol/bristol-saas-development');
  });

  test('redirect the names they leave over', () => {
    const { redirects } = site();
    const to = new Map(redirects.map(({ from, to: target }) => [from, target]));
    expect(to.get('/locations/leeds/marketing')).toBe('/locations/leeds/leeds-marketing');
    expect(to.get('/locations/bristol/bristol-fast-affordable-mvp-development')).toBe(
      '/locations/bristol/mvp-development',
    );
  });
});

describe('the addresses', () => {
  test('of every screen of the specification', () => {
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

  test('that are old lead in one step to a page', () => {
    const { redirects, content } = site();
    const pages = new Set(planPaths(content).map(({ path }) => path));
    const from = new Set(redirects.map((redirect) => redirect.from));
    expect(from.size).toBe(redirects.length);
    for (const redirect of redirects) {
      expect(pages.has(redirect.to), redirect.to).toBe(true);
      expect(pages.has(redirect.from), redirect.from).toBe(false);
      expect(from.has(redirect.to), redirect.to).toBe(false);
    }
  });

  test('of the legacy slugs that the decisions name', () => {
    const to = new Map(site().redirects.map((redirect) => [redirect.from, redirect.to]));
    expect(to.get('/services/digital-marketing')).toBe('/services/marketing');
    expect(to.get('/services/ai-technology')).toBe('/services/ai-technology-consulting');
    expect(to.get('/services/branding')).toBe('/services/branding-graphics');
  });
});

test('the plan has a page for each path, with a title and a description of its own', () => {
  const plan = planSite(site(), 'stamp');
  const pages = plan.chunks.flatMap((chunk) => chunk.plan().map(({ model }) => model));
  expect(pages).toHaveLength(planPaths(site().content).length);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(new Set(pages.map(({ head }) => head.title.toLowerCase())).size).toBe(pages.length);
  for (const { path, head } of pages) {
    expect(`${head.title} ${head.description}`, path).not.toMatch(/\{\{|\}\}|undefined|NaN/);
  }
});
