import { describe, expect, test } from 'vitest';
import { placeFaults } from '#cli/inspect/pageFault.ts';
import { scanPage } from '#cli/inspect/scanPage.ts';
import type { PagePlan } from '#cli/inspect/scanPage.ts';

const plan: PagePlan = {
  url: 'https://www.agency.example',
  language: 'en-GB',
  path: '/about',
  canonical: '/about',
  indexable: true,
  isOwnSite: true,
};

/** The style sheet, and the tags for shared links, on one line. */
const shared = [
  '<link rel="stylesheet" href="/a.css">',
  '<meta property="og:title" content="About the agency">',
  '<meta property="og:description" content="Four people who draw websites for shops, schools and makers of cheese.">',
  '<meta property="og:url" content="https://www.agency.example/about">',
  '<meta property="og:image" content="https://www.agency.example/card.png">',
].join('');

const head = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>About the agency</title>
<meta name="description" content="Four people who draw websites for shops, schools and makers of cheese.">
<link rel="canonical" href="https://www.agency.example/about">${shared}`;

/** Returns a page with markup in its main content, or with other tags in its head. */
function page({ main = '', headTags = head, h1 = '<h1>About</h1>' } = {}): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
${headTags}
</head>
<body>
<main id="main">
${h1}
${main}
</main>
</body>
</html>`;
}

/** Returns the codes of the faults with their lines and columns. */
function faultsOf(html: string, changes: Partial<PagePlan> = {}): string[] {
  const { faults } = scanPage(html, { ...plan, ...changes });
  return placeFaults(faults, html).map(({ code, line, column }) => `${line}:${column} ${code}`);
}

/** Returns the addresses that a page uses, without those of its head. */
function addressesIn(html: string): string[] {
  const own = new Set(scanPage(page(), plan).addresses.keys());
  return [...scanPage(html, plan).addresses.keys()].filter((address) => !own.has(address));
}

test('a page that is as planned has no faults', () => {
  expect(faultsOf(page({ main: '<h2>People</h2><p>Ada &amp; Ben</p>' }))).toEqual([]);
});

describe('the scan accepts', () => {
  test.each([
    ['a tag with the name of a method', '<constructor>A</constructor>'],
    [
      'holes in a template that a script fills',
      '<template><img alt=""><h2></h2><a href="#"></a><a class="b"></a></template>',
    ],
    ['words that may be missing values', '<p>The result is null, and growth to Infinity.</p>'],
    ['per cent signs', '<p>100% sure, 50%s or 20 %</p>'],
    ['patterns in code', '<p>Write <code>{{ town }}</code>.</p>'],
    [
      'names that are code',
      '<h2><code>robots.txt</code></h2><a href="/"><code>site check</code></a><button><kbd>Esc</kbd></button><input id="x"><label for="x"><samp>name</samp></label>',
    ],
    ['a name of a part of a link', '<a href="/"><svg role="img" aria-label="Home"></svg></a>'],
    [
      'a list of structured data',
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Country","name":"Wales"}]}</script>',
    ],
    ['roles that stand in for others', '<p role="doc-tip note">A</p>'],
    ['ARIA attributes', '<p aria-braillelabel="A" aria-label="B" tabindex="-1">A</p>'],
    ['a link that screen readers skip', '<a href="/" aria-hidden="true" tabindex="-1">Home</a>'],
    [
      'a sign in a link that screen readers skip',
      '<a href="/">Home <b aria-hidden="true">→</b></a>',
    ],
    [
      'numbers that are those of their links',
      [
        '020 7946 0999',
        'Call +44 (0)20 7946 0999',
        'Call us between 9 and 17',
        '+44 20 7946 0999, extension 12',
      ]
        .map((text) => `<a href="tel:+442079460999;ext=12">${text}</a>`)
        .join(''),
    ],
    [
      'addresses that are those of their links',
      '<a href="mailto:hello@agency.example?subject=Hi">Hello@agency.example</a><a href="mailto:?body=A">a@b.example</a>',
    ],
    ['a list that a script fills', '<ul data-part="found"></ul><ul hidden></ul>'],
    [
      'terms with several descriptions',
      '<dl><div><dt>A</dt><dt>B</dt><dd>C</dd><dd>D</dd></div></dl><dl><dt>A</dt><dd>B</dd><dt>C</dt><dd>D</dd></dl>',
    ],
    ['a field within its label', '<label>Name <input name="name"></label>'],
    ['a field that a later label names', '<input id="a" name="a"><label for="a">Name</label>'],
    [
      'a link whose picture has a text',
      '<a href="/"><img src="/a.svg" alt="Home" width="9" height="9"></a>',
    ],
    [
      'drawings that have a name or are hidden',
      '<svg role="img"><title>Map</title><g><path></path></g></svg><svg role="img" aria-hidden="true"></svg><svg role="img" aria-labelledby="main"></svg>',
    ],
    [
      'a drawing of an element that follows',
      '<svg aria-hidden="true"><use href="#dot"></use><symbol id="dot"></symbol></svg>',
    ],
    [
      'labels around fields of all kinds',
      '<label>A <select></select></label><label>B <output></output></label><label>C <button>D</button></label>',
    ],
    [
      'landmarks of the same role with names of their own',
      '<nav></nav><nav aria-label="A"></nav><nav aria-labelledby="b"><h2 id="b">B</h2></nav><nav aria-labelledby="c"><h2 id="c">C</h2></nav>',
    ],
    [
      'landmarks of the same role with titles of their own',
      '<nav title="A"></nav><nav title="B"></nav>',
    ],
    [
      'sections and forms without a name, and asides within them',
      '<section><aside></aside></section><section><aside></aside></section><form></form><form></form>',
    ],
    [
      'sections with the same heading',
      '<section aria-labelledby="a"><h2 id="a">A</h2></section><section aria-label="A"></section>',
    ],
    [
      'landmarks of which a script shows one',
      '<nav aria-label="A"></nav><nav aria-label="A" hidden></nav><div hidden><p></p><nav aria-label="A"></nav></div>',
    ],
    ['values of ARIA attributes', '<p aria-current="page" aria-live="POLITE" aria-busy="">A</p>'],
    ['languages of parts', '<p lang="cy">A</p><p lang="zh-Hant-TW">B</p><p lang="">C</p>'],
    [
      'files of a picture in several sizes',
      '<img src="/a.png" srcset="/a.png, /b,c.png 1.5x,/d.png 2x" alt="" width="9" height="9"><img src="/a.png" srcset="/a.png 480w,\n /b.png 720w" alt="" width="9" height="9">',
    ],
    [
      'tables with header cells, for layout, or of one cell',
      '<table><tr><th>A</th><td>B</td></tr></table><table role="presentation"><tr><td>A</td><td>B</td></tr></table><table><tr><td>A</td></tr></table>',
    ],
    ['an anchor with values for a script', '<a href="#brief=team-to-app">Write to us</a>'],
    [
      'an anchor of an element that follows',
      '<a href="#people">People</a><h2 id="people">People</h2>',
    ],
    [
      'structured data',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Country","name":"Wales"}</script>',
    ],
    [
      'a reference to data of another page',
      '<script type="application/ld+json">{"@context":"https://schema.org","@id":"/#a"}</script>',
    ],
  ])('%s', (_, main) => {
    expect(faultsOf(page({ main }))).toEqual([]);
  });
});

describe('the scan finds', () => {
  test.each([
    [
      'an id that is used twice, at the second',
      '<p id="a"></p><p id="a"></p>',
      '13:15 built-id-repeated',
    ],
    [
      'a link whose text screen readers skip',
      '<a href="/"><b aria-hidden="true">Home</b><svg></svg></a>',
      '13:1 built-name-missing',
    ],
    [
      'a picture of a computer',
      '<a href="/">A <img src="file:///a.png" alt="" width="9" height="9"></a>',
      '13:15 built-file-missing',
    ],
    [
      'a number that differs from its link',
      '<a href="tel:+442079460142">020 7946 0143</a>',
      '13:1 built-contact-differs',
    ],
    [
      'a number of a label that differs from its link',
      '<a href="tel:+442079460142" aria-label="Call 020 7946 0143">Call</a>',
      '13:1 built-contact-differs',
    ],
    [
      'an address that differs from its link',
      '<a href="mailto:hello@agency.example">Write to hallo@agency.example.</a>',
      '13:1 built-contact-differs',
    ],
    [
      'an address of the site without "www."',
      '<a href="https://agency.example/about">A</a>',
      '13:1 built-link-moved',
    ],
    ['a link without a name', '<p><a href="/"></a></p>', '13:4 built-name-missing'],
    ['a heading that skips a level', '<h2>A</h2>\n<h4>B</h4>', '14:1 built-heading-skipped'],
    ['a label without a text', '<label><input></label>', '13:8 built-name-missing'],
    [
      'a label without a text for a field',
      '<label for="a"></label><input id="a">',
      '13:24 built-name-missing',
    ],
    ['a hole in a text', '<p>From £undefined</p>', '13:10 built-text-left'],
    [
      'a hole on a later line of a text',
      '<p>1&ndash;4 weeks &amp;\nfrom £undefined</p>',
      '14:7 built-text-left',
    ],
    [
      'a name of the sample agency on a later line of a text',
      '<p>Ask\nMileward</p>',
      '14:1 built-sample-name',
    ],
    ['a hole with a name', '<p>Web design in {town}</p>', '13:18 built-text-left'],
    ['a hole with a sign', '<p>About %s</p>', '13:10 built-text-left'],
    ['a missing value as a whole text', '<p>null</p>', '13:4 built-text-left'],
    ['a division by zero as a whole text', '<p>Infinity</p>', '13:4 built-text-left'],
    [
      'the name of a file as the text of a picture',
      '<img src="/a.png" alt="team-2.JPG" width="9" height="9">',
      '13:1 built-alt-missing',
    ],
    ['a hole in an attribute', '<p title="NaN miles"></p>', '13:1 built-text-left'],
    ['a name of the sample agency', '<p>Ask Mileward</p>', '13:8 built-sample-name'],
    ['an inline style', '<p style="color: red"></p>', '13:1 built-inline-code'],
    [
      'structured data that is no JSON',
      '<script type="application/ld+json">{</script>',
      '13:36 built-data-invalid',
    ],
    [
      'structured data with too many lists within each other',
      `<script type="application/ld+json">${'['.repeat(9999)}${']'.repeat(9999)}</script>`,
      '13:36 built-data-invalid',
    ],
    ['a role that does not exist', '<div role="buton">A</div>', '13:1 built-aria'],
    ['an ARIA attribute that does not exist', '<p aria-lable="A">B</p>', '13:1 built-aria'],
    ['a positive tabindex', '<p tabindex="2">A</p>', '13:1 built-aria'],
    ['a second landmark without a name', '<nav></nav><nav></nav>', '13:12 built-aria'],
    [
      'a second landmark with the name of another, once for all that follow',
      '<nav aria-label="Team"></nav><div role="navigation" aria-label="team"></div><nav aria-label="Team"></nav>',
      '13:30 built-aria',
    ],
    [
      'a second landmark whose heading has the text of another',
      '<aside aria-labelledby="a"><h2 id="a">A</h2></aside><aside aria-labelledby="b"><h2 id="b"> <b>A</b> </h2></aside>',
      '13:53 built-aria',
    ],
    ['an empty list', '<ul> </ul>', '13:1 built-list'],
    ['an empty list of terms', '<dl></dl>', '13:1 built-list'],
    ['a description without a term', '<dl><dd>A</dd></dl>', '13:5 built-list'],
    ['a term without a description', '<dl><dt>A</dt></dl>', '13:5 built-list'],
    [
      'a term without a description in a group',
      '<dl><div><dt>A</dt></div></dl>',
      '13:10 built-list',
    ],
    ['a second main landmark', '<main></main>', '1:1 built-main-count'],
    [
      'a drawing without a name',
      '<p>A</p><svg role="img"><g><path></path></g></svg>',
      '13:9 built-name-missing',
    ],
    [
      'a drawing without a name around others',
      '<div role="img"><div></div><svg></svg></div>',
      '13:1 built-name-missing',
    ],
    [
      'a drawing of a missing element',
      '<svg><use href="#dot"></use></svg>',
      '13:6 built-reference-broken',
    ],
    ['a label without a field', '<label>Name</label>', '13:1 built-reference-broken'],
    ['a wrong value of an ARIA attribute', '<p aria-current="pge">A</p>', '13:1 built-aria'],
    ['a language that is none', '<p lang="welsh">A</p>', '13:1 built-aria'],
    ['a country that is none', '<p lang="en-UK">A</p>', '13:1 built-aria'],
    [
      'a picture without a height',
      '<img src="/a.png" alt="" width="9" height="0">',
      '13:1 built-image-size',
    ],
    [
      'a file of a picture with a size that is none',
      '<img src="/a.png" srcset="/a.png 480, /b.png 720w" alt="" width="9" height="9">',
      '13:1 built-image-size',
    ],
    [
      'two files of a picture with the same size',
      '<img src="/a.png" srcset="/a.png 480w, /b.png 480w" alt="" width="9" height="9">',
      '13:1 built-image-size',
    ],
    [
      'a table without header cells',
      '<table><tr><td>A</td><td>B</td></tr></table>',
      '13:1 built-list',
    ],
  ])('%s', (_, main, expected) => {
    expect(faultsOf(page({ main }))).toEqual([expected]);
  });

  test('a page without noindex that search engines must not list', () => {
    expect(faultsOf(page({}), { indexable: false })).toEqual(['3:1 built-robots']);
  });

  test.each(['noindex', 'none'])('nothing if a tag with "%s" hides that page', (content) => {
    const headTags = `${head}\n<meta name="robots" content="${content}">`;
    expect(faultsOf(page({ headTags }), { indexable: false })).toEqual([]);
  });

  test('alternates that leave out the page itself', () => {
    const headTags = `${head}\n<link rel="alternate" hreflang="cy" href="https://www.agency.example/cy">`;
    expect(faultsOf(page({ headTags }))).toEqual(['9:1 built-alternate']);
  });
});

describe('the scan of a head finds', () => {
  const secure = 'https://www.agency.example/about';
  test.each([
    ['a base for addresses', '<base href="/a/">', 'base'],
    ['a page that leads elsewhere by itself', '<meta http-equiv="refresh" content="5">', 'refresh'],
    [
      'a path in place of the address of a picture',
      '<meta property="og:image" content="/a.png">',
      'image',
    ],
    [
      'a drawing in place of a picture',
      '<meta property="og:image" content="https://www.agency.example/a.svg">',
      'image',
    ],
    [
      'a font that is loaded twice',
      '<link rel="preload" as="font" type="font/woff2" href="/a.woff2">',
      'preload',
    ],
    ['a card that is none', '<meta name="twitter:card" content="large">', 'twitter:card'],
    ['another language', '<meta property="og:locale" content="en_US">', 'og:locale'],
  ])('%s', (_, tag, what) => {
    const { faults } = scanPage(page({ headTags: `${head}\n${tag}` }), plan);
    expect(faults.map(({ code, args }) => [code, 'what' in args && args.what])).toEqual([
      ['built-head-value', what],
    ]);
  });

  test.each(['user-scalable=no', 'user-scalable=0', 'maximum-scale=1', 'maximum-scale=1.5'])(
    'a viewport that prevents zoom: %s',
    (value) => {
      const headTags = head.replace('width=device-width', `width=device-width, ${value}`);
      expect(faultsOf(page({ headTags }))).toEqual(['5:1 built-head-value']);
    },
  );

  test('no fault in a viewport that allows zoom', () => {
    const headTags = head.replace('device-width', 'device-width, maximum-scale=10');
    expect(faultsOf(page({ headTags }))).toEqual([]);
  });

  test('a viewport that does not follow the width of the screen', () => {
    const headTags = head.replace('device-width', '1200');
    expect(faultsOf(page({ headTags }))).toEqual(['5:1 built-head-value']);
  });

  test.each(['og:title', 'og:description'])('an %s that is not that of the page', (property) => {
    const tag = new RegExp(`(<meta property="${property}" content=")`);
    const { faults } = scanPage(page({ headTags: head.replace(tag, '$1Old: ') }), plan);
    expect(faults.map(({ code, args }) => [code, 'what' in args && args.what])).toEqual([
      ['built-head-value', property],
    ]);
  });

  test('another address for social networks', () => {
    const headTags = head.replace('"og:url" content="', '$&https://other.example');
    expect(faultsOf(page({ headTags }))).toEqual([expect.stringMatching(/^8:.* built-canonical$/)]);
  });

  test.each(['stylesheet', 'og:title', 'og:description', 'og:url', 'og:image'])(
    'no tag with the %s',
    (part) => {
      const tag = new RegExp(`<(?:link|meta) (?:rel|property)="${part}"[^>]*>`);
      const { faults } = scanPage(page({ headTags: head.replace(tag, '') }), plan);
      expect(faults.map(({ code, args }) => [code, 'what' in args && args.what])).toEqual([
        ['built-head-missing', part],
      ]);
    },
  );

  test.each([
    ['robots', 'nofollow'],
    ['bingbot', 'noindex'],
    ['robots', 'nosnippet'],
  ])('a %s tag with "%s" on a page that search engines may list', (name, content) => {
    const headTags = `${head}\n<meta name="${name}" content="${content}">`;
    expect(faultsOf(page({ headTags }))).toEqual(['9:1 built-robots']);
  });

  test('a language that the site does not have', () => {
    expect(faultsOf(page({}), { language: 'cy' })).toEqual(['2:1 built-head-value']);
  });

  test('two alternates of one language', () => {
    const alternate = `<link rel="alternate" hreflang="en-GB" href="${secure}">`;
    const headTags = `${head}\n${alternate}\n${alternate}`;
    expect(faultsOf(page({ headTags }))).toEqual(['10:1 built-alternate']);
  });
});

describe('the scan reports one cause once', () => {
  test.each([
    ['a page without an h1', '', '<h2>A</h2>', ['1:1 built-h1-count']],
    [
      'a page without an h1, and a level that is left out below it',
      '',
      '<h3>A</h3>',
      ['13:1 built-heading-skipped', '1:1 built-h1-count'],
    ],
    ['a heading above the h1', '<h2>A</h2><h1>B</h1>', '', ['12:1 built-heading-skipped']],
    // The validator of the markup reports the link.
    ['a link in a link', '<h1>A</h1>', '<p><a href="/"><a href="/">B</a></a></p>', []],
  ])('%s', (_, h1, main, expected) => {
    expect(faultsOf(page({ h1, main }))).toEqual(expected);
  });
});

test.each([
  [
    'a missing end tag',
    '<section><div><p>A</p></div></section>',
    '<section><div><p>A</p></section>',
  ],
  ['a link without its end tag', '<p><a href="/">A</a></p>', '<p><a href="/">A</p>'],
  ['an attribute that others lack', '<input name="a">', '<input nmae="a">'],
  ['another type of a field', '<input type="email">', '<input type="emial">'],
])('a page with %s has a structure of its own, so its markup is validated', (_, usual, other) => {
  const structureOf = (main: string) => scanPage(page({ main }), plan).structure;
  expect(structureOf(other)).not.toBe(structureOf(usual));
});

test('elements that never have an end tag have no structure of their own', () => {
  const structureOf = (main: string) => scanPage(page({ main }), plan).structure;
  expect(structureOf('<p>A<br>B<br/></p>')).toBe(structureOf('<p>A<br></p>'));
});

test('pages with the same nesting of names and classes have the same structure, however often it is repeated', () => {
  const structureOf = (main: string) => scanPage(page({ main }), plan).structure;
  const one = structureOf('<ul class="list"><li>A</li></ul>');
  expect(structureOf('<ul class="list"><li>A</li><li>B</li></ul>')).toBe(one);
  expect(structureOf('<ul class="other"><li>A</li></ul>')).not.toBe(one);
});

test('the parts of a drawing do not make another structure, and what follows it does', () => {
  const structureOf = (main: string) => scanPage(page({ main }), plan).structure;
  const one = structureOf('<svg><path d="M0 0"/></svg><p>A</p>');
  expect(structureOf('<svg><g><text>B</text></g></svg><p>A</p>')).toBe(one);
  expect(structureOf('<svg><path d="M0 0"/></svg><b>A</b>')).not.toBe(one);
});

test('addresses of the site are listed once, with the place of the first', () => {
  const html = page({
    main: '<a href="/a?b=1#c">A</a><a href="https://www.agency.example/a#c">A</a>',
  });
  const { addresses } = scanPage(html, plan);
  expect([...addresses]).toContainEqual(['link /a#c', html.indexOf('<a ')]);
  expect(addressesIn(html)).toEqual(['link /a#c']);
});

test.each([
  [
    'the ratio of its file',
    '<img src="/a.png" alt="" width="8" height="6">',
    ['file /a.png', '8:6 /a.png'],
  ],
  [
    'the widths of its files, and the ratio of one of them',
    '<picture><source srcset="/b.avif 480w"><img src="/a.png" srcset="/c.png 2x" alt="" width="8" height="6"></picture>',
    ['file /b.avif', '480w /b.avif', 'file /a.png', '8:6 /a.png', 'file /c.png'],
  ],
  [
    'another ratio of files for other screens',
    '<picture><source srcset="/b.png" width="4" height="4"><img src="/a.png" alt="" width="8" height="6"></picture>',
    ['file /b.png', '4:4 /b.png', 'file /a.png', '8:6 /a.png'],
  ],
  [
    'the size of an icon',
    '<link rel="icon" href="/a.ico" sizes="32x32">',
    ['file /a.ico', '32x32 /a.ico'],
  ],
  [
    'the size of the picture of a shared link',
    '<meta property="og:image:height" content="9"><meta property="og:image" content="https://www.agency.example/b.png"><meta property="og:image:width" content="12"><meta property="og:image:height" content="6">',
    ['file /b.png', '12x6 /b.png'],
  ],
  [
    'the size of a picture in structured data',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"ImageObject","url":"https://www.agency.example/a.png","width":12,"height":6}</script>',
    ['file /a.png', '12x6 /a.png'],
  ],
])('a picture is listed with %s', (_, main, expected) => {
  expect(addressesIn(page({ main })).toSorted()).toEqual(expected.toSorted());
});

describe('the scan of the whole document finds', () => {
  test.each([
    ['no doctype', (html: string) => html.replace(/<!doctype html>/i, ''), 'doctype'],
    [
      'a second doctype',
      (html: string) => html.replace('<main', '<!doctype html><main'),
      'doctype-repeated',
    ],
    [
      'a character set after the first 1,024 bytes',
      (html: string) => html.replace('<meta charset', `${' '.repeat(1024)}<meta charset`),
      'charset',
    ],
    ['a page that is cut off', (html: string) => html.replace(/<\/html>\s*$/, ''), 'end'],
    [
      'a comment',
      (html: string) => html.replace('<main', '<!-- ask Ben about this --><main'),
      'comment',
    ],
    ['an empty file, and nothing else in it', () => '', 'end'],
  ])('%s', (_, change, kind) => {
    const { faults } = scanPage(change(page()), plan);
    expect(faults.map(({ code, args }) => [code, 'kind' in args && args.kind])).toEqual([
      ['built-document', kind],
    ]);
  });

  test.each(['hidden', 'inert', 'aria-hidden="true"'])('main content that is %s', (attribute) => {
    const html = page().replace('<main', `<main ${attribute}`);
    expect(faultsOf(html)).toEqual([expect.stringMatching(/ built-main-hidden$/)]);
  });
});

describe('the scan of structured data finds', () => {
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'About',
    url: 'https://www.agency.example/about',
    provider: { '@type': 'Organization', name: 'The agency' },
    areaServed: { '@type': 'City', name: 'Leeds' },
    offers: { '@type': 'AggregateOffer', priceCurrency: 'GBP', lowPrice: 200, highPrice: 900 },
  };
  const crumb = (position: unknown) => ({
    '@type': 'ListItem',
    position,
    name: 'Home',
    item: 'https://www.agency.example/about',
  });
  const crumbs = { '@context': 'https://schema.org', '@type': 'BreadcrumbList' };
  const pageWith = (data: object) =>
    page({ main: `<script type="application/ld+json">${JSON.stringify(data)}</script>` });
  const scan = (data: object) => scanPage(pageWith(data), plan);
  const argsOf = (data: object) => scan(data).faults.map(({ args }) => args);
  const wrong = (type: string, property: string) => ({ type, property, kind: 'value' });

  test('nothing in values of the right forms', () => {
    expect(argsOf(service)).toEqual([]);
    expect(argsOf({ ...crumbs, itemListElement: [crumb(1), crumb(2)] })).toEqual([]);
  });

  test.each([
    ['a price with words', { lowPrice: 'from £200' }, 'lowPrice'],
    ['a price above the highest', { lowPrice: 1000 }, 'lowPrice'],
    ['a sign in place of a currency', { priceCurrency: '£' }, 'priceCurrency'],
  ])('%s', (_, changes, property) => {
    const offers = { ...service.offers, ...changes };
    expect(argsOf({ ...service, offers })).toEqual([wrong('AggregateOffer', property)]);
  });

  test.each([
    ['a path in place of an address', { url: '/about' }, 'url'],
    ['a text in place of an object', { provider: 'The agency' }, 'provider'],
    ['an object of another type', { provider: { '@type': 'City', name: 'Leeds' } }, 'provider'],
  ])('%s', (_, changes, property) => {
    expect(argsOf({ ...service, ...changes })).toEqual([wrong('Service', property)]);
  });

  test.each(['2026-13-45', '2026-02-31', '2026-02-31T09:00:00Z'])(
    'a date that does not exist: %s',
    (datePublished) => {
      const post = {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: 'About',
        datePublished,
        author: { '@type': 'Person', name: 'Ada' },
        image: 'https://www.agency.example/a.png',
        url: 'https://www.agency.example/about',
        publisher: service.provider,
      };
      expect(argsOf(post)).toEqual([wrong('BlogPosting', 'datePublished')]);
    },
  );

  const post = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'About',
    datePublished: '2026-03-02',
    dateModified: '2026-03-02T09:00:00Z',
    author: { '@type': 'Person', name: 'Ada' },
    image: 'https://www.agency.example/a.png',
    url: 'https://www.agency.example/about',
    publisher: service.provider,
    inLanguage: 'en-GB',
    mainEntityOfPage: 'https://www.agency.example/about',
  };
  const agency = {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: 'The agency',
    url: 'https://www.agency.example/',
    telephone: '+44 (0)20 7946 0142',
    email: 'hello@agency.example',
  };
  const hours = {
    '@context': 'https://schema.org',
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'https://schema.org/Tuesday'],
    opens: '09:00',
    closes: '17:00',
  };

  test('no fault in posts, agencies and opening hours with right values', () => {
    for (const data of [post, agency, hours]) expect(argsOf(data)).toEqual([]);
  });

  test.each([
    [post, { image: '/rel.png' }],
    [post, { image: 5 }],
    [post, { mainEntityOfPage: 'about' }],
    [post, { inLanguage: 'english' }],
    [post, { dateModified: '2026-03-01' }],
    [agency, { telephone: 'call us' }],
    [agency, { email: 'nobody' }],
    [hours, { opens: '25:99' }],
    [hours, { dayOfWeek: ['Monday', 'Mondayy'] }],
    [{ ...crumbs, ...crumb(1) }, { item: '/none' }],
    [{ ...crumbs, ...crumb(1) }, { item: 42 }],
  ])('a value of a wrong form: %j %j', (data, changes) => {
    const [property = ''] = Object.keys(changes);
    expect(argsOf({ ...data, ...changes })).toEqual([wrong(data['@type'], property)]);
  });

  test('a name of spaces', () => {
    const args = { type: 'ProfessionalService', property: 'name', kind: 'missing' };
    expect(argsOf({ ...agency, name: '   ' })).toEqual([args]);
  });

  test.each(['Bed &amp; breakfast', 'Read **this** first', 'cafÃ©'])(
    'a text that readers see as code or wrong letters: %s',
    (name) => {
      expect(scan({ ...agency, name }).faults.map(({ code }) => code)).toEqual(['built-text-left']);
    },
  );

  test('nothing in an answer with HTML', () => {
    const answer = { '@type': 'Answer', text: '<p>Bed &amp; breakfast</p>' };
    expect(argsOf({ '@context': 'https://schema.org', ...answer })).toEqual([]);
    expect(argsOf({ '@context': 'https://schema.org', ...answer, text: '<p>NaN</p>' })).toEqual([
      { found: 'NaN' },
    ]);
  });

  test('a list whose positions are not in order', () => {
    const list = { ...crumbs, itemListElement: [crumb(1), crumb(3)] };
    expect(argsOf(list)).toEqual([wrong('BreadcrumbList', 'itemListElement')]);
  });

  test.each([
    ['name', service],
    ['headline', { ...service, '@type': 'BlogPosting', headline: 'About' }],
  ])('a heading that is not its %s', (property, data) => {
    const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    const found = (h1: string) => {
      const { faults } = scanPage(page({ main: script, h1 }), plan);
      return faults.filter(({ code }) => code === 'built-data-page').map(({ args }) => args);
    };
    expect(found('<h1><span>Ab</span>out\n</h1>')).toEqual([]);
    expect(found('<h1>Printing</h1>')).toEqual([
      { type: data['@type'], property, found: 'About', expected: 'Printing' },
    ]);
  });

  test('a step of a path that is not above the next one', () => {
    const step = (path: string, index: number) => ({
      ...crumb(index + 1),
      item: `https://www.agency.example${path}`,
    });
    const listOf = (paths: string[]) => ({ ...crumbs, itemListElement: paths.map(step) });
    const pathOf = { ...plan, path: '/towns/hull/about', canonical: '/towns/hull/about' };
    const found = (paths: string[]) => {
      const script = `<script type="application/ld+json">${JSON.stringify(listOf(paths))}</script>`;
      const { faults } = scanPage(page({ main: script }), pathOf);
      return faults.flatMap(({ code, args }) => (code === 'built-data-page' ? [args] : []));
    };
    expect(found(['/', '/towns', '/towns/hull', '/towns/hull/about'])).toEqual([]);
    expect(found(['/', '/towns', '/towns/leeds', '/towns/hull/about'])).toEqual([
      {
        type: 'BreadcrumbList',
        property: 'item',
        found: 'https://www.agency.example/towns/leeds',
        expected: 'https://www.agency.example/towns/hull',
      },
    ]);
  });

  test.each([[null], [''], [[]]])('a property without a value: %j', (serviceType) => {
    expect(argsOf({ ...service, serviceType })).toEqual([
      { type: 'Service', property: 'serviceType', kind: 'value' },
    ]);
  });

  test('a hole in a text', () => {
    expect(argsOf({ ...service, name: 'Design in {{ town }}' })).toEqual([{ found: '{{' }]);
  });

  test('a type with the name of a method', () => {
    const areaServed = { '@type': 'toString', name: 'Leeds' };
    const args = { type: 'toString', property: 'toString', kind: 'type' };
    expect(argsOf({ ...service, areaServed })).toEqual([args]);
  });

  test('a price without a currency', () => {
    const { priceCurrency: _, ...offers } = service.offers;
    const args = { type: 'AggregateOffer', property: 'priceCurrency', kind: 'missing' };
    expect(argsOf({ ...service, offers })).toEqual([args]);
  });

  test.each([
    ['09:00', '17:00', []],
    ['18:00', '00:00', []],
    ['17:00', '09:00', [wrong('OpeningHoursSpecification', 'closes')]],
    ['09:00', '09:00', [wrong('OpeningHoursSpecification', 'closes')]],
  ])('opening hours that end before they start: %s to %s', (opens, closes, faults) => {
    const hours = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens, closes };
    expect(argsOf({ '@context': 'https://schema.org', ...hours })).toEqual(faults);
  });

  test.each([
    ['url', { ...service, url: 'https://www.agency.example/design' }],
    ['@id', { ...service, '@id': 'https://www.agency.example/design#service' }],
    [
      'item',
      { ...crumbs, itemListElement: [{ ...crumb(1), item: 'https://www.agency.example/' }] },
    ],
  ])('the address of another page: %s', (property, data) => {
    expect(argsOf(data)).toEqual([
      expect.objectContaining({ property, expected: 'https://www.agency.example/about' }),
    ]);
  });

  test('no other page in objects that may be on any page', () => {
    const agency = {
      '@context': 'https://schema.org',
      '@type': 'ProfessionalService',
      '@id': 'https://www.agency.example/#organization',
      name: 'The agency',
      url: 'https://www.agency.example/',
    };
    expect(argsOf(agency)).toEqual([]);
    expect(argsOf({ ...service, '@id': 'https://www.agency.example/about#service' })).toEqual([]);
  });

  test('the addresses of pages and pictures of the site', () => {
    const image = { '@type': 'ImageObject', url: 'https://www.agency.example/a.png' };
    expect(addressesIn(pageWith({ ...service, image }))).toEqual(['link /about', 'file /a.png']);
  });
});

describe('the scan finds what readers see as a fault of a text', () => {
  test.each([
    ['an entity that was escaped twice', '<p>Bed &amp;amp; breakfast</p>', '&amp;'],
    ['a tag that was escaped', '<p>One&lt;br&gt;two</p>', '<br>'],
    ['Markdown that was not read', '<p>Read [this](/blog)</p>', '](/'],
    ['bold text in Markdown', '<p>Read **this** first</p>', '**'],
    ['bytes that were read in another encoding', '<p>Donâ€™t</p>', 'â€'],
    ['an accent that was read in another encoding', '<p>cafÃ©</p>', 'Ã©'],
    ['a missing value after a name', '<p>Web design in Townundefined.</p>', 'undefined'],
    ['a tag of another template language', '<p>{% if town %}</p>', '{%'],
    ['a price without its amount', '<p>From £ a month</p>', '£'],
    ['the mark of a merge', '<p>&lt;&lt;&lt;&lt;&lt;&lt;&lt; HEAD</p>', '<<<<<<< '],
    ['a missing number with a unit', '<p>NaNkm away</p>', 'NaNkm'],
    ['a note to the writer', '<p>TODO: a price</p>', 'TODO:'],
    ['a missing value in a field', '<input title="A" value="undefined">', 'undefined'],
    ['a missing name of a class', '<p class="card undefined">A</p>', 'undefined'],
    ['a placeholder between signs', '<p>Web design in %TOWN%</p>', '%TOWN%'],
    ['a placeholder with a type', '<p>Web design in %(town)s</p>', '%(town)s'],
    ['a placeholder in brackets', '<p>Web design in [[town]]</p>', '[[town]]'],
    ['a placeholder between lines', '<p>Web design in __TOWN__</p>', '__TOWN__'],
    ['a placeholder with a capital', '<p>Web design in {Town}</p>', '{Town}'],
    ['a placeholder in capitals', '<p>Web design in {TOWN}</p>', '{TOWN}'],
    ['a placeholder with spaces', '<p>Web design in { town }</p>', '{ town }'],
    ['a numbered placeholder', '<p>Web design in {0}</p>', '{0}'],
    ['a missing amount', '<p>From null a month</p>', 'null'],
    ['a missing price', '<p>Only £null</p>', '£null'],
    ['a missing price in another currency', '<p>Only €null</p>', '€null'],
    ['a currency without a price', '<p>From $ a month</p>', '$'],
    ['a picture that was escaped', '<p>&lt;img src=x&gt;</p>', '<img src=x>'],
    ['a missing value in a template for a script', '<template><p>NaN</p></template>', 'NaN'],
    [
      'a missing label in a template',
      '<template><p title="undefined"></p></template>',
      'undefined',
    ],
    ['a sign that was read in another encoding', '<p>Â© Agency</p>', 'Â©'],
    ['a dot that was read in another encoding', '<p>One Â· two</p>', 'Â·'],
    ['a lost letter that was read in another encoding', '<p>cafï¿½</p>', 'ï¿½'],
    ['code of a template', '<p>Web design in &lt;%= town %&gt;</p>', '<%= '],
    ['code of PHP', '<p>&lt;?php echo $town ?&gt;</p>', '<?php '],
    ['a later part of a filler text', '<p>Dolor sit amet</p>', 'Dolor sit amet'],
    ['a letter that was escaped for a script', '<p>It\\u2019s</p>', '\\u2019'],
    ['a byte that is no letter', '<p>Web\0design</p>', 'U+0000'],
    ['a quotation mark that was escaped twice', '<p>It&amp;rsquo;s</p>', '&rsquo;'],
    ['a picture in Markdown', '<p>![Our team](team.png)</p>', '![Our team]('],
    ['a heading in Markdown', '<p>## Prices</p>', '## '],
    ['a mark that turns words around', '<p>Prices \u202efrom</p>', 'U+202E'],
    ['a missing date', '<time datetime="Invalid Date">May</time>', 'Invalid Date'],
  ])('%s', (_, main, found) => {
    const { faults } = scanPage(page({ main }), plan);
    expect(faults.map(({ code, args }) => ({ code, args }))).toEqual([
      { code: 'built-text-left', args: { found } },
    ]);
  });

  test.each([
    [
      'brackets and signs',
      '<p>5 &lt; 6, R&amp;D; see (a) [b], 2 ** 3, £ and Â; SÃO; £5 a month, 5% a year</p>',
    ],
    ['currencies after their amounts', '<p>50 € a month, 50€ a month</p>'],
    ['words of other languages', '<p lang="cy">Siarad â phobl</p>'],
    ['numbers and exclamations', '<p># of pages, our #1 rule, ## 5, R&D; stop! [sic] (really)</p>'],
    ['marks of footnotes', '<p>£5** a month</p><p>**excluding VAT</p>'],
    ['a heading about a missing value', '<h2 id="undefined-values">Undefined values</h2>'],
    ['values and sets', '<p>It differs from null and from {1, 2}, {} and { }.</p>'],
    ['a file, a share and a source', '<p>C:\\users, 50% OFF, 20% more, [1], my__notes__a</p>'],
    ['tags in code', '<p><code>&lt;br&gt; &amp;amp;</code></p>'],
  ])('and accepts %s', (_, main) => {
    expect(faultsOf(page({ main }))).toEqual([]);
  });
});

describe('the scan finds addresses that lead nowhere', () => {
  test.each([
    '<a href="mailto:">A</a>',
    '<a href="mailto:ada@">A</a>',
    '<a href="tel:call us">A</a>',
    '<a href="https://">A</a>',
    '<a href="//contact">A</a>',
    '<a href="http://localhost:5173/">A</a>',
    '<a href="http://127.0.0.1/">A</a>',
    '<a href="https://maps.example/undefined">A</a>',
    '<a href="#">A</a>',
    '<a href="file:///C:/prices.pdf">A</a>',
    String.raw`<a href="C:\Users\a.pdf">A</a>`,
    String.raw`<a href="\\server\about">A</a>`,
    '<a href="https://192.168.0.1/">A</a>',
    '<a href="http://nas.local/">A</a>',
    '<a href="htps://maps.example/">A</a>',
    '<a href="https:/maps.example/">A</a>',
    '<a class="button" target="_blank">A</a>',
    '<form method="post"></form>',
  ])('%s', (link) => {
    expect(faultsOf(page({ main: link }))).toEqual(['13:1 built-link-broken']);
  });

  test('a picture without a file', () => {
    const main = '<img alt="" width="4" height="3">';
    expect(faultsOf(page({ main }))).toEqual(['13:1 built-file-missing']);
  });

  test.each([
    '<a href="mailto:ada@agency.example?subject=Hello">A</a>',
    '<a href="tel:%2B442079460142">A</a>',
    '<a href="mailto:?subject=A%20page">A</a>',
    '<a href="tel:+44 20 7946 0142">A</a>',
    '<a href="tel:020-7946-0142">A</a>',
    '<a href="https://maps.example/?q=1#undefined-values">A</a>',
    '<a id="people">A</a>',
    '<a aria-current="page">A</a>',
    '<a data-part="spot">A</a>',
    '<form></form>',
  ])('and accepts %s', (link) => {
    expect(faultsOf(page({ main: link }))).toEqual([]);
  });

  test.each([
    ['<a href="//www.agency.example/a">A</a>', 'link /a'],
    ['<a href="HTTPS://WWW.agency.example/a#b">A</a>', 'link /a#b'],
    ['<svg><a xlink:href="/a">A</a></svg>', 'link /a'],
    ['<iframe title="A" src="/a"></iframe>', 'link /a'],
    ['<template><a href="/a"></a></template>', 'link /a'],
    ['<template><img src="/a.png"></template>', 'file /a.png'],
    ['<link rel="next" href="/a">', 'link /a'],
    ['<link rel="prefetch" href="/a">', 'link /a'],
    ['<link rel="Stylesheet" href="/b.css">', 'file /b.css'],
    [
      '<link rel="preload" as="font" crossorigin href="https://fonts.example/a.woff2">',
      'font-src https://fonts.example/a.woff2',
    ],
    ['<form action="/a"></form>', 'link /a'],
    ['<button formaction="/a">A</button>', 'link /a'],
    ['<svg><use xlink:href="/a.svg#b"></use></svg>', 'file /a.svg#b'],
    [
      '<iframe title="A" src="https://video.example/1"></iframe>',
      'frame-src https://video.example/1',
    ],
    ['<form action="//forms.example/a"></form>', 'form-action https://forms.example/a'],
    [
      '<picture><source srcset="https://images.example/a.avif"></picture>',
      'img-src https://images.example/a.avif',
    ],
  ])('and compares the address of %s with the site', (main, key) => {
    expect(addressesIn(page({ main }))).toEqual([key]);
  });
});

test.each(['hidden', 'inert', 'aria-hidden="true"'])(
  'the scan finds main content in an element that is hidden: %s',
  (attribute) => {
    const html = page().replace('<main', `<p hidden></p><div ${attribute}><main`);
    expect(faultsOf(html.replace('</main>', '</main></div>'))).toEqual(['11:15 built-main-hidden']);
  },
);

test.each([
  '<p aria-errormessage="none">A</p>',
  '<table><tr><td headers="none">A</td></tr></table>',
  '<button form="none">A</button>',
])('the scan finds an id that the page does not have: %s', (main) => {
  expect(scanPage(page({ main }), plan).faults.map(({ code }) => code)).toEqual([
    'built-reference-broken',
  ]);
});

test.each([
  '<iframe title="A" src="javascript:go()"></iframe>',
  '<form action="javascript:go()"></form>',
])('the scan finds a script in an address: %s', (main) => {
  expect(faultsOf(page({ main }))).toEqual(['13:1 built-inline-code']);
});

test.each([
  '<script src="https://cdn.example/a.js"></script>',
  '<script src="//cdn.example/a.js"></script>',
  '<link rel="stylesheet" href="https://cdn.example/a.css">',
  '<link rel="modulepreload" href="https://cdn.example/a.js">',
  '<link rel="preload" as="style" href="https://cdn.example/a.css">',
])('the scan finds code of another site, which the security policy blocks: %s', (main) => {
  expect(faultsOf(page({ main }))).toEqual(['13:1 built-inline-code']);
});

test('the scan finds inline code in a template for a script', () => {
  const main = '<template><p style="color: red"></p></template>';
  expect(faultsOf(page({ main }))).toEqual(['13:11 built-inline-code']);
});

test('the scan accepts code of the site by its whole address', () => {
  const main = '<script src="https://www.agency.example/a.js"></script>';
  expect(faultsOf(page({ main }))).toEqual([]);
});

describe('the scan finds in the head', () => {
  test.each([
    ['"none" for search engines', '<meta name="robots" content="none">', 'built-robots'],
    ['a tag in capitals', '<meta name="ROBOTS" content="noindex">', 'built-robots'],
    ['a tag for one engine', '<meta name="googlebot" content="noindex">', 'built-robots'],
    [
      'a second tag that is stricter',
      '<meta name="robots" content="index"><meta name="robots" content="noindex">',
      'built-robots',
    ],
    [
      'a country that is none',
      '<link rel="alternate" hreflang="en-UK" href="https://www.agency.example/about">',
      'built-alternate',
    ],
  ])('%s', (_, tags, code) => {
    const { faults } = scanPage(page({ headTags: `${head}\n${tags}` }), plan);
    expect(faults.map((fault) => fault.code)).toEqual([code]);
  });

  test('nothing in limits for previews', () => {
    const tag = '<meta name="robots" content="max-image-preview:none, max-snippet:-1">';
    expect(faultsOf(page({ headTags: `${head}\n${tag}` }))).toEqual([]);
  });

  test.each([
    ['a wrong language', 'lang="en-GB"', 'lang="en_GB"'],
    ['another encoding', 'charset="utf-8"', 'charset="iso-8859-1"'],
  ])('%s', (_, from, to) => {
    const { faults } = scanPage(page({}).replace(from, to), plan);
    expect(faults.map(({ code }) => code)).toEqual(['built-head-missing']);
  });
});
