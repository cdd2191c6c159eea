import { stated } from '../helpers/stated.ts';
import { toString } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { locationPage, pathsOf, town } from '../helpers/examplePages.ts';
import { amountsOf } from '#schemas/price.ts';
import { curlQuotes } from '#cli/plan/curlQuotes.ts';
import { categoryLabel } from '#cli/resolve/categories.ts';
import { services as exampleServices } from '../helpers/exampleServices.ts';
import { words } from '../helpers/interfaceWords.ts';
import { sampleContent } from '../helpers/sampleContent.ts';
import { screen } from './screen.ts';
import type { Part } from './screen.ts';

/**
 * The visible content of each page without JavaScript (docs/behaviour.md). Names, numbers and prices come from the content, so that
 * editors can change them.
 */
const site = builtSite();
const content = await sampleContent();
const { collections, singles } = content;
/** The texts that all pages of services share. */
const servicePages = existing(singles.servicePages).data;
const bookingTitle = curlQuotes(stated(servicePages.booking).title);

/** Slug, heading, price and duration of each service, in the order of the menus. */
const services = exampleServices.map(({ slug, title }): [string, string, string, string] => {
  const price = existing(singles.prices?.data[slug]);
  const { min, max, per } = existing(amountsOf(price));
  const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`;
  const unit = per === 'project' ? '' : ` a ${per}`;
  return [slug, title, `${pounds(min)}–${pounds(max)}${unit}`, price.duration];
});

/** The categories of services, each with its label and the number of its services. */
const categories = [
  ...Map.groupBy(
    exampleServices.flatMap(({ category }) => category ?? []),
    (category) => category,
  ),
].map(([category, { length }]) => ({
  category,
  label: categoryLabel('services', category, content),
  length,
}));

/** The figures of the agency on the home page and on the page of facts. */
const figures = stated(site.layout.site.stats).map(({ value }) => value);

/** A date in the long British form. */
const LONG_DATE =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/;

describe('the header of every page', () => {
  const header = screen('/').one('header');

  test('has a menu with all services', () => {
    const [menu] = header.all('details').filter((d) => d.texts('summary')[0] === 'Services');
    expect(menu?.hrefs()).toEqual([...services.map(([slug]) => `/services/${slug}`), '/services']);
  });

  test('has a Tools menu with the tools of the site and the external CRM', () => {
    const [menu] = header.all('details').filter((d) => d.texts('summary')[0] === 'Tools');
    const { navigation, site: agency } = site.layout;
    const tools = navigation.tools?.map(({ href }) => href) ?? [];
    expect(menu?.hrefs()).toEqual([...tools, stated(agency.crm).url]);
  });

  test('has a mobile menu with the first five services, and a control that shows all', () => {
    const mobile = header.all('nav').find((nav) => nav.attribute('aria-label') === 'Mobile');
    const toggle = mobile?.one('details');
    const inToggle = toggle?.hrefs() ?? [];
    const before = mobile?.hrefs().filter((href) => !inToggle.includes(href)) ?? [];
    expect(before.filter((href) => href?.startsWith('/services/'))).toEqual(
      services.slice(0, 5).map(([slug]) => `/services/${slug}`),
    );
    expect(toggle?.one('summary').text).toBe('Show all services');
    expect(inToggle).toEqual([
      ...services.slice(5).map(([slug]) => `/services/${slug}`),
      '/services',
    ]);
  });
});

describe('home', () => {
  const home = screen('/');

  test('has its eight anchors, each on a section, in the documented order', () => {
    const sections = home
      .one('main')
      .all('section')
      .flatMap((section) => section.attribute('id') ?? []);
    // This section leads to the page of a tool, and is not an anchor.
    expect(sections.filter((id) => id !== 'how-far')).toEqual([
      'home',
      'portfolio',
      'services',
      'about',
      'testimonials',
      'lead-capture',
      'calendar',
      'contact',
    ]);
  });

  test('shows a card for each service', () => {
    const grid = home.byId('services');
    expect(grid.hrefs()).toEqual(services.map(([slug]) => `/services/${slug}`));
    expect(grid.all('h3')).toHaveLength(services.length);
  });

  test('shows the pieces of work that belong on it', () => {
    const shown = portfolioOf(home).map((item) => item.attribute('data-category'));
    const expected = collections.portfolio.filter(({ data }) => data.onHome);
    expect(shown.toSorted()).toEqual(expected.map(({ data }) => data.category).toSorted());
  });

  const testimonials = singles.home?.data.homeTestimonials?.length ?? 0;
  test.skipIf(testimonials === 0)('shows its testimonials, each with a name', () => {
    expect(home.byId('testimonials').all('figure')).toHaveLength(testimonials);
    expect(home.byId('testimonials').all('figcaption')).toHaveLength(testimonials);
  });

  test('states the figures of the agency', () => {
    const { text } = home.byId('about');
    for (const figure of figures) expect(text).toContain(figure);
  });

  test('offers the free session', () => {
    const { text } = home.byId('calendar');
    const { minutes, price, days } = stated(site.layout.site.booking);
    expect(text).toContain(`${minutes}-minute strategy session, ${price}, ${days}`);
  });

  test('has a lead form of four fields, none required, with one of type email', () => {
    const form = home.byId('lead-capture').one('form');
    expect(form.attribute('method')).toBe('post');
    expect(shapeOf(form)).toEqual({
      form: 'hidden',
      page: 'hidden',
      fullName: 'text',
      email: 'email',
      phone: 'tel',
      requirements: 'textarea',
      website: 'text',
    });
    expect(form.fields().page?.value).toBe('Homepage Lead Capture');
  });

  test('ends with three suggestions', () => {
    expect(relatedTo(home)).toHaveLength(3);
  });
});

describe.each(services)('/services/%s', (slug, heading, price, duration) => {
  const page = screen(`/services/${slug}`);

  test('has the name of the service as its heading', () => {
    expect(page.one('h1').text).toBe(heading);
  });

  test('has Get Started, Call Us Now, and WhatsApp in a new tab', () => {
    expect(page.one('main').link('Get Started').attribute('href')).toBe('/contact');
    expect(page.one('main').link('Call Us Now').attribute('href')).toMatch(/^tel:\+44\d{10}$/);
    const chat = page.one('main').link('WhatsApp (opens in a new tab)');
    expect(chat.attribute('href')).toBe(stated(site.layout.site.chat).url);
    expect(chat.attribute('target')).toBe('_blank');
  });

  test('says what it costs and how long it takes', () => {
    const shown = page.one('main').text.toLowerCase();
    const [amount = '', ...unit] = price.toLowerCase().split(' ');
    expect(shown).toContain(
      `${amount} ${unit.length > 0 ? unit.join(' ') : 'a project'}${duration}`,
    );
    expect(page.one('main').text).toContain(stated(site.layout.site.vatStatement));
  });

  test('has three benefits under the heading of the content', () => {
    expect(page.byId('why').one('h2').text).toBe(curlQuotes(servicePages.whyChoose));
    expect(page.byId('why').all('li')).toHaveLength(3);
  });

  test('has eight features under the heading of the content', () => {
    expect(page.byId('included').one('h2').text).toBe(curlQuotes(servicePages.included));
    expect(page.byId('included').all('li')).toHaveLength(8);
  });

  test('has the form for a quote, none of its fields required', () => {
    const section = page.byId('quote');
    expect(page.byId('quote-title').text).toBe(curlQuotes(servicePages.quote.title));
    expect(shapeOf(section.one('form'))).toEqual({
      form: 'hidden',
      page: 'hidden',
      name: 'text',
      email: 'email',
      phone: 'tel',
      message: 'textarea',
      website: 'text',
    });
    expect(section.one('form').fields().page?.value).toBe(heading);
  });

  test('has the booking', () => {
    expect(page.byId('booking').one('h2').text).toBe(bookingTitle);
    expect(page.byId('booking').hrefs()).toContain(stated(site.layout.site.booking).url);
  });

  test('ends with three suggestions, none of them itself', () => {
    expect(relatedTo(page)).toHaveLength(3);
    expect(relatedTo(page)).not.toContain(`/services/${slug}`);
  });
});

describe('the blocks that only some services have', () => {
  const having = (matches: (service: (typeof exampleServices)[number]) => unknown) =>
    exampleServices.filter(matches).map((one) => [one.path, one] as const);

  test.each(having(({ testimonial }) => testimonial))(
    '%s: a testimonial with its rating',
    (path, { testimonial }) => {
      const { text, rating } = existing(
        collections.testimonials.find(({ slug }) => slug === testimonial),
      ).data;
      const section = screen(path).byId('testimonial');
      expect(section.text).toContain(curlQuotes(text.trim()));
      const labels = section.all('p').map((paragraph) => paragraph.attribute('aria-label'));
      if (rating !== undefined) expect(labels).toContain(`${rating} out of 5 stars`);
    },
  );

  test.each(having(({ solutionAreas }) => solutionAreas))(
    '%s: its solution areas',
    (path, { solutionAreas }) => {
      const areas = screen(path).byId('solution-areas');
      expect(areas.texts('h3')).toEqual(solutionAreas?.map(({ title }) => title));
    },
  );

  test.each(having(({ process }) => process))(
    '%s: the steps of its process',
    (path, { process }) => {
      const steps = screen(path).byId('process').one('ol');
      expect(steps.texts('h3')).toEqual(process?.map(({ title }) => title));
    },
  );

  test.each(having(({ showsPortfolio }) => showsPortfolio))(
    '%s: each project once, although one of them has a testimonial',
    (path) => {
      const items = screen(path).byId('portfolio').all('li');
      const shown = items.map((item) => item.hrefs()[0]);
      expect(new Set(shown).size).toBe(items.length);
      const proof = screen(path).byId('testimonial').hrefs();
      expect(shown.filter((href) => proof.includes(href))).toEqual([]);
    },
  );

  test.each(having(({ showsPortfolio }) => showsPortfolio))(
    '%s: the projects of its categories, each with a case study and a live site',
    (path, { portfolioCategories }) => {
      const shown = screen(path).byId('portfolio').all('li');
      const expected = collections.portfolio.filter(
        ({ data }) => portfolioCategories?.includes(data.category ?? '') ?? true,
      );
      expect(shown).toHaveLength(expected.length);
      for (const item of shown) {
        const [caseStudy, live, ...more] = item.hrefs();
        expect(caseStudy).toMatch(/^\/case-studies\/[\w-]+$/);
        expect(live).toMatch(/^https:\/\//);
        expect(more).toEqual([]);
      }
    },
  );
});

describe('/services', () => {
  const page = screen('/services');
  const offersOf = (part: typeof page) =>
    part.all('li').filter((item) => item.attribute('class') === 'offer');

  test('has a filter with a count for each category', () => {
    const labels = page.one('main').one('fieldset').texts('label');
    expect(labels.toSorted()).toEqual(
      [
        `${words.pages.services.all} (${services.length})`,
        ...categories.map(({ label, length }) => `${label} (${length})`),
      ].toSorted(),
    );
  });

  test('lists as many services as it counts', () => {
    const choices = page.one('main').one('fieldset').all('input');
    const values = choices.map((choice) => choice.attribute('value'));
    for (const { category, length } of categories) {
      // The first choice shows all. Services have the position of their category among the others.
      const position = String(values.indexOf(category));
      const [group] = page
        .all('div')
        .filter((part) => part.attribute('data-category') === position);
      expect(group && offersOf(group), category).toHaveLength(length);
    }
  });

  test.each(services)('lists %s with features, price and duration', (slug, title, price, time) => {
    const item = offersOf(page).find((candidate) =>
      candidate.hrefs().includes(`/services/${slug}`),
    );
    expect(item?.one('h3').text).toBe(title);
    expect(item?.all('ul').flatMap((list) => list.all('li')).length).toBeGreaterThanOrEqual(3);
    expect(item?.text).toContain(price);
    expect(item?.text).toContain(time);
  });
});

describe('/blog', () => {
  const page = screen('/blog');
  const posts = pathsOf('post');
  const cards = page.one('main').all('article');

  test('shows a card for each post, the newest first', () => {
    expect(cards.map((card) => card.hrefs()[0]).sort()).toEqual(posts.toSorted());
    const dates = cards.map((card) => card.one('time').attribute('datetime') ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(page.one('main').text).toContain(`${posts.length} posts`);
  });

  test('shows on each card the image, date, reading time, title and description', () => {
    for (const card of cards) {
      expect(card.all('img')).toHaveLength(1);
      expect(card.one('time').text).toMatch(LONG_DATE);
      expect(card.text).toMatch(/\d+ min read/);
      expect(card.one('h3').text).not.toBe('');
      expect(card.all('p').at(-1)?.text).not.toBe('');
    }
  });

  test('shows at most three tags on a card, and how many more there are', () => {
    for (const card of cards) {
      const [path = ''] = card.hrefs();
      const all = screen(path).one('main').all('ul')[0]?.texts('li') ?? [];
      const more = all.length > 3 ? [`+${all.length - 3} more`] : [];
      expect(card.one('ul').texts('li'), path).toEqual([...all.slice(0, 3), ...more]);
    }
  });
});

describe('the lists of tags', () => {
  const lists = pathsOf('blog').filter((path) => path.startsWith('/blog/tag/'));

  test.each(lists)('%s shows the posts with its tag, and marks its chip', (path) => {
    const main = screen(path).one('main');
    const name = main.one('h1').text;
    const cards = main.all('article').map((card) => card.hrefs()[0] ?? '');
    expect(cards).not.toEqual([]);
    for (const card of cards) {
      const tags = screen(card).one('main').all('article')[0]?.all('ul')[0];
      expect(tags?.link(name).attribute('href')).toBe(path);
    }
    const current = main.all('a').filter((link) => link.attribute('aria-current') === 'true');
    expect(current.map((link) => [link.attribute('data-tag'), link.attribute('href')])).toEqual([
      [name, '/blog'],
    ]);
  });

  test('are those of all tags of posts', () => {
    const ofPosts = pathsOf('post').flatMap(
      (path) => screen(path).one('main').all('article')[0]?.all('ul')[0]?.hrefs() ?? [],
    );
    expect(lists.toSorted()).toEqual([...new Set(ofPosts)].sort());
  });

  test('are linked from the list of all posts, each with its number', () => {
    const main = screen('/blog').one('main');
    const chips = main.all('a').filter((link) => link.attribute('data-tag') !== undefined);
    expect(chips.map((link) => link.attribute('href') ?? '').toSorted()).toEqual(lists.toSorted());
    const all = main.link(`All Posts ${pathsOf('post').length}`);
    expect(all.attribute('aria-current')).toBe('true');
    for (const chip of chips) {
      const count = Number(/(\d+)$/.exec(chip.text)?.[1]);
      const list = screen(chip.attribute('href') ?? '').one('main');
      expect(list.all('article')).toHaveLength(count);
    }
  });
});

describe.each(pathsOf('post'))('%s', (path) => {
  test('has title, date, reading time, tags, image, text, More Articles and Back to Blog', () => {
    const main = screen(path).one('main');
    const article = main.all('article')[0];
    expect(article?.one('time').text).toMatch(LONG_DATE);
    expect(article?.text).toMatch(/\d+ min read/);
    const portraits = collections.people.map(({ data }) => data.portrait?.src);
    const pictures = article?.all('img').map((img) => img.attribute('src'));
    expect(pictures?.filter((src) => !portraits.includes(src))).toHaveLength(1);
    expect(article?.all('ul')[0]?.texts('li')).not.toEqual([]);
    expect(article?.link('Back to Blog').attribute('href')).toBe('/blog');
    expect(article?.link('More Articles').attribute('href')).toBe('/blog');
    expect(article?.texts('button')).toEqual(['Share', 'Share Article']);
    expect(main.byId('more-title').text).toBe('Related articles');
    expect(
      main
        .all('article')
        .slice(1)
        .flatMap((card) => card.hrefs()),
    ).not.toContain(path);
  });
});

describe('/facts-questions', () => {
  const page = screen('/facts-questions');

  test('answers every question, with the whole answer', () => {
    const letters = (text: string) => text.replace(/\s/g, '');
    const questions = page.byId('questions').all('details');
    expect(questions.map(({ text }) => letters(text)).toSorted()).toEqual(
      collections.questions
        .map(({ data: { question, short = '' }, markdown }) =>
          letters(curlQuotes(question + short + toString(markdown.tree))),
        )
        .toSorted(),
    );
    for (const question of questions) expect(question.one('summary').text).toContain('?');
  });

  const { usualReply, promisedReply, costReduction, lessManualWork, mvpWeeks } = stated(
    site.layout.site.claims,
  );
  const claims = [usualReply, promisedReply, costReduction, lessManualWork, `${mvpWeeks} weeks`];
  test.each([...figures, ...claims])('states the claim %s', (claim) => {
    expect(page.byId('facts').texts('dd')).toContain(claim);
  });
});

describe('/contact', () => {
  const page = screen('/contact');

  test('has a form that requires first name, last name, email and message', () => {
    const fields = page.one('form').fields();
    const required = Object.keys(fields).filter((name) => fields[name]?.required);
    expect(required).toEqual(['firstName', 'lastName', 'email', 'message']);
    expect(Object.keys(fields)).toEqual([
      'form',
      'page',
      'firstName',
      'lastName',
      'email',
      'phone',
      'company',
      'service',
      'message',
      'website',
    ]);
    expect(fields.email?.type).toBe('email');
    expect(fields.page?.value).toBe('Contact Us Page');
    expect(page.one('textarea').attribute('rows')).toBe('5');
  });

  test('shows the address of the office, the email outside it, and the phone and the business hours only once', () => {
    const office = page.byId('office');
    const { office: facts, email, phone, hours } = site.layout.site;
    expect(office.all('address')).toHaveLength(1);
    expect(office.one('address').text).toContain(facts.street);
    expect(office.one('address').text).toContain(facts.postcode);
    const main = page.one('main');
    expect(main.hrefs()).toContain(`mailto:${email}`);
    expect(office.hrefs()).not.toContain(`mailto:${email}`);
    expect(main.hrefs().filter((href) => href === `tel:${phone}`)).toHaveLength(1);
    expect(main.text.split(stated(hours).text)).toHaveLength(2);
  });

  test('distinguishes the two reply times', () => {
    const { usualReply, promisedReply } = stated(site.layout.site.claims);
    expect(page.one('main').text).toMatch(
      new RegExp(`Usual reply, in business hours.*${usualReply}.*Promised reply.*${promisedReply}`),
    );
  });

  test('has the booking', () => {
    expect(page.byId('booking').hrefs()).toContain(stated(site.layout.site.booking).url);
  });

  test('has the block Have Questions? with View FAQ and Email Us Directly', () => {
    const block = page.byId('questions');
    expect(block.one('h2').text).toBe('Have Questions?');
    expect(block.link('View FAQ').attribute('href')).toBe('/facts-questions');
    expect(block.link('Email Us Directly').attribute('href')).toBe(
      `mailto:${site.layout.site.email}`,
    );
  });

  test('ends with three suggestions', () => {
    expect(relatedTo(page)).toHaveLength(3);
  });
});

describe.each(pathsOf('legal'))('%s', (path) => {
  const page = screen(path);

  test('has all sections of its text, numbered from 1, and a list of them', () => {
    const sections = page
      .one('main')
      .all('h2')
      .filter((heading) => heading.attribute('id') !== 'notes-title');
    const written = existing(collections.legalPages.find(({ slug }) => path === `/${slug}`));
    const headings = written.markdown.headings.filter(({ depth }) => depth === 2);
    expect(sections.map(({ text }) => text)).toEqual(
      headings.map(({ text }, index) => `${index + 1}. ${text}`),
    );
    expect(headings).not.toEqual([]);
    const list = page.all('nav').find((nav) => nav.attribute('aria-label') === 'Sections');
    expect(list?.hrefs()).toEqual(sections.map((section) => `#${section.attribute('id')}`));
    // The list has the numbers from its styles.
    expect(list?.texts('a').map((text, index) => `${index + 1}. ${text}`)).toEqual(
      sections.map(({ text }) => text),
    );
  });

  test('has each section in plain words that an editor wrote, with a link to it', () => {
    const { data, markdown } = existing(
      collections.legalPages.find(({ slug }) => path === `/${slug}`),
    );
    const sections = markdown.headings.filter(({ depth }) => depth === 2);
    const notes = page.all('section').find((section) => section.all('h2').length > 0);
    for (const { section } of data.notes ?? []) {
      const heading = sections[section - 1];
      if (heading) expect(notes?.hrefs()).toContain(`#${heading.id}`);
    }
  });

  test('is not for search engines', () => {
    const robots = page.all('meta').find((meta) => meta.attribute('name') === 'robots');
    expect(robots?.attribute('content')).toBe('noindex, follow');
  });

  test('shows when it was last updated, in full', () => {
    const date = page.one('main').one('time');
    expect(page.one('main').text).toContain(`Last updated: ${date.text}`);
    expect(date.text).toMatch(LONG_DATE);
    expect(new Date(`${date.text} UTC`).toISOString().slice(0, 10)).toBe(
      date.attribute('datetime'),
    );
  });

  test('has a Back button', () => {
    expect(page.one('main').link('Back').attribute('href')).toBe('/');
  });
});

describe('/case-studies', () => {
  test('lists every case study', () => {
    const listed = screen('/case-studies')
      .one('main')
      .all('h2')
      .flatMap((heading) => heading.hrefs());
    expect(listed.toSorted()).toEqual(pathsOf('case-study').toSorted());
  });
});

describe('locations', () => {
  const towns = pathsOf('town');
  const pathOfServiceIn = (town: string) =>
    existing(pathsOf('location').find((path) => path.startsWith(`/locations/${town}/`)));

  test('/locations lists every town once, by nation and region', () => {
    const list = screen('/locations').one('main');
    const links = list.hrefs().filter((href) => href?.startsWith('/locations/'));
    expect(links.toSorted()).toEqual(towns.toSorted());
    for (const { data } of collections.towns) expect(list.texts('h2')).toContain(data.nation);
  });

  test.each(
    [...Map.groupBy(collections.towns, ({ data }) => data.pageSet)].map(([set, [first]]) => [
      set,
      `/locations/${first?.slug}`,
    ]),
  )('a town with the page set "%s" links to each of its pages: %s', (_, townPath) => {
    const links = screen(townPath)
      .one('main')
      .hrefs()
      .filter((href) => href?.startsWith(`${townPath}/`));
    const pages = pathsOf('location').filter((path) => path.startsWith(`${townPath}/`));
    expect(pages).not.toEqual([]);
    expect(links.toSorted()).toEqual(pages.toSorted());
  });

  test('a town and its services say where its population comes from, as /locations does in full', () => {
    const sources = existing(singles.sources).data;
    const list = screen('/locations').byId('sources').texts('li').join('\n');
    for (const { title, publisher } of Object.values(sources)) {
      expect(list).toContain(title);
      expect(list).toContain(publisher);
    }
    for (const source of new Set(collections.towns.map(({ data }) => data.populationSource))) {
      const town = existing(collections.towns.find(({ data }) => data.populationSource === source));
      const { caption, licence } = existing(sources[source]);
      for (const path of [`/locations/${town.slug}`, pathOfServiceIn(town.slug)]) {
        const facts = existing(
          screen(path)
            .all('p')
            .find(({ text }) => text.includes(`Population: ${caption}`)),
        );
        expect(facts.hrefs(), path).toContain('/locations#sources');
        if (licence) expect(facts.hrefs(), path).toContain(licence.url);
      }
    }
  });

  test('a town has a page for each variant, or for each variant of the short set', () => {
    const { variants } = collections;
    const short = variants.filter(({ data }) => data.inShortSet);
    const pages = Map.groupBy(pathsOf('location'), (path) => path.replace(/\/[^/]+$/, ''));
    for (const { slug, data } of collections.towns) {
      const expected = data.pageSet === 'short' ? short : variants;
      expect(pages.get(`/locations/${slug}`), slug).toHaveLength(expected.length);
    }
  });

  test('a town with short aliases redirects each short name to a page of its own', () => {
    for (const { slug, data } of collections.towns) {
      if (data.pageSet !== 'full-with-short-aliases') continue;
      for (const variant of collections.variants.filter((one) => one.data.inShortSet)) {
        const from = `/locations/${slug}/${variant.slug}`;
        const redirect = site.redirects.find((one) => one.from === from);
        expect(redirect?.to, from).toBe(`/locations/${slug}/${slug}-${variant.slug}`);
      }
    }
  });

  test('a page of a service in a town has actions, price, quote form and booking', () => {
    const { variant, path } = locationPage;
    const owner = existing(collections.variants.find(({ slug }) => slug === variant)).data.service;
    const [slug, title, price] = existing(services.find(([own]) => own === owner));
    const page = screen(path).one('main');
    expect(page.link('Get Started').attribute('href')).toBe('/contact');
    expect(page.text).toContain(price);
    expect(page.byId('quote-title').text).toBe(curlQuotes(servicePages.quote.title));
    expect(page.byId('quote').one('form').fields().page?.value).toBe(
      curlQuotes(`${title} in ${town.name}`),
    );
    expect(page.byId('booking').one('h2').text).toBe(bookingTitle);
    expect(page.hrefs()).toContain(`/services/${slug}`);
  });
});

describe('pages that search engines must not list', () => {
  test('/404 is an ordinary page with links', () => {
    const page = screen('/404').one('main');
    expect(page.one('h1').text).toBe('Page Not Found');
    expect(page.hrefs()).toContain('/');
    expect(relatedTo(page)).toHaveLength(3);
  });

  test('apart from pages about towns, they are the legal pages, the search, the thank-you page and the not-found page', () => {
    const hidden = site.routes.filter(({ indexable }) => !indexable).map(({ path }) => path);
    const locations = new Set([...pathsOf('location'), ...pathsOf('town')]);
    expect(hidden.filter((path) => !locations.has(path)).toSorted()).toEqual(
      ['/404', ...pathsOf('legal'), ...pathsOf('search'), '/thank-you'].toSorted(),
    );
  });
});

describe('old addresses', () => {
  const old = exampleServices.flatMap(({ path, aliases }) =>
    (aliases ?? []).map((alias) => [alias.startsWith('/') ? alias : `/services/${alias}`, path]),
  );

  test.each(old)('%s leads to %s', (from, to) => {
    expect(site.redirects.find((redirect) => redirect.from === from)?.to).toBe(to);
  });
});

/** Returns a value that content without errors always has. */
function existing<T>(found: T | undefined): T {
  if (found === undefined)
    throw new Error('The content is incomplete. Run "npm run site -- validate".');
  return found;
}

/** Returns the pieces of work that a page shows. */
function portfolioOf(page: Part): Part[] {
  return page
    .byId('portfolio')
    .all('li')
    .filter((item) => item.attribute('data-category'));
}

/** Returns the targets of the suggestions at the foot of a page. */
function relatedTo(page: Part): (string | undefined)[] {
  const nav = page.all('nav').find((n) => n.attribute('aria-labelledby') === 'related-title');
  return nav?.hrefs() ?? [];
}

/** Returns the names and types of the fields of a form. Throws if a visible field has no label or if a field is required. */
function shapeOf(form: Part): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form.fields()).map(([name, { type, label, required }]) => {
      if (type !== 'hidden' && !label) throw new Error(`The field ${name} has no label.`);
      if (required) throw new Error(`The field ${name} is required.`);
      return [name, type];
    }),
  );
}
