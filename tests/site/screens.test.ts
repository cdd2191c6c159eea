import { describe, expect, test } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { screen } from './screen.ts';
import type { Part } from './screen.ts';

/** What the specification says of each screen (sections 2, 3, 5 and 9), as far as it shows without JavaScript. */
const site = builtSite();
const pathsOf = (type: string) => site.routes.filter((r) => r.type === type).map((r) => r.path);

/** Route, heading, price and duration of each service (specification, sections 2 and 9). */
const services: [slug: string, heading: string, price: string, duration: string][] = [
  ['branding-graphics', 'Branding and Graphics Design', '£100–£5,000', '1–4 weeks'],
  ['responsive-web-design', 'Responsive Web Design', '£600–£10,000', '2–8 weeks'],
  ['marketing', 'Digital Marketing', '£200–£3,000 a month', 'ongoing'],
  ['saas-development', 'SaaS Development', '£5,000–£50,000', '3–6 months'],
  ['mobile-app-development', 'Mobile App Development', '£2,000–£25,000', '1–4 months'],
  ['ai-technology-consulting', 'AI Technology Consulting', '£2,000–£20,000', '1–6 months'],
  ['mvp-development', 'MVP Development', '£1,500–£8,000', '2–6 weeks'],
  ['domain-dns-management', 'Domain and DNS Management', '£50–£500 a year', 'ongoing'],
  ['press-coverage', 'Press Coverage and Media Relations', '£1,000–£5,000', '1–3 months'],
  ['public-relations', 'Public Relations', '£800–£4,000 a month', 'ongoing'],
];

/** A date as en-GB writes it in full. */
const LONG_DATE =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/;

describe('the header of every page', () => {
  const header = screen('/').one('header');

  test('has a menu with the ten services', () => {
    const [menu] = header.all('details').filter((d) => d.texts('summary')[0] === 'Services');
    expect(menu?.hrefs()).toEqual([...services.map(([slug]) => `/services/${slug}`), '/services']);
  });

  test('has a Tools menu with the external CRM', () => {
    const [menu] = header.all('details').filter((d) => d.texts('summary')[0] === 'Tools');
    expect(menu?.hrefs()).toEqual([site.layout.site.crm.url]);
  });

  test('has a mobile menu with the first five services, and a toggle for all', () => {
    const mobile = header.all('nav').find((nav) => nav.attribute('aria-label') === 'Mobile');
    const toggle = mobile?.one('details');
    const inToggle = toggle?.hrefs() ?? [];
    const before = mobile?.hrefs().filter((href) => !inToggle.includes(href)) ?? [];
    expect(before.filter((href) => href?.startsWith('/services/'))).toEqual(
      services.slice(0, 5).map(([slug]) => `/services/${slug}`),
    );
    expect(toggle?.one('summary').text).toBe('All services');
    expect(inToggle).toEqual([
      ...services.slice(5).map(([slug]) => `/services/${slug}`),
      '/services',
    ]);
  });
});

describe('home', () => {
  const home = screen('/');

  test('has its eight anchors, each on a section', () => {
    const anchors = ['home', 'services', 'about', 'portfolio', 'calendar', 'testimonials'];
    for (const id of [...anchors, 'contact', 'lead-capture']) {
      expect(home.all('section').map((section) => section.attribute('id'))).toContain(id);
    }
  });

  test('shows a card for each of the ten services', () => {
    const grid = home.byId('services');
    expect(grid.hrefs()).toEqual(services.map(([slug]) => `/services/${slug}`));
    expect(grid.all('h3')).toHaveLength(10);
  });

  test('shows eleven pieces of work: nine web-design, one branding, one healthcare', () => {
    const categories = portfolioOf(home).map((item) => item.attribute('data-category'));
    expect(Object.groupBy(categories, (category) => category ?? '')).toEqual({
      'web-design': Array(9).fill('web-design'),
      branding: ['branding'],
      healthcare: ['healthcare'],
    });
  });

  test('shows three testimonials, each with a name', () => {
    expect(home.byId('testimonials').all('figure')).toHaveLength(3);
    expect(home.byId('testimonials').all('figcaption')).toHaveLength(3);
  });

  test('claims its figures', () => {
    const { text } = home.byId('about');
    for (const claim of ['10+', '250+', '95%', '24/7']) expect(text).toContain(claim);
  });

  test('offers the free session', () => {
    const { text } = home.byId('calendar');
    expect(text).toContain('30-minute strategy session, free, 7 days a week');
  });

  test('has a lead form of four fields, none required, only the e-mail of a format', () => {
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

  test('is headed as the specification names it', () => {
    expect(page.one('h1').text).toBe(heading);
  });

  test('has Get Started, Call Us Now, and WhatsApp in a new tab', () => {
    expect(page.one('main').link('Get Started').attribute('href')).toBe('/contact');
    expect(page.one('main').link('Call Us Now').attribute('href')).toMatch(/^tel:\+44\d{10}$/);
    const chat = page.one('main').link('WhatsApp (opens in a new tab)');
    expect(chat.attribute('href')).toBe(site.layout.site.chat.url);
    expect(chat.attribute('target')).toBe('_blank');
  });

  test('says what it costs and how long it takes', () => {
    const facts = page.one('main').texts('dd').join(' | ').toLowerCase();
    expect(facts).toContain(price.toLowerCase());
    expect(facts).toContain(duration);
    expect(page.one('main').text).toContain('All prices exclude VAT.');
  });

  test('has three benefits under "Why Choose"', () => {
    expect(page.byId('why').one('h2').text).toMatch(/^Why choose /i);
    expect(page.byId('why').all('li')).toHaveLength(3);
  });

  test("has eight features under What's Included", () => {
    expect(page.byId('included').one('h2').text).toBe("What's Included");
    expect(page.byId('included').all('li')).toHaveLength(8);
  });

  test('has the form Get A Free Quote, none of its fields required', () => {
    const section = page.byId('quote');
    expect(section.one('h2').text).toBe('Get A Free Quote');
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

  test('has Book A Free Consultation', () => {
    expect(page.byId('booking').one('h2').text).toBe('Book A Free Consultation');
    expect(page.byId('booking').hrefs()).toContain(site.layout.site.booking.url);
  });

  test('ends with three suggestions, none of them itself', () => {
    expect(relatedTo(page)).toHaveLength(3);
    expect(relatedTo(page)).not.toContain(`/services/${slug}`);
  });
});

describe('what single services have more', () => {
  test('a testimonial has five stars', () => {
    const rated = services
      .map(([slug]) => screen(`/services/${slug}`))
      .flatMap((page) => page.all('section'))
      .filter((section) => section.attribute('id') === 'testimonial');
    expect(rated).not.toEqual([]);
    for (const section of rated) expect(section.text).toContain('5 out of 5 stars');
  });

  test('AI has its solution areas', () => {
    const areas = screen('/services/ai-technology-consulting').byId('solution-areas');
    expect(areas.texts('h3')).toEqual(['Automation', 'Machine learning', 'AI security']);
  });

  test('MVP has four steps', () => {
    const steps = screen('/services/mvp-development').byId('process').one('ol');
    expect(steps.texts('h3')).toEqual(['Ideation', 'Design', 'Develop', 'Launch']);
  });

  test('Responsive Web Design shows ten projects of web-design or e-commerce', () => {
    const items = portfolioOf(screen('/services/responsive-web-design'));
    const categories = items.map((item) => item.attribute('data-category'));
    expect(categories.filter((category) => category === 'web-design')).toHaveLength(9);
    expect(categories.filter((category) => category === 'e-commerce')).toHaveLength(1);
    expect(items).toHaveLength(10);
  });

  test('each of the ten has a case study and a live site', () => {
    for (const item of portfolioOf(screen('/services/responsive-web-design'))) {
      const [caseStudy, live, ...more] = item.hrefs();
      expect(caseStudy).toMatch(/^\/case-studies\/[\w-]+$/);
      expect(live).toMatch(/^https:\/\//);
      expect(more).toEqual([]);
    }
  });
});

describe('/services', () => {
  const page = screen('/services');
  const items = page.all('li').filter((item) => item.attribute('data-category'));

  test('has a filter with a count for each category', () => {
    expect(page.one('main').one('fieldset').texts('label')).toEqual([
      'All (10)',
      'Design (2)',
      'Development (3)',
      'Marketing (3)',
      'Technology (2)',
    ]);
  });

  test('counts what it lists', () => {
    const count = (category: string) =>
      items.filter((item) => item.attribute('data-category') === category).length;
    expect(['design', 'development', 'marketing', 'technology'].map(count)).toEqual([2, 3, 3, 2]);
  });

  test.each(services)('lists %s with features, price and duration', (slug, title, price, time) => {
    const item = items.find((candidate) => candidate.hrefs().includes(`/services/${slug}`));
    expect(item?.one('h2').text).toBe(title);
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
    expect(page.text).toMatch(/\+\d more/);
  });
});

describe('the lists of tags', () => {
  const lists = pathsOf('blog').filter((path) => path.startsWith('/blog/tag/'));

  test.each(lists)('%s shows the posts with its tag, and marks its chip', (path) => {
    const main = screen(path).one('main');
    const name = main.one('h1').text.replace('Articles on ', '');
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
    expect(main.link('All Posts').attribute('aria-current')).toBe('true');
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
    expect(article?.all('img')).toHaveLength(1);
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

  test('answers ten questions', () => {
    const questions = page.byId('questions').all('details');
    expect(questions).toHaveLength(10);
    for (const question of questions) {
      expect(question.one('summary').text).toMatch(/\?$/);
      expect(question.text.length).toBeGreaterThan(question.one('summary').text.length + 100);
    }
  });

  test.each(['10+', '250+', '95%', '24/7', '2 hours', '24 hours', '60%', '80%', '8 weeks'])(
    'states the claim %s',
    (claim) => {
      expect(page.byId('facts').texts('dd')).toContain(claim);
    },
  );
});

describe('/contact', () => {
  const page = screen('/contact');

  test('has a form that requires first name, last name, e-mail and message', () => {
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

  test('shows address, phone, e-mail and business hours of the one office', () => {
    const office = page.byId('office');
    const { office: facts, email, phone } = site.layout.site;
    expect(office.all('address')).toHaveLength(1);
    expect(office.one('address').text).toContain(facts.street);
    expect(office.one('address').text).toContain(facts.postcode);
    expect(office.hrefs()).toContain(`tel:${phone}`);
    expect(office.hrefs()).toContain(`mailto:${email}`);
    expect(office.text).toContain('Monday to Friday, 9:00 AM to 5:00 PM GMT');
  });

  test('tells the two reply times apart', () => {
    expect(page.byId('office').text).toMatch(
      /Usually within 2 hours in business hours.*Our promise.*within 24 hours/,
    );
  });

  test('has the booking', () => {
    expect(page.byId('booking').hrefs()).toContain(site.layout.site.booking.url);
  });

  test('has Have Questions? with View FAQ and Email Us Directly', () => {
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

describe.each(['/privacy-policy', '/terms-of-service', '/cookie-policy'])('%s', (path) => {
  const page = screen(path);

  test('has sections numbered from 1, and a list of them', () => {
    const sections = page.one('main').all('h2');
    const numbers = sections.map(({ text }) => Number(/^(\d+)\. /.exec(text)?.[1]));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(5);
    const list = page.all('nav').find((nav) => nav.attribute('aria-label') === 'Sections');
    expect(list?.hrefs()).toEqual(sections.map((section) => `#${section.attribute('id')}`));
    expect(list?.texts('a')).toEqual(sections.map(({ text }) => text));
  });

  test('is not for search engines', () => {
    const robots = page.all('meta').find((meta) => meta.attribute('name') === 'robots');
    expect(robots?.attribute('content')).toBe('noindex');
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

describe('what the legal texts cover', () => {
  test.each([
    ['/privacy-policy', 'UK GDPR'],
    ['/privacy-policy', 'Your rights'],
    ['/privacy-policy', 'children under 16'],
    ['/terms-of-service', 'Services'],
    ['/terms-of-service', 'payment'],
    ['/terms-of-service', 'Intellectual property'],
    ['/terms-of-service', 'Liability'],
    ['/terms-of-service', 'law of England and Wales'],
    ['/terms-of-service', '8 percent a year above the Bank of England base rate'],
    ['/cookie-policy', 'Strictly necessary'],
    ['/cookie-policy', 'Performance and analytics'],
    ['/cookie-policy', 'Functional'],
    ['/cookie-policy', 'Marketing'],
    ['/cookie-policy', 'Third parties'],
    ['/cookie-policy', 'persistent cookies typically last between 30 days and 2 years'],
    ['/cookie-policy', 'Accept and Reject'],
  ])('%s: %s', (path, words) => {
    expect(screen(path).one('main').text).toContain(words);
  });

  test('the cookie policy has the four types as sections of their own', () => {
    expect(screen('/cookie-policy').one('main').texts('h3')).toEqual([
      'Strictly necessary',
      'Performance and analytics',
      'Functional',
      'Marketing',
    ]);
  });
});

describe('/case-studies', () => {
  test('lists the ten projects of Responsive Web Design', () => {
    const listed = screen('/case-studies')
      .one('main')
      .all('h2')
      .flatMap((heading) => heading.hrefs());
    const shown = portfolioOf(screen('/services/responsive-web-design')).map(
      (item) => item.hrefs()[0],
    );
    expect(listed.toSorted()).toEqual(shown.toSorted());
    expect(listed.toSorted()).toEqual(pathsOf('case-study').toSorted());
    expect(listed).toHaveLength(10);
  });
});

describe('locations', () => {
  const towns = pathsOf('town');

  test('/locations lists every town once, by nation and region', () => {
    const list = screen('/locations').one('main');
    const links = list.hrefs().filter((href) => href?.startsWith('/locations/'));
    expect(links.toSorted()).toEqual(towns.toSorted());
    for (const nation of ['England', 'Scotland', 'Wales', 'Northern Ireland']) {
      expect(list.texts('h2')).toContain(nation);
    }
  });

  test('285 towns have the full set of fifteen pages, five the short set of ten', () => {
    const pages = Map.groupBy(pathsOf('location'), (path) => path.replace(/\/[^/]+$/, ''));
    const counts = towns.map((town) => pages.get(town)?.length);
    expect(counts.filter((count) => count === 15)).toHaveLength(285);
    expect(towns.filter((_, index) => counts[index] === 10)).toEqual(
      ['bristol', 'edinburgh', 'liverpool', 'newcastle', 'sheffield'].map(
        (town) => `/locations/${town}`,
      ),
    );
    expect(pathsOf('location')).toHaveLength(4325);
  });

  test('the large cities have the short names beside the full ones', () => {
    const short = site.redirects.filter(({ from }) => /\/marketing$/.test(from));
    expect(short.map(({ from }) => from)).toEqual(
      ['birmingham', 'glasgow', 'leeds', 'london', 'manchester'].map(
        (town) => `/locations/${town}/marketing`,
      ),
    );
  });

  test.each(['/locations/leeds', '/locations/york', '/locations/sheffield'])(
    '%s links to each of its pages',
    (town) => {
      const links = screen(town)
        .one('main')
        .hrefs()
        .filter((href) => href?.startsWith(`${town}/`));
      const pages = pathsOf('location').filter((path) => path.startsWith(`${town}/`));
      expect(links.toSorted()).toEqual(pages.toSorted());
    },
  );

  test('short names are old names of the full pages, or the other way round', () => {
    const redirects = Object.fromEntries(site.redirects.map(({ from, to }) => [from, to]));
    expect(redirects).toMatchObject({
      '/locations/leeds/saas-development': '/locations/leeds/leeds-saas-development',
      '/locations/sheffield/sheffield-saas-development': '/locations/sheffield/saas-development',
      '/locations/sheffield/sheffield-fast-affordable-mvp-development':
        '/locations/sheffield/mvp-development',
    });
  });

  test('a page of a service in a town has actions, price, quote form and booking', () => {
    const page = screen('/locations/leeds/leeds-marketing').one('main');
    expect(page.link('Get Started').attribute('href')).toBe('/contact');
    expect(page.text).toContain('£200–£3,000 a month');
    expect(page.byId('quote').one('h2').text).toBe('Get A Free Quote');
    expect(page.byId('quote').one('form').fields().page?.value).toBe('Digital Marketing in Leeds');
    expect(page.byId('booking').one('h2').text).toBe('Book A Free Consultation');
    expect(page.hrefs()).toContain('/services/marketing');
  });
});

describe('pages that no search engine should list', () => {
  test('/404 is an ordinary page with links', () => {
    const page = screen('/404').one('main');
    expect(page.one('h1').text).toBe('Page Not Found');
    expect(page.hrefs()).toContain('/');
    expect(relatedTo(page)).toHaveLength(3);
  });

  test('they are the legal pages, the thank-you page and the not-found page', () => {
    const hidden = site.routes.filter(({ indexable }) => !indexable).map(({ path }) => path);
    expect(hidden).toEqual([
      '/404',
      '/cookie-policy',
      '/privacy-policy',
      '/terms-of-service',
      '/thank-you',
    ]);
  });
});

describe('old addresses', () => {
  test.each([
    ['/services/digital-marketing', '/services/marketing'],
    ['/services/ai-technology', '/services/ai-technology-consulting'],
    ['/services/branding', '/services/branding-graphics'],
  ])('%s leads to %s', (from, to) => {
    expect(site.redirects.find((redirect) => redirect.from === from)?.to).toBe(to);
  });
});

/** The pieces of work that a page shows. */
function portfolioOf(page: Part): Part[] {
  return page
    .byId('portfolio')
    .all('li')
    .filter((item) => item.attribute('data-category'));
}

/** Where the suggestions at the foot of a page lead. */
function relatedTo(page: Part): (string | undefined)[] {
  const nav = page.all('nav').find((n) => n.attribute('aria-labelledby') === 'related-title');
  return nav?.hrefs() ?? [];
}

/** The names and types of a form's fields. Throws where one that is seen has no label, or is required. */
function shapeOf(form: Part): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form.fields()).map(([name, { type, label, required }]) => {
      if (type !== 'hidden' && !label) throw new Error(`The field ${name} has no label.`);
      if (required) throw new Error(`The field ${name} is required.`);
      return [name, type];
    }),
  );
}
