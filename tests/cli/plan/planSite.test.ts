import { describe, expect, test } from 'vitest';
import { plannedRoute } from '#cli/plan/plannedPage.ts';
import { planPaths } from '#cli/resolve/planPaths.ts';
import { planSite } from '#cli/plan/planSite.ts';
import type { SitePlan } from '#cli/plan/planSite.ts';
import { LayoutSchema } from '#schemas/generated/layout.ts';
import { LocationIndexSchema } from '#schemas/generated/locationIndex.ts';
import { PageModelSchema } from '#schemas/generated/pageModel.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';
import { PageTypeSchema } from '#schemas/pageTypes.ts';
import { edited } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { contextOf, findingsOf } from '../../helpers/findingsOf.ts';
import { howFarFile } from '../../helpers/howFarContent.ts';
import { manyTowns } from '../../helpers/manyTowns.ts';
import { drawing, localTexts, minimalImages, words } from '../../helpers/minimalContent.ts';
import { townDrawing } from '../../helpers/townDrawing.ts';

async function planOf(files: ContentFiles = {}, images?: readonly string[]): Promise<SitePlan> {
  const context = await contextOf(files, images && { images });
  return planSite(context, 'stamp');
}

function pagesOf({ chunks }: SitePlan): PageModel[] {
  return chunks.flatMap((chunk) => chunk.plan().map(({ model }) => model));
}

/** Returns the names of the chunks whose inputs differ between two plans. */
function touched(before: SitePlan, after: SitePlan): string[] {
  const inputs = new Map(before.chunks.map(({ name, inputs: old }) => [name, old]));
  return after.chunks
    .filter((chunk) => inputs.get(chunk.name) !== chunk.inputs)
    .map(({ name }) => name);
}

function page<T extends PageModel['type']>(plan: SitePlan, path: string, type: T) {
  const found = pagesOf(plan).find((model) => model.path === path);
  if (found?.type !== type) throw new Error(`${path} is ${found?.type}, not ${type}.`);
  return found as Extract<PageModel, { type: T }>;
}

describe('the plan of a site', () => {
  test('has a page for each path, and each has its shape', async () => {
    const { context } = await findingsOf(howFarFile());
    if (!context) throw new Error('The minimal content has no errors.');
    const plan = planSite(context, 'stamp');
    const pages = pagesOf(plan);
    expect(pages.map(({ path }) => path).toSorted()).toEqual(
      planPaths(context.content)
        .map(({ path }) => path)
        .toSorted(),
    );
    for (const model of pages) expect(PageModelSchema.parse(model)).toEqual(model);
    expect(new Set(pages.map(({ type }) => type))).toEqual(new Set(PageTypeSchema.options));
    expect(LayoutSchema.parse(plan.layout)).toEqual(plan.layout);
    expect(LocationIndexSchema.parse(plan.locationIndex)).toEqual(plan.locationIndex);
  });

  test('is the same for the same content', async () => {
    const [one, two] = [await planOf(), await planOf()];
    expect(pagesOf(one)).toEqual(pagesOf(two));
    expect(touched(one, two)).toEqual([]);
    expect(one.inputs).toBe(two.inputs);
  });

  test('names other names of a town in the index of towns and on no page', async () => {
    const plan = await planOf(
      edited('towns/leeds.md', /^nation:/m, 'otherNames:\n  - Loidis\nnation:'),
    );
    expect(plan.locationIndex?.otherNames).toEqual({ leeds: ['Loidis'] });
    expect(pagesOf(plan)).toEqual(pagesOf(await planOf()));
  });

  test('names for each page the files that it is made from, the first being the one to open', async () => {
    const { chunks } = await planOf();
    const planned = chunks.flatMap((chunk) => chunk.plan());
    const sources = (path: string) => planned.find(({ model }) => model.path === path)?.sources;
    expect(sources('/locations/york/york-web-design-services')?.slice(0, 4)).toEqual([
      'content/towns/york.md',
      'content/variants/web-design-services.yaml',
      'content/services/web-design.md',
      'content/prices.yaml',
    ]);
    expect(sources('/blog/first-post')).toEqual(['content/blog/first-post.md']);
    for (const { sources: own } of planned) expect(own.length).toBeGreaterThan(0);
  });
});

test('answers in structured data have whole addresses and no markup of the page', async () => {
  const body = 'From £200–£400: [ask](/contact), or read [on](#price).';
  const plan = await planOf(edited('questions/price.md', 'It depends.', body));
  const { head, groups } = page(plan, '/facts-questions', 'facts-questions');
  expect(groups[0]?.questions[0]?.html).toContain('<span class="whole">');
  expect(head.structuredData).toMatchObject([
    {
      mainEntity: [
        {
          acceptedAnswer: {
            text:
              '<p>From £200–£400: <a href="https://www.agency.example/contact">ask</a>, or read ' +
              '<a href="https://www.agency.example/facts-questions#price">on</a>.</p>',
          },
        },
      ],
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

describe('quotation marks', () => {
  test('are curly in pages, the layout, cards and the search index', async () => {
    const plan = await planOf({
      ...edited('blog/first-post.md', /The first post/g, `The firm's "first" post`),
      ...edited('towns/york.md', /name: .*/, "name: King's Lynn"),
      ...edited('words.yaml', /skipLink: .*/, "skipLink: Skip what's above"),
    });
    const shown = 'The firm’s “first” post';
    const { head, breadcrumbs } = page(plan, '/blog/first-post', 'post');
    expect(head.title).toContain(shown);
    expect(JSON.stringify(head.structuredData)).toContain(shown);
    expect(breadcrumbs.at(-1)?.label).toBe(shown);
    expect(page(plan, '/locations/york', 'town').town.name).toBe('King’s Lynn');
    expect(plan.layout.words.frame.skipLink).toBe('Skip what’s above');
    expect(plan.cards.map(({ title }) => title)).toContain(shown);
    expect(await plan.files['blog/search.json']?.()).toContain(shown);
    expect(plan.locationIndex?.towns.names).toContain('King’s Lynn');
  });

  test('are straight in the words of forms and in drawings', async () => {
    const { context } = await findingsOf({});
    if (!context) throw new Error('The minimal content has no errors.');
    const typed = context.layout.words.forms;
    expect(JSON.stringify(typed)).toContain("'");
    const plan = planSite(context, 'stamp');
    expect(plan.layout.words.forms).toEqual(typed);
    expect(plan.handlerWords.forms).toEqual(typed);
    expect(plan.files['form-words.json']?.()).toBe(JSON.stringify(typed));
    expect(plan.layout.brand).toEqual(context.layout.brand);
  });
});

describe('a page', () => {
  test('of a service has its price, its related links and its structured data', async () => {
    const { price, related, head } = page(await planOf(), '/services/marketing', 'service');
    expect(price).toEqual({
      range: '£200–£3,000',
      per: 'a month',
      duration: 'ongoing',
    });
    expect(related.map(({ path }) => path)).toEqual(['/services/web-design', '/about', '/contact']);
    expect(head.canonical).toBe('https://www.agency.example/services/marketing');
    expect(head.structuredData).toMatchObject([
      { '@type': 'Service', offers: { lowPrice: 200, highPrice: 3000 } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
      },
    ]);
  });

  test('of a service whose price is on request says so, and offers no price to search engines', async () => {
    const plan = await planOf(
      edited('prices.yaml', 'min: 200\n  max: 3000\n  per: month', 'onRequest: price on request'),
    );
    const { price, examples, head } = page(plan, '/services/marketing', 'service');
    expect(price).toMatchObject({ range: 'Price on request', per: '' });
    expect(examples).toBeUndefined();
    expect(head.structuredData[0]).not.toHaveProperty('offers');
    expect(page(plan, '/', 'home').services).toMatchObject([
      { from: 'price on request', terms: 'ongoing' },
      { from: 'from\u00a0£600' },
    ]);
    expect(page(plan, '/locations/bristol/marketing', 'location').price.range).toBe(
      'Price on request',
    );
  });

  test('of a town lists its services, and the towns around it with their distance', async () => {
    const plan = await planOf();
    const { services, further, nearby, facts } = page(plan, '/locations/bristol', 'town');
    expect(services.map(({ path }) => path)).toEqual([
      '/locations/bristol/marketing',
      '/locations/bristol/web-design',
    ]);
    expect(further).toEqual([]);
    expect(nearby).toMatchObject({
      title: 'Towns near Bristol',
      towns: [
        { name: 'Leeds', distance: '168 miles north' },
        { name: 'York', distance: '184 miles north' },
      ],
      none: 'No town is near Bristol.',
    });
    expect(page(plan, '/locations/leeds', 'town').nearby).toMatchObject({
      title: 'Towns near Leeds',
      towns: [
        {
          name: 'York',
          path: '/locations/york',
          distance: '22 miles north-east',
          direction: 'northEast',
          side: 'east',
        },
      ],
    });
    expect(facts.map(({ value }) => value)).toContain('About 465,000');
  });

  test('of a town leads from the name of a service to its first page, which has the local text, and then to the second', async () => {
    const secondIsTitled = edited(
      'variants/web-design-services.yaml',
      'linkText: Old sites fixed',
      'linkText: Web design',
    );
    const { services, further } = page(await planOf(secondIsTitled), '/locations/leeds', 'town');
    expect(services.map(({ path }) => path)).toContain('/locations/leeds/leeds-web-design');
    expect(further).toEqual([
      { label: 'Web design', path: '/locations/leeds/leeds-web-design-services' },
    ]);
  });

  test('of a town lists further towns of its region, or of its nation if it lists the whole region', async () => {
    const bristol = [{ label: 'Bristol', path: '/locations/bristol' }];
    const moved = edited('towns/bristol.md', 'South West', 'Yorkshire and the Humber');
    const region = page(await planOf(moved), '/locations/leeds', 'town');
    expect(region.elsewhere).toEqual({
      title: 'Elsewhere in Yorkshire and the Humber',
      towns: bristol,
    });
    const nation = page(await planOf(), '/locations/leeds', 'town');
    expect(nation.elsewhere).toEqual({ title: 'Elsewhere in England', towns: bristol });
  });

  test('of a town names the sources of its facts, with their licences', async () => {
    const plan = await planOf(
      edited(
        'towns/york.md',
        'populationSource: census',
        'populationSource: census\npointSource: census',
      ),
    );
    const licence = { name: 'OGL v3.0', url: 'https://licences.example/ogl' };
    const population = { label: 'Population', caption: 'ONS, Census 2021', licence };
    expect(page(plan, '/locations/leeds', 'town').credits).toEqual([population]);
    expect(page(plan, '/locations/york/york-marketing', 'location').credits).toEqual([
      population,
      { ...population, label: 'Distances' },
    ]);
  });

  test('of all towns lists all sources, with dates as people write them', async () => {
    const dated = (date: string) => planOf(edited('sources.yaml', 'date: 2021-03-21', date));
    const dateIn = async (date: string) =>
      page(await dated(date), '/locations', 'locations').sources.map((source) => source.date);
    expect(await dateIn('date: 2021-03-21')).toEqual(['21 March 2021']);
    expect(await dateIn('date: 2021-03')).toEqual(['March 2021']);
    expect(await dateIn('date: "2021"')).toEqual(['2021']);
  });

  test('of a post lists the sources of its figures once', async () => {
    const figures = ['Words', 'contact'].map(
      (figure) => `  - figure: ${figure}\n    source: census\n`,
    );
    const post = edited('blog/first-post.md', 'title: ', `figures:\n${figures.join('')}title: `);
    const { sources } = page(await planOf(post), '/blog/first-post', 'post');
    expect(sources.map(({ title }) => title)).toEqual(['Census 2021, built-up areas']);
  });

  test('of a service in a town leads to the same service in the towns around', async () => {
    const { nearby, heading } = page(
      await planOf(),
      '/locations/york/york-web-design-services',
      'location',
    );
    expect(heading).toBe('Old sites fixed in York');
    expect(nearby).toMatchObject({
      title: 'The service near York',
      towns: [{ path: '/locations/leeds/leeds-web-design-services' }],
    });
  });

  test('of a city lists its parts, and those do not call the city near', async () => {
    const plan = await planOf(edited('towns/york.md', 'pageSet:', 'partOf: leeds\npageSet:'));
    const leeds = page(plan, '/locations/leeds', 'town');
    expect(leeds.nearby).toMatchObject({
      title: 'Parts of Leeds',
      towns: [{ path: '/locations/york' }],
    });
    const service = page(plan, '/locations/leeds/leeds-web-design-services', 'location');
    expect(service.nearby).toMatchObject({
      title: 'The service in parts of Leeds',
      towns: [{ path: '/locations/york/york-web-design-services' }],
    });
    const { towns } = page(plan, '/locations/york', 'town').nearby;
    expect(towns.map(({ name }) => name)).toEqual(['Bristol']);
  });

  test('of a town says how far the office is, or that it is there', async () => {
    const fact = async (files: Parameters<typeof planOf>[0], label: string) =>
      page(await planOf(files), '/locations/york', 'town').facts.find((one) => one.label === label)
        ?.value;
    expect(await fact({}, 'Distance as the crow flies')).toMatch(/^About \d+ miles from our /);
    const site = edited('towns/york.md', /name: .*/, 'name: London');
    expect(await fact(site, 'Our office')).toBe('In London');
  });

  test('of a town whose short name another town has, has the full name in its heading', async () => {
    const plan = await planOf(
      edited('towns/york.md', /name: .*/, 'name: Leeds (York)\nshortName: Leeds'),
    );
    const headings = ['/locations/york', '/locations/leeds'].map(
      (path) => page(plan, path, 'town').heading,
    );
    expect(headings).toEqual(['Services in Leeds (York)', 'Services in Leeds']);
    const path = '/locations/york/york-web-design-services';
    expect(page(plan, path, 'location').heading).toBe('Old sites fixed in Leeds (York)');
  });

  test('of a legal text lists its sections, and is not for search engines', async () => {
    const legal = page(await planOf(), '/privacy-policy', 'legal');
    expect(legal.contents).toEqual([{ id: 'who-we-are', text: 'Who we are' }]);
    expect(legal.html).toContain('<h2 id="who-we-are">1. Who we are</h2>');
    expect(legal.head.indexable).toBe(false);
  });

  test('of a legal text has the notes of its sections in order', async () => {
    const notes = '\nnotes:\n  - section: 2\n    text: Two\n  - section: 1\n    text: One\n';
    const plan = await planOf(
      edited('legal/privacy-policy.md', /\n---\n[^]*/, `${notes}---\n## One\n\nA\n\n## Two\n\nB`),
    );
    expect(page(plan, '/privacy-policy', 'legal').notes.map(({ text }) => text)).toEqual([
      'One',
      'Two',
    ]);
  });

  test('of a post has its date and its reading time', async () => {
    const body = `## A heading\n\n${'word '.repeat(399)}`;
    const plan = await planOf(edited('blog/first-post.md', /## A heading[^]*/, body));
    const { post } = page(plan, '/blog/first-post', 'post');
    expect(post).toMatchObject({ date: '15 January 2026', minutes: 3 });
  });

  test('with a title of several sentences is named by the first in its breadcrumbs', async () => {
    const plan = await planOf(
      edited('screens/thank-you.yaml', /^title: .*/m, 'title: Thank you. It is here.'),
    );
    const { breadcrumbs } = page(plan, '/thank-you', 'thank-you');
    expect(breadcrumbs.at(-1)?.label).toBe('Thank you');
  });

  test.each([
    ['two months', 'two months', '1', { bar: { least: 100, most: 100 }, isOngoing: false }],
    ['1,5 weeks', '1,5 weeks', undefined, { bar: { least: 100, most: 100 }, isOngoing: false }],
    ['ongoing', undefined, undefined, { isOngoing: true }],
    ['as agreed', undefined, undefined, { isOngoing: false }],
  ])('about services draws the duration "%s"', async (duration, end, middle, time) => {
    const plan = await planOf(edited('prices.yaml', '2–8 weeks', duration));
    const { scale, services } = page(plan, '/services', 'services');
    expect(scale).toEqual(end && { end, middle });
    const { bar, isOngoing } = services.find(({ id }) => id === 'web-design') ?? {};
    expect({ bar, isOngoing }).toEqual(time);
  });

  test('with a screen such as the thank-you page is kept out of search results', async () => {
    const pages = pagesOf(await planOf());
    expect(
      pages
        .filter(({ head, type }) => !head.indexable && type !== 'location')
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/404', '/privacy-policy', '/search', '/thank-you']);
  });
});

describe('a page about a town', () => {
  const first = '/locations/york/york-web-design';
  const second = '/locations/york/york-web-design-services';
  const hub = '/locations/york';
  const absolute = (path: string) => `https://www.agency.example${path}`;
  /** Content with a text on each service for York, whose pages then reach the limit. */
  const withTexts = {
    ...edited('site.yaml', 'greatestShare: 0.4', 'greatestShare: 0.5'),
    'local/york.yaml': localTexts('York'),
  };

  test('is for search engines if enough of its words are its own', async () => {
    const plan = await planOf(withTexts);
    for (const [path, type] of [
      [first, 'location'],
      [hub, 'town'],
    ] as const) {
      const { head } = page(plan, path, type);
      expect(head).toMatchObject({ indexable: true, canonical: absolute(path) });
    }
  });

  test('is its own canonical page, but not for search engines, if it has too few words of its own', async () => {
    const { head } = page(await planOf(), first, 'location');
    expect(head).toMatchObject({ indexable: false, canonical: absolute(first) });
  });

  test('is not for search engines if a limit in content is stricter than its words', async () => {
    const stricter = [
      edited('site.yaml', 'greatestShare: 0.4', 'greatestShare: 0.1'),
      edited('site.yaml', 'leastOwnWords: 150', 'leastOwnWords: 500'),
    ];
    for (const site of stricter) {
      const plan = await planOf({ ...withTexts, ...site });
      expect(page(plan, first, 'location').head.indexable).toBe(false);
    }
    const plan = await planOf(edited('site.yaml', 'leastOwnWords: 150', 'leastOwnWords: 500'));
    expect(page(plan, hub, 'town').head.indexable).toBe(false);
  });

  test('names the first page of its service as canonical if it is the second', async () => {
    for (const files of [{}, withTexts]) {
      const plan = await planOf(files);
      const { head } = page(plan, second, 'location');
      expect(head).toMatchObject({ indexable: false, canonical: absolute(first) });
      const route = plan.chunks
        .flatMap((chunk) => chunk.plan())
        .map(plannedRoute)
        .find(({ path }) => path === second);
      expect(route).toMatchObject({ indexable: false, canonical: first });
    }
  });

  test('leads to the hub of its town and to its service', async () => {
    const { town, service } = page(await planOf(), first, 'location');
    expect([town.path, service.path]).toEqual([hub, '/services/web-design']);
  });
});

describe('what a change touches', () => {
  test('the planning code: everything', async () => {
    const { context } = await findingsOf();
    if (!context) throw new Error('The minimal content has no errors.');
    const [before, after] = [planSite(context, 'a'), planSite(context, 'b')];
    expect(touched(before, after)).toEqual(after.chunks.map(({ name }) => name));
  });

  test('a price: everything, because prices are on all pages', async () => {
    const after = await planOf(edited('prices.yaml', 'min: 200', 'min: 300'));
    expect(touched(await planOf(), after)).toEqual(after.chunks.map(({ name }) => name));
  });

  test('the text of a town: its own chunk', async () => {
    const towns = manyTowns(60);
    const before = await planOf(towns);
    const after = await planOf({
      ...towns,
      ...changedTown(towns, 'towns/town-7.md', '-0 ', '-zero '),
    });
    expect(before.chunks.filter(({ name }) => name.startsWith('towns-')).length).toBeGreaterThan(3);
    expect(touched(before, after)).toEqual([expect.stringMatching(/^towns-/)]);
    expect(after.inputs).not.toBe(before.inputs);
  });

  test.each([
    ['the addresses that are gone', { 'addresses.yaml': 'gone:\n  - /old-page\n' }],
    ['the words to avoid', { 'wording.yaml': 'spellings: []\n' }],
    ['an icon', { 'brand/icons/extra.svg': drawing('M4 4h30v32H4z') }],
    ['a drawing of the brand', edited('brand/favicon.svg', 'M4 4h32', 'M4 4h30')],
  ])('%s: no page, but the inputs of the site', async (_, files) => {
    const [before, after] = [await planOf(), await planOf(files)];
    expect(touched(before, after)).toEqual([]);
    expect(after.inputs).not.toBe(before.inputs);
  });

  test('the texts of all towns: no page but theirs', async () => {
    const towns = manyTowns(12);
    const before = await planOf(towns);
    const changed = Object.entries(towns).map(([file, text]) => [
      file,
      file.startsWith('towns/') ? text?.replaceAll(/-(\d+) /g, '-$1-other ') : text,
    ]);
    const after = await planOf({
      ...Object.fromEntries(changed),
      'local/town-7.yaml': localTexts('Town'),
    });
    const others = (plan: SitePlan) =>
      pagesOf(plan).filter(({ type }) => type !== 'town' && type !== 'location');
    expect(others(after)).toEqual(others(before));
    expect(touched(before, after).filter((name) => !name.startsWith('towns-'))).toEqual([]);
  });

  test('a fact about a town: its own chunk, and pages that may show towns', async () => {
    const after = await planOf(edited('towns/york.md', /population: .*/, 'population: 99'));
    const names = touched(await planOf(), after).filter((name) => !name.startsWith('towns-'));
    expect(names).toEqual(['screens', 'services', 'case-studies', 'blog']);
  });

  test('a sentence that is copied from another town: the chunk of that town as well', async () => {
    const sentence = words(300, 'only-here-');
    const towns = {
      ...manyTowns(60),
      ...edited('site.yaml', 'greatestShare: 0.4', 'greatestShare: 0.6'),
    };
    const text = (own: string) => `In Town ${sentence} ${words(200, own)}`;
    const local = (own: string) => ({
      [`local/${own}.yaml`]: `checked: 2026-03\nnames: []\nservices:\n  marketing: ${text(`${own}-`)}\n`,
    });
    const before = await planOf({ ...towns, ...local('town-7') });
    const path = '/locations/town-7/town-7-marketing';
    expect(page(before, path, 'location').head.indexable).toBe(true);
    const after = await planOf({ ...towns, ...local('town-7'), ...local('town-8') });
    expect(page(after, path, 'location').head.indexable).toBe(false);
    const chunkOf = (plan: SitePlan) =>
      plan.chunks.find(({ plan: pages }) => pages().some(({ model }) => model.path === path))?.name;
    expect(touched(before, after)).toContain(chunkOf(after));
  });

  test('a local text: the chunk of its town, and no other towns', async () => {
    const towns = manyTowns(60);
    const before = await planOf(towns);
    const after = await planOf({ ...towns, 'local/town-7.yaml': localTexts('Town') });
    const names = touched(before, after).filter((name) => name.startsWith('towns-'));
    expect(names).toHaveLength(1);
  });

  test('the name of a town: the chunks of its neighbours as well, and not all', async () => {
    const towns = manyTowns(60);
    const before = await planOf(towns);
    const after = await planOf({
      ...towns,
      ...changedTown(towns, 'towns/town-7.md', /name: .*/, 'name: Elsewhere'),
    });
    const names = touched(before, after).filter((name) => name.startsWith('towns-'));
    const all = before.chunks.filter(({ name }) => name.startsWith('towns-'));
    expect(names.length).toBeGreaterThan(1);
    expect(names.length).toBeLessThanOrEqual(all.length);
  });

  test('the place of a town: every town with a map that has it', async () => {
    const coast =
      'source: census\nbounds: { south: 49.8, north: 60.9, west: -10.7, east: 2.1 }\ncoast: M0 0l9 9z\n';
    const many = manyTowns(60);
    // Pages also list towns of their region.
    const inOther = changedTown(many, 'towns/town-7.md', /region: .*/, 'region: West Midlands');
    const towns = { ...many, ...inOther, 'map.yaml': coast };
    const before = await planOf(towns);
    const after = await planOf({
      ...towns,
      ...changedTown(towns, 'towns/town-7.md', /latitude: .*/, 'latitude: 52.756'),
    });
    const maps = (plan: SitePlan) =>
      new Map(
        pagesOf(plan).flatMap((model) =>
          model.type === 'town' ? [[model.path, JSON.stringify(model.nearby.map)] as const] : [],
        ),
      );
    const old = maps(before);
    const changed = [...maps(after)]
      .filter(([path, map]) => old.get(path) !== map)
      .map(([path]) => path.slice('/locations/'.length));
    expect(changed.length).toBeGreaterThan(1);
    for (const slug of changed) {
      expect(neighbours(after, slug), slug).not.toEqual(neighbours(before, slug));
    }
  });

  test('the name of a town elsewhere in the nation: the towns that list it', async () => {
    const after = await planOf(edited('towns/bristol.md', 'name: Bristol', 'name: Avonmouth'));
    const { elsewhere } = page(after, '/locations/leeds', 'town');
    expect(elsewhere?.towns.map(({ label }) => label)).toContain('Avonmouth');
    const chunk = after.chunks.find(({ plan }) =>
      plan().some(({ model }) => model.path === '/locations/leeds'),
    );
    expect(touched(await planOf(), after)).toContain(chunk?.name);
  });

  test('the name of a town in another nation: the towns whose drawings name it', async () => {
    const content = {
      ...townDrawing('{{ nearby1 }}, {{ nearby2 }}'),
      ...edited('towns/bristol.md', /nation: .*/, 'nation: Scotland'),
    };
    const before = await planOf(content);
    const after = await planOf({
      ...content,
      ...changedTown(content, 'towns/bristol.md', /name: .*/, 'name: Avonmouth'),
    });
    const { service } = page(after, '/locations/leeds/leeds-marketing', 'location');
    expect(service.townDrawing?.words[0]?.text).toContain('Avonmouth');
    expect(neighbours(after, 'leeds')).not.toEqual(neighbours(before, 'leeds'));
  });

  test('the smaller files of the picture of a service: its pages in towns', async () => {
    const files = edited(
      'services/marketing.md',
      'services/marketing.svg',
      'services/marketing.webp',
    );
    const whole = [...minimalImages, '/images/services/marketing.webp'];
    const family = ['', '-480', '-720'].flatMap((end) =>
      ['avif', 'webp'].map((format) => `/images/services/marketing${end}.${format}`),
    );
    const before = await planOf(files, whole);
    const after = await planOf(files, [...whole, ...family]);
    const path = '/locations/leeds/leeds-marketing';
    const srcset = (plan: SitePlan) => page(plan, path, 'location').service.image.srcset;
    expect([srcset(before), srcset(after)]).toEqual([undefined, expect.anything()]);
    expect(touched(before, after)).toContain(
      after.chunks.find(({ plan }) => plan().some(({ model }) => model.path === path))?.name,
    );
  });

  test('a town in a related link: the page that has the link', async () => {
    const link = edited('services/marketing.md', '- /about\n', '- /locations/york\n');
    const before = await planOf(link);
    const after = await planOf({
      ...link,
      ...edited('towns/york.md', 'name: York', 'name: Jorvik'),
    });
    expect(page(before, '/services/marketing', 'service').related[1]?.title).toBe('York');
    expect(touched(before, after)).toContain('services');
    expect(page(after, '/services/marketing', 'service').related[1]?.title).toBe('Jorvik');
  });
});

/** Returns the hashes of what the pages of a town show of other towns. */
function neighbours({ chunks }: SitePlan, slug: string): string[] {
  return chunks.flatMap(({ tables }) =>
    tables.flatMap(({ inputs }) => inputs[`the neighbours of ${slug}`] ?? []),
  );
}

function changedTown(
  towns: Record<string, string>,
  file: string,
  from: string | RegExp,
  to: string,
): Record<string, string> {
  return { [file]: (towns[file] ?? '').replace(from, to) };
}
