import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { BlogIndex } from '#schemas/generated/blogIndex.ts';
import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import type { SearchEntry, SearchIndex } from '#schemas/generated/searchIndex.ts';
import { packTowns } from '#schemas/packedTowns.ts';
import { siteSearch } from '#renderer/search/siteSearch.ts';

const index: SearchIndex = {
  ignored: ['in', 'the', 'how', 'do'],
  alike: [['price', 'cost', 'how much']],
  entries: [
    [
      'services',
      '/services/websites',
      'Responsive Web Design',
      'Pages for phones.',
      'Web design\nonline shop\ne-commerce',
      '',
    ],
    [
      'services',
      '/services/marketing',
      'Digital Marketing',
      'Adverts and email.',
      'SEO',
      'Newsletters',
      ['£200–£3,000 a month', 'ongoing'],
    ],
    [
      'caseStudies',
      '/case-studies/cafe',
      'A café by the sea',
      'More guests and e-commerce in winter.',
      'Bude',
      '',
    ],
    ['questions', '/facts-questions#price', 'What is the price?', 'It is on each page.', '', ''],
    ['pages', '/contact', 'Contact', 'Write to us.', 'phone number', ''],
    ['pages', '/cookie-policy', 'Cookie policy', 'What we store.', '', ''],
  ],
  variants: [
    ['web-design', 1, 'Responsive Web Design\nonline shop\ne-commerce', '/services/websites'],
    ['marketing', 1, 'Digital Marketing\nSEO', '/services/marketing'],
    ['page-design', 2, 'Responsive Web Design\nonline shop\ne-commerce', '/services/websites'],
  ],
};
const posts: BlogIndex = {
  tags: ['Money'],
  posts: [['first', 'The first advert', 'What it did.', [0], '2026-01-01', 4, null]],
};
const elsewhere = { pageSet: 'full', county: '', region: '', nation: '' } as const;
const england = { ...elsewhere, nation: 'England' };
const southWest = { ...england, region: 'South West' };
const northStaffordshire = { ...england, county: 'North Staffordshire', postcodeArea: 'ST' };
const locations: LocationIndex = {
  towns: packTowns([
    { slug: 'bristol', name: 'Bristol', ...southWest, pageSet: 'short', postcodeArea: 'B' },
    { slug: 'stoke-on-trent', name: 'Stoke-on-Trent', ...northStaffordshire },
    { slug: 'newcastle', name: 'Newcastle upon Tyne', ...england },
    { slug: 'newcastle-under-lyme', name: 'Newcastle-under-Lyme', ...northStaffordshire },
    { slug: 'bath', name: 'Bath', ...southWest, county: 'Somerset', postcodeArea: 'BA' },
    { slug: 'kings-lynn', name: 'King’s Lynn', ...england, county: 'Norfolk' },
    { slug: 'leicester', name: 'Leicester', ...elsewhere },
    { slug: 'edinburgh', name: 'Edinburgh', ...elsewhere },
  ]),
  aliases: { 'aquae-sulis': 'bath' },
  otherNames: {
    'stoke-on-trent': ['The Potteries', 'Stoke'],
    bath: ['Caerfaddon'],
    newcastle: ['Castell Newydd'],
    'kings-lynn': ['NR', 'BA'],
  },
  variants: {
    'web-design': { full: 'web-design', short: 'page-design' },
    'page-design': { full: 'page-design', short: 'page-design' },
    marketing: { full: 'marketing', short: 'marketing' },
  },
  labels: {
    'web-design': 'Responsive web design',
    'page-design': 'Page design',
    marketing: 'Digital marketing',
  },
};
const search = siteSearch({ index, posts, locations });
const london = siteSearch({
  index,
  locations: {
    ...locations,
    towns: packTowns([{ slug: 'london', name: 'London', ...elsewhere, postcodeArea: 'W' }]),
    otherNames: { london: ['E', 'N'] },
  },
});
const first = (query: string) => search(query)[0]?.path;

describe('the search of the site', () => {
  test.each([
    ['a title', 'contact', '/contact'],
    ['a synonym', 'seo', '/services/marketing'],
    ['the tag of a post', 'money', '/blog/first'],
    ['further text of a page', 'newsletters', '/services/marketing'],
    ['a sentence below a title', 'guests', '/case-studies/cafe'],
    ['a place', 'bude', '/case-studies/cafe'],
    ['the anchor of a question', 'price', '/facts-questions#price'],
    ['a town', 'bath', '/locations/bath'],
    ['a county', 'norfolk', '/locations/kings-lynn'],
    ['an old name of a town', 'aquae sulis', '/locations/bath'],
    ['another name of a town', 'caerfaddon', '/locations/bath'],
    ['a postcode area', 'BA', '/locations/bath'],
    ['a postcode district', 'ba1', '/locations/bath'],
    ['a postcode', 'BA1 5EF', '/locations/bath'],
    ['a postcode without its space', 'ba15ef', '/locations/bath'],
    ['a further postcode area of a town', 'nr1', '/locations/kings-lynn'],
    ['a postcode area of two towns, the largest', 'ba2', '/locations/bath'],
    ['a postcode district of several towns, the largest', 'st15', '/locations/stoke-on-trent'],
    ['the short name of a town, which its slug has', 'newcastle', '/locations/newcastle'],
  ])('finds a page by %s', (_, query, path) => {
    expect(first(query)).toBe(path);
  });

  test.each([
    ['case', 'CONTACT', '/contact'],
    ['accents', 'cafe', '/case-studies/cafe'],
    ['accents that a visitor adds', 'cöntact', '/contact'],
    ['a missing apostrophe', 'kings lynn', '/locations/kings-lynn'],
    ['a straight apostrophe', "king's lynn", '/locations/kings-lynn'],
    ['a missing hyphen', 'ecommerce', '/services/websites'],
    ['a space in place of hyphens', 'stoke on trent', '/locations/stoke-on-trent'],
    ['hyphens in place of spaces', 'newcastle-upon-tyne', '/locations/newcastle'],
    ['a word that says nothing', 'how do the price', '/facts-questions#price'],
  ])('ignores %s', (_, query, path) => {
    expect(first(query)).toBe(path);
  });

  test.each([
    ['a wrong letter in a word of four or more', 'bafh', '/locations/bath'],
    ['a missing letter', 'contct', '/contact'],
    ['a letter too many', 'priice', '/facts-questions#price'],
    ['two letters swapped', 'conatct', '/contact'],
    ['two errors in a word of eight or more', 'resbonsife', '/services/websites'],
    ['a missing letter of a synonym that another page shows', 'ecomerce', '/services/websites'],
    ['the sound of a town', 'lester', '/locations/leicester'],
    ['the sound of an ending', 'edinborough', '/locations/edinburgh'],
    ['a plural', 'cookies', '/cookie-policy'],
    ['a plural in "-ies"', 'policies', '/cookie-policy'],
    ['two words that were typed as one', 'webdesign', '/services/websites'],
    ['three words that were typed as one', 'stokeontrent', '/locations/stoke-on-trent'],
    ['one word that was typed as two', 'e mail', '/services/marketing'],
    ['the singular of a word, typed as two', 'news letter', '/services/marketing'],
  ])('forgives %s', (_, query, path) => {
    expect(first(query)).toBe(path);
  });

  test('finds what a query with the right word finds', () => {
    const paths = (query: string) => search(query).map(({ path }) => path);
    expect(paths('priice')).toEqual(paths('price'));
    expect(search('priice')[0]?.correction).toEqual({ typed: 'priice', read: 'price' });
    expect(paths('marketting brsitol')).toEqual(paths('marketing bristol'));
  });

  test.each(["o'brien's", 'o’brien’s', "O'Briens", "obrien's", 'obriens', 'obrien', "o'brien"])(
    'finds a name with two apostrophes: %s',
    (query) => {
      const bakery: SearchEntry = ['pages', '/bakery', "O'Brien’s Bakery", '', '', ''];
      const found = siteSearch({ index: { ...index, entries: [...index.entries, bakery] } });
      expect(found(query).map(({ path }) => path)).toEqual(['/bakery']);
    },
  );

  test('shows a word as it is written, and none that only the index has', () => {
    expect(search('ecomerce')[0]?.correction?.read).toBe('e-commerce');
    expect(search('newslettrs')[0]?.correction?.read).toBe('Newsletters');
    expect(search('lester')[0]?.correction).toBeUndefined();
  });

  test('does not forgive an error in a short word, or two errors in a word of less than eight letters', () => {
    expect(search('zeo')).toEqual([]);
    expect(search('prixe')).not.toEqual([]);
    expect(search('pryxe')).toEqual([]);
  });

  test('takes a short word for another only if that names a subject and begins with the same letter', () => {
    const found = siteSearch({
      index: {
        ...index,
        alike: [],
        entries: [
          ['caseStudies', '/case-studies/mill', 'A mill and its rooms', 'Pairs of pages.', '', ''],
          ['pages', '/prices', 'Prices', '', 'press', ''],
        ],
      },
    });
    const paths = (query: string) => found(query).map(({ path }) => path);
    expect(paths('pages')).toEqual(['/case-studies/mill']);
    expect(paths('pagse')).toEqual([]);
    expect(paths('paris')).toEqual([]);
    expect(paths('milk')).toEqual([]);
    expect(paths('dress')).toEqual([]);
    expect(paths('prass')).toEqual(['/prices']);
  });

  test('takes a longer word with a wrong first letter for a name, if that is the only error', () => {
    expect(first('vristol')).toBe('/locations/bristol');
    expect(first('kontact')).toBe('/contact');
    expect(search('vrustol')).toEqual([]);
    expect(search('fuests')).toEqual([]);
    expect(first('guesst')).toBe('/case-studies/cafe');
  });

  test('leaves out pages with a word that is alike but not meant', () => {
    const found = siteSearch({
      index: {
        ...index,
        entries: [
          ['pages', '/west', 'West', '', '', ''],
          ['pages', '/lists', 'List', '', '', ''],
        ],
      },
    });
    expect(found('lest').map(({ path }) => path)).toEqual(['/lists']);
  });

  test('finds a list of pages by its name, with an error, and as a plural that another text or the name of a town has', () => {
    const entries: SearchEntry[] = [
      ['posts', '/blog', 'Blog', '', '', ''],
      ['caseStudies', '/case-studies', 'Work', '', '', ''],
      ['pages', '/terms', 'Terms', 'How it works.', '', ''],
    ];
    const towns = packTowns([{ slug: 'worksop', name: 'Worksop', ...elsewhere }]);
    const found = siteSearch({
      index: { ...index, entries },
      locations: { ...locations, towns },
    });
    for (const query of ['blog', 'blogs', 'blogg']) {
      expect(found(query)[0]?.path).toBe('/blog');
    }
    expect(found('works')[0]?.path).toBe('/case-studies');
    expect(found('worksop')[0]?.path).toBe('/locations/worksop');
  });

  test('finds words by their beginning, as the visitor types', () => {
    expect(first('respon')).toBe('/services/websites');
    expect(first('web de')).toBe('/services/websites');
  });

  test('takes the beginning of a word for that, and not for another word with an error', () => {
    const entry = (path: string, title: string): SearchEntry => ['pages', path, title, '', '', ''];
    const entries = [entry('/port', 'Port'), entry('/portfolio', 'Portfolio')];
    const found = siteSearch({ index: { ...index, entries } });
    expect(found('portf').map(({ path }) => path)).toEqual(['/portfolio']);
    expect(found('portt').map(({ path }) => path)).toEqual(['/port']);
  });

  test('requires both of two words that were typed as one', () => {
    expect(first('writecookie adverts')).toBe('/services/marketing');
  });

  test('prefers a page with a whole word to a town whose name begins with it', () => {
    const about: SearchEntry = ['pages', '/about', 'Who we are', '', 'people\nstaff', ''];
    const towns = packTowns([{ slug: 'stafford', name: 'Stafford', ...elsewhere }]);
    const found = siteSearch({
      index: { ...index, entries: [about] },
      locations: { ...locations, towns },
    });
    expect(found('staff').map(({ path }) => path)).toEqual(['/about', '/locations/stafford']);
    expect(found('staffo').map(({ path }) => path)).toEqual(['/locations/stafford']);
    const rota: SearchEntry = [
      'caseStudies',
      '/rota',
      'Rotas for forty staff of a mill',
      '',
      '',
      '',
    ];
    const inTitle = siteSearch({
      index: { ...index, entries: [...index.entries, rota] },
      locations: { ...locations, towns },
    });
    expect(inTitle('staff')[0]?.path).toBe('/rota');
  });

  test('prefers a page with the query as a name to one with its words in a longer name, however many names it has', () => {
    const names = ['website', ...Array.from({ length: 30 }, (_, i) => `trade${i} shop${i}`)];
    const entries: SearchEntry[] = [
      ['caseStudies', '/case-studies/foundry', 'Less website, better drawings', '', '', ''],
      ['services', '/services/websites', 'Web design', '', names.join('\n'), ''],
    ];
    const found = siteSearch({ index: { ...index, entries } });
    expect(found('website')[0]?.path).toBe('/services/websites');
    expect(found('website better')[0]?.path).toBe('/case-studies/foundry');
  });

  test('takes the name of a town for that town, and not for one whose name begins with it or is like it', () => {
    const towns = packTowns([
      { slug: 'london', name: 'London', ...elsewhere, county: 'Greater London' },
      { slug: 'derry', name: 'Derry', ...elsewhere, region: 'Northern Ireland' },
      { slug: 'bolton', name: 'Bolton', ...elsewhere },
      { slug: 'boston', name: 'Boston', ...elsewhere },
    ]);
    const found = siteSearch({
      index,
      locations: { ...locations, towns, otherNames: { derry: ['Londonderry'] } },
    });
    const paths = (query: string) => found(query).map(({ path }) => path);
    expect(paths('north london')[0]).toBe('/locations/london');
    expect(paths('londonderry')).toEqual(['/locations/derry']);
    expect(paths('seo bolton').filter((path) => path.includes('boston'))).toEqual([]);
  });

  test('takes the whole name of a town for that town, even if one with a longer name is larger', () => {
    const larger = Array.from({ length: 20 }, (_, i) => ({
      slug: `hill-${i}`,
      name: `Hill ${i}`,
      ...elsewhere,
    }));
    const towns = packTowns([
      { slug: 'sutton-coldfield', name: 'Sutton Coldfield', ...elsewhere },
      ...larger,
      { slug: 'sutton', name: 'Sutton', ...elsewhere },
    ]);
    const entries: SearchEntry[] = [['pages', '/us', 'Who we are', '', '', '']];
    const found = siteSearch({
      index: { ...index, entries },
      locations: { ...locations, towns },
    });
    expect(found('seo sutton')[0]?.path).toBe('/locations/sutton/sutton-marketing');
    expect(found('seo suttn')[0]?.path).toBe('/locations/sutton/sutton-marketing');
  });

  test('does not take a word of a county for the town that has the county in its name', () => {
    const towns = packTowns([
      {
        slug: 'bangor-county-down',
        name: 'Bangor (County Down)',
        ...elsewhere,
        county: 'County Down',
      },
      { slug: 'london', name: 'London', ...elsewhere, county: 'Greater London' },
    ]);
    const found = siteSearch({ index, locations: { ...locations, towns } });
    expect(found('seo is down').map(({ path }) => path)).not.toContain(
      '/locations/bangor-county-down/bangor-county-down-marketing',
    );
    expect(found('seo bangor down')[0]?.path).toContain('/locations/bangor-county-down/');
    expect(found('seo bangor')[0]?.path).toContain('/locations/bangor-county-down/');
    expect(found('seo london')[0]?.path).toContain('/locations/london/');
  });

  test('takes a whole word of two letters for that word', () => {
    const entry = (path: string, title: string): SearchEntry => ['pages', path, title, '', '', ''];
    const entries = [
      entry('/prices', 'Price, prices, pricing and present'),
      entry('/press', 'Press and PR of a firm with a long title'),
    ];
    const found = siteSearch({ index: { ...index, alike: [], entries } });
    expect(found('pr').map(({ path }) => path)).toEqual(['/press']);
    expect(found('pri').map(({ path }) => path)).toEqual(['/prices']);
  });

  test('requires all words, or any of them if no page has all', () => {
    expect(search('digital marketing').map(({ path }) => path)).toEqual(['/services/marketing']);
    expect(search('contact price').map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/contact', '/facts-questions#price']),
    );
  });

  test('takes three letters for the beginning of a word only if a page has all words', () => {
    expect(first('bud')).toBe('/case-studies/cafe');
    expect(search('bud insurance')).toEqual([]);
    expect(first('bude insurance')).toBe('/case-studies/cafe');
  });

  test('corrects an error in a short word only if a page then has all words', () => {
    expect(first('priec list')).toBe('/facts-questions#price');
    expect(search('prize bingo')).toEqual([]);
    expect(first('contct bingo')).toBe('/contact');
  });

  test('takes the last letters of several words for a beginning if no page has all words', () => {
    expect(first('cookie p')).toBe('/cookie-policy');
  });

  test('finds the pages that have the most words if no page has all', () => {
    expect(search('contact phone guests').map(({ path }) => path)).toEqual(['/contact']);
  });

  test('leaves out pages that match much less well than the best one', () => {
    const entry = (path: string, words: string, more: string): SearchEntry => [
      'pages',
      path,
      path.slice(1),
      'A text.',
      words,
      more,
    ];
    const pages = [
      entry('/logos', 'logo', ''),
      entry('/other', '', `logo ${'and many other words '.repeat(9)}`),
    ];
    const found = siteSearch({ index: { ...index, entries: pages } })('logo');
    expect(found.map(({ path }) => path)).toEqual(['/logos']);
  });

  test.each(['price', 'cost', 'how much', 'how much does it cost', 'COST'])(
    'finds pages by words and phrases that mean the same: %s',
    (query) => {
      expect(first(query)).toBe('/facts-questions#price');
      expect(search(query)[0]?.terms).toContain('price');
    },
  );

  test('shows a longer word as found if at least two fifths of it have been typed', () => {
    const termsOf = (query: string) =>
      search(query).find(({ path }) => path === '/services/marketing')?.terms;
    expect(termsOf('newsl')).toEqual(['newsletters']);
    expect(termsOf('news')).toEqual([]);
  });

  test('finds nothing without words, and nothing for words that no page has', () => {
    for (const query of ['', '  ', '?!', 'qqqqqq']) expect(search(query)).toEqual([]);
  });
});

describe('a service and a town', () => {
  test.each([
    ['web design bath', '/locations/bath/bath-web-design'],
    ['bath web design', '/locations/bath/bath-web-design'],
    ['Web design in Bath', '/locations/bath/bath-web-design'],
    ['seo kings lynn', '/locations/kings-lynn/kings-lynn-marketing'],
    ['online shop stoke-on-trent', '/locations/stoke-on-trent/stoke-on-trent-web-design'],
    ['page design bath', '/locations/bath/bath-page-design'],
    ['seo ba1', '/locations/bath/bath-marketing'],
    ['seo BA1 5EF', '/locations/bath/bath-marketing'],
    ['seo newcastle', '/locations/newcastle/newcastle-marketing'],
  ])('find the page of the service in the town: %s', (query, path) => {
    expect(first(query)).toBe(path);
  });

  test('find the page that a town with the short page set has', () => {
    expect(first('web design bristol')).toBe('/locations/bristol/page-design');
  });

  test('find its pages in the largest towns of a county, a region or a nation', () => {
    const paths = (query: string) => search(query).map(({ path }) => path);
    const inStaffordshire = [
      '/locations/stoke-on-trent/stoke-on-trent-marketing',
      '/locations/newcastle-under-lyme/newcastle-under-lyme-marketing',
      '/locations/stoke-on-trent',
      '/locations/newcastle-under-lyme',
      '/services/marketing',
    ];
    expect(paths('seo staffordshire')).toEqual(inStaffordshire);
    expect(paths('seo in north staffordshire')).toEqual(inStaffordshire);
    expect(first('seo south west')).toBe('/locations/bristol/marketing');
    expect(first('seo england')).toBe('/locations/bristol/marketing');
  });

  test('find its pages in the area with the longest name that the query has', () => {
    const towns = packTowns([
      { slug: 'bristol', name: 'Bristol', ...southWest },
      { slug: 'norwich', name: 'Norwich', ...england, region: 'East of England' },
    ]);
    const found = siteSearch({ index, locations: { ...locations, towns } });
    expect(found('seo england')[0]?.path).toBe('/locations/bristol/bristol-marketing');
    expect(found('seo east of england')[0]?.path).toBe('/locations/norwich/norwich-marketing');
  });

  test('find its page in the town of two with one name that is in the county', () => {
    expect(first('seo newcastle staffordshire')).toBe(
      '/locations/newcastle-under-lyme/newcastle-under-lyme-marketing',
    );
  });

  test('find the largest towns of an area if the query has no other words', () => {
    const about: SearchEntry = ['pages', '/kiln', 'A kiln', '', 'Staffordshire', ''];
    const found = siteSearch({
      index: {
        ...index,
        alike: [['Staffordshire', 'North Staffordshire', 'Staffs']],
        entries: [...index.entries, about],
      },
      locations,
    });
    const paths = (query: string) => found(query).map(({ path }) => path);
    const towns = ['/locations/stoke-on-trent', '/locations/newcastle-under-lyme'];
    expect(paths('staffordshire')).toEqual([...towns, '/kiln']);
    expect(paths('in staffs').slice(0, 2)).toEqual(towns);
    expect(paths('kiln staffordshire')).toEqual(['/kiln']);
    expect(paths('seo staffs')[0]).toBe('/locations/stoke-on-trent/stoke-on-trent-marketing');
  });

  test('find the page in a town whose name the visitor has begun, if no page has all words', () => {
    expect(first('seo edin')).toBe('/locations/edinburgh/edinburgh-marketing');
    expect(first('edin seo')).not.toContain('/locations/edinburgh/');
    expect(first('seo edi')).toBe('/services/marketing');
  });

  test('do not take the list of all towns for a town', () => {
    const hub: SearchEntry = ['towns', '/locations', 'Locations', '', 'map', ''];
    const found = siteSearch({
      index: { ...index, entries: [...index.entries, hub] },
      locations,
    });
    expect(found('map')[0]?.path).toBe('/locations');
    expect(found('seo map').map(({ path }) => path)).not.toContain(
      '/locations/locations-marketing',
    );
  });

  test('do not take a word of the site for a town whose name is like it', () => {
    const lettering: SearchEntry = ['pages', '/signs', 'Signs', 'Lettering for vans.', '', ''];
    const towns = packTowns([{ slug: 'kettering', name: 'Kettering', ...elsewhere }]);
    const found = siteSearch({
      index: { ...index, entries: [...index.entries, lettering] },
      locations: { ...locations, towns },
    });
    expect(found('seo lettering')[0]?.path).not.toContain('/locations/kettering/');
    expect(found('seo ketterin')[0]?.path).toContain('/locations/kettering/');
  });

  test('do not take an abbreviation for a postcode area', () => {
    expect(first('b2b seo')).toBe('/services/marketing');
    expect(first('ba seo')).toBe('/services/marketing');
  });

  test.each(['W1D 4QW', 'w1d4qw', 'w1a', 'N1C 4AG', 'E1W', 'seo w1a'])(
    'find the town of the district "%s", which ends with a letter',
    (query) => {
      expect(london(query)[0]?.path).toContain('/locations/london');
    },
  );

  test('do not take an abbreviation for a district that ends with a letter', () => {
    expect(london('w3c seo')[0]?.path).toBe('/services/marketing');
  });

  test('do not take the part of a name for a county', () => {
    expect(first('seo north')).toBe('/services/marketing');
  });

  test('also find the town and the service, after their page', () => {
    const [page, town, ...others] = search('seo bath');
    expect(page?.title).toBe('Digital marketing, Bath');
    expect(page?.text).toBe('Somerset');
    expect(page?.facts).toEqual(['£200–£3,000 a month', 'ongoing']);
    expect(town?.path).toBe('/locations/bath');
    expect(others.map(({ path }) => path)).toContain('/services/marketing');
  });

  test('find the page if other words name no service', () => {
    expect(first('web design agency bath')).toBe('/locations/bath/bath-web-design');
    expect(first('cost of seo in bath')).toBe('/locations/bath/bath-marketing');
  });

  test('are needed: other words and a town find no page of a service', () => {
    expect(first('agency bath')).toBe('/locations/bath');
    expect(first('cost bath')).not.toContain('/locations/bath/');
  });

  test('forgive errors in both', () => {
    expect(first('markting brsitol')).toBe('/locations/bristol/marketing');
  });
});

test('a site without posts and towns finds its other pages', () => {
  const few = siteSearch({ index });
  expect(few('seo bath')[0]?.path).toBe('/services/marketing');
});

test('the search calls no method that the oldest browsers of the build lack', () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const newer = [vi.spyOn(Map, 'groupBy'), vi.spyOn(Set.prototype, 'isSubsetOf')];
  expect(siteSearch({ index, posts, locations })('seo north')).not.toEqual([]);
  for (const method of newer) expect(method).not.toHaveBeenCalled();
});
