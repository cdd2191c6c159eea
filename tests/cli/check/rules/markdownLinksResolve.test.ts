import { describe, expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const body = (text: string) => edited('services/marketing.md', 'All about it.', text);

test.each([
  '/',
  '/contact',
  '/contact?from=post',
  '/locations/york',
  '/locations/york/york-web-design-services',
  '/locations/bristol/marketing',
  '/#calendar',
  '/blog/first-post#a-heading',
  '/privacy-policy#who-we-are',
  'https://other.example/x',
  'mailto:hello@agency.example',
  'tel:+442079460167',
  'tel:+442079460167;ext=12',
  'tel:+442079460167,12',
  'https://www.agency.example:8443/status',
])('a link to %s leads somewhere', async (href) => {
  expect((await findingsOf(body(`[x](${href})`))).printed).toBe('');
});

test.each([
  '/downloads/brochure.pdf',
  '/downloads/price%20list.pdf?v=2#page=3',
  '/blog/feed.xml',
  '/blog/feed.json',
  '/sitemap.xml',
])('a link to the file %s', async (href) => {
  const publicFiles = ['downloads/brochure.pdf', 'downloads/price list.pdf'];
  expect((await findingsOf(body(`[x](${href})`), { publicFiles })).printed).toBe('');
  const { codes } = await findingsOf(body('[x](/downloads/other.pdf)'), { publicFiles });
  expect(codes).toEqual(['link-unknown']);
});

test.each([
  ['/downloads/Brochure.PDF', 'link-unknown', 'Did you mean "/downloads/brochure.pdf"?'],
  ['/public/downloads/brochure.pdf', 'link-unknown', 'Did you mean "/downloads/brochure.pdf"?'],
  ['/downloads/price%20list.pdf', 'link-unknown', 'Did you mean "/downloads/Price%20list.pdf"?'],
  ['../public/downloads/brochure.pdf', 'link-not-from-root', 'Write "/downloads/brochure.pdf"'],
])('%s is written as the file in public/', async (href, code, words) => {
  const publicFiles = ['downloads/brochure.pdf', 'downloads/Price list.pdf'];
  const { codes, printed } = await findingsOf(body(`[x](${href})`), { publicFiles });
  expect(codes).toEqual([code]);
  expect(printed).toContain(words);
});

test('a link to a heading of its own page', async () => {
  expect((await findingsOf(body('## One\n\n[x](#one)'))).printed).toBe('');
});

describe('a link that leads to no page', () => {
  test('like that of another', async () => {
    expect((await findingsOf(body('Text.\n\nSee [us](/contract#x).'))).printed)
      .toMatchInlineSnapshot(`
        "content/services/marketing.md:50:5  error  link-unknown
          The link "/contract#x" leads to no page.
          Expected the path of a page, or of a file in public/.
          Did you mean "/contact"?

            49 |
          > 50 | See [us](/contract#x).
               |     ^
            51 |"
      `);
  });

  test.each([
    ['/contact.html', '/contact'],
    ['/services/marketing.md', '/services/marketing'],
  ])('but names the file of one: %s', async (href, path) => {
    expect((await findingsOf(body(`[x](${href})`))).printed).toContain(`Did you mean "${path}"?`);
  });

  test('like no other', async () => {
    const { findings } = await findingsOf(body('[x](/nothing/of/the/kind)'));
    expect(findings.map(({ args }) => args)).toEqual([{ href: '/nothing/of/the/kind' }]);
  });

  test('in another spelling than the page has', async () => {
    expect((await findingsOf(body('[x](/Contact)'))).codes).toEqual(['link-unknown']);
    expect((await findingsOf(body('[x](/contact/)'))).codes).toEqual(['link-unknown']);
  });

  test('in raw HTML', async () => {
    expect((await findingsOf(body('See <a href="/contract">us</a>.'))).codes).toEqual([
      'link-unknown',
    ]);
  });

  test('by a reference', async () => {
    expect((await findingsOf(body('See [us][1].\n\n[1]: /contract\n'))).codes).toEqual([
      'link-unknown',
    ]);
  });

  test('whose entry exists and is broken, is not checked', async () => {
    const { codes } = await findingsOf({
      ...body('[x](/blog/first-post#heading) and [y](/locations/york/york-marketing)'),
      'blog/first-post.md': 'No fields.',
      'towns/york.md': 'No fields.',
    });
    expect(codes).toEqual(['front-matter-missing', 'front-matter-missing']);
  });
});

test('a link to an old address', async () => {
  const { printed } = await findingsOf(body('See [this](/services/digital-marketing?a=1#b).'));
  expect(printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:48:5  warning  link-redirected
      The link "/services/digital-marketing?a=1#b" leads to an old address.
      Expected the page itself: "/services/marketing?a=1#b".

        47 |
      > 48 | See [this](/services/digital-marketing?a=1#b).
           |     ^
        49 |"
  `);
});

test('a link that does not start from the top', async () => {
  expect((await findingsOf(body('See [us](contact).'))).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:48:5  error  link-not-from-root
      The link "contact" does not start with "/".
      Expected a path such as "/contact", an "#anchor", or an address with "https://".
      Write "/contact", if that is meant.

        47 |
      > 48 | See [us](contact).
           |     ^
        49 |"
  `);
});

test('a link without encryption', async () => {
  expect((await findingsOf(body('See [x](http://x.example).'))).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:48:5  error  link-insecure
      The link "http://x.example" is not encrypted.
      Expected an address that starts with "https://".
      Write "https://x.example", and check in a browser that it opens.

        47 |
      > 48 | See [x](http://x.example).
           |     ^
        49 |"
  `);
});

test.each(['javascript:alert(1)', '//other.example/x', 'ftp://x.example'])('%s', async (href) => {
  expect((await findingsOf(body(`[x](${href})`))).codes).toHaveLength(1);
});

describe('a link to a heading', () => {
  test('that another page does not have', async () => {
    expect((await findingsOf(body('[x](/blog/first-post#a-haeding)'))).printed)
      .toMatchInlineSnapshot(`
      "content/services/marketing.md:48:1  error  anchor-unknown
        The link "/blog/first-post#a-haeding" leads to a heading "#a-haeding" that does not exist.
        Did you mean "#a-heading"?

          47 |
        > 48 | [x](/blog/first-post#a-haeding)
             | ^
          49 |"
    `);
  });

  test('that its own page does not have', async () => {
    expect((await findingsOf(body('## One\n\n[x](#two)'))).printed).toMatchInlineSnapshot(`
      "content/services/marketing.md:50:1  error  anchor-unknown
        The link "#two" leads to a heading "#two" that does not exist.
        Expected a heading of the page, such as "#one".
        Open the page, and write its heading in lower case, with hyphens between the words.

          49 |
        > 50 | [x](#two)
             | ^
          51 |"
    `);
  });

  test('that the home page does not have', async () => {
    expect((await findingsOf(body('[x](/#calender)'))).codes).toEqual(['anchor-unknown']);
  });

  test.each([
    '/contact#office',
    '/services/web-design#quote',
    '/about#principles',
    '/facts-questions#price',
    '/locations/york#sectors',
    '/locations/york/york-marketing#booking',
  ])('%s is a section of another page', async (href) => {
    expect((await findingsOf(body(`[x](${href})`))).printed).toBe('');
  });

  test.each([
    '/contact#offices',
    '/services/web-design#portfolio',
    '/about#principle',
    '/facts-questions#prices',
    '/locations/york#sector',
    '/locations/york/york-marketing#bookings',
    '/blog#latest',
  ])('%s is not a section of another page', async (href) => {
    expect((await findingsOf(body(`[x](${href})`))).codes).toEqual(['anchor-unknown']);
  });

  test('that the writer marked with an id of their own', async () => {
    expect((await findingsOf(body('[x](#here)\n\n<p id="here">Text.</p>'))).printed).toBe('');
  });
});

test.each(['/brochure.pdf', '/blog/feed.xml', '/sitemap.xml'])(
  'a link to the file %s leads somewhere',
  async (href) => {
    const { printed } = await findingsOf(body(`[x](${href})`), { publicFiles: ['brochure.pdf'] });
    expect(printed).toBe('');
  },
);

describe('a link to the domain of the site', () => {
  test('names a page that has a path', async () => {
    expect((await findingsOf(body('See [us](https://agency.example/contact#office).'))).printed)
      .toMatchInlineSnapshot(`
        "content/services/marketing.md:48:5  warning  link-to-own-domain
          The link "https://agency.example/contact#office" names the domain of this site, so nothing checks that its page exists.
          Expected the path alone.
          Write "/contact#office".

            47 |
          > 48 | See [us](https://agency.example/contact#office).
               |     ^
            49 |"
      `);
  });

  test('leads to no page', async () => {
    const { codes } = await findingsOf(body('[x](https://www.agency.example/contract)'));
    expect(codes).toEqual(['link-unknown']);
  });

  test('may lead to a file', async () => {
    const href = 'https://www.agency.example/brochure.pdf';
    const { printed } = await findingsOf(body(`[x](${href})`), { publicFiles: ['brochure.pdf'] });
    expect(printed).toBe('');
  });
});

describe('an address that leads nowhere', () => {
  test('is reported with its form', async () => {
    expect((await findingsOf(body('See [x](https:/x.example).'))).printed).toMatchInlineSnapshot(`
      "content/services/marketing.md:48:5  error  link-malformed
        The link "https:/x.example" leads nowhere.
        Expected a full address such as "https://www.example.com/page".
        Write "https://x.example".

          47 |
        > 48 | See [x](https:/x.example).
             |     ^
          49 |"
    `);
  });

  test.each([
    'https://https://x.example',
    'https://contact',
    'https://x,example.org',
    'mailto:hello@agency',
    'mailto:hello@@agency.example',
    'mailto:a@x.example,b@x.example',
    'tel:call-us',
  ])('%s', async (href) => {
    expect((await findingsOf(body(`[x](${href})`))).codes).toEqual(['link-malformed']);
  });
});

test.each([
  'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fico.example%2F&data=05',
  'https://www.google.com/url?sa=t&url=https%3A%2F%2Fico.example%2F',
  'https://l.facebook.com/l.php?u=https%3A%2F%2Fico.example%2F&h=AT0',
  'https://l.instagram.com/?u=https%3A%2F%2Fico.example%2F&e=AT0',
  'https://urldefense.com/v3/__https://ico.example/__;!!A1b!c2D$',
  'https://www.google.com/amp/s/ico.example/',
])('the address %s is one that a program has put around another', async (href) => {
  const { findings, printed } = await findingsOf(body(`[x](${href})`));
  expect(findings).toMatchObject([{ code: 'link-malformed', args: { kind: 'wrapped' } }]);
  expect(printed).toContain('Write "https://ico.example/".');
});

test('the address in one of Google keeps its query', async () => {
  const { printed } = await findingsOf(body('[x](https://www.google.com/amp/s/ico.example/?id=2)'));
  expect(printed).toContain('Write "https://ico.example/?id=2".');
});

test('a mail filter may hide the address that a link stands for', async () => {
  const { printed } = await findingsOf(body('[x](https://protect-eu.mimecast.com/s/a1B2c3)'));
  expect(printed).toContain('Open the link, and copy the address that the browser shows.');
});

test.each(['file:///C:/Users/Ann/costs.pdf', 'C:\\Users\\Ann\\costs.pdf'])(
  'a link to the local file %s needs a file of the site instead',
  async (href) => {
    const { printed } = await findingsOf(body(`[x](${href})`));
    expect(printed).toContain('leads to a file on your own computer');
    expect(printed).toContain('Copy the file into public/, and write its path.');
  },
);

test('a link to a file in the folder of its own file', async () => {
  const { printed } = await findingsOf(body('[x](web-design.md#y)'));
  expect(printed).toContain('Write "/services/web-design#y", if that is meant.');
});

test('a link to the top of its own page is left over from a draft, unless it says so', async () => {
  expect((await findingsOf(body('[Prices](#)'))).codes).toEqual(['link-malformed']);
  expect((await findingsOf(body('[Back to top](#)'))).printed).toBe('');
});

test('a space in an address of another site is escaped in its path, and deleted in its domain', async () => {
  const { printed } = await findingsOf(body('[x](https://www. gov.uk/some page)'));
  expect(printed).toContain('Write [x](https://www.gov.uk/some%20page).');
});

test.each([
  ['/index.html', '/'],
  ['/contact/index.php', '/contact'],
])('%s stands for %s', async (href, path) => {
  const { codes, printed } = await findingsOf(body(`[x](${href})`));
  expect(codes).toEqual(['link-unknown']);
  expect(printed).toContain(`Did you mean "${path}"?`);
});

describe('a link that should not be published', () => {
  test.each([
    [
      'https://other.example/?a=1&utm_source=x&utm_medium=y#top',
      'Write "https://other.example/?a=1#top"',
    ],
    ['https://other.example/?fbclid=x', 'Write "https://other.example/"'],
    ['/contact?utm_source=x', 'Write "/contact"'],
    ['https://drive.google.com/file/d/1a/view', 'into public/'],
    ['https://agency.sharepoint.com/:w:/s/x', 'into public/'],
    ['https://www.dropbox.com/scl/fi/x/a.pdf?dl=0', 'into public/'],
    ['https://www.notion.so/Plan-0123456789abcdef0123456789abcdef', 'into public/'],
    ['https://www.figma.com/design/1a/Shop', 'into public/'],
    ['https://github.com/agency/site/edit/main/a.md', 'into public/'],
    ['https://agency.slack.com/archives/C1/p2', 'into public/'],
    ['https://staging.client.example/', 'a preview'],
    ['https://shop.netlify.app/a', 'a preview'],
    ['http://192.168.0.4/a', 'cannot reach'],
  ])('%s', async (href, words) => {
    const { codes, printed } = await findingsOf(body(`[x](${href})`));
    expect(codes).toEqual(['link-unpublished']);
    expect(printed).toContain(words);
  });

  test.each([
    'https://docs.google.com/forms/d/e/1a/viewform',
    'https://docs.google.com/spreadsheets/d/e/2PACX-1a/pubhtml',
    'https://www.figma.com/community',
    'https://github.com/agency/site/blob/main/a.md',
    'https://slack.com/pricing',
    'https://dev.azure.com/a',
    'https://www.dropbox.com/',
    'https://www.netlify.com/blog?page=2',
  ])('but %s may be', async (href) => {
    expect((await findingsOf(body(`[x](${href})`))).printed).toBe('');
  });
});
