import { expect, test } from 'vitest';
import { scanFile } from '#cli/inspect/scanFile.ts';

const url = 'https://www.agency.example';

/** Returns the addresses that a feed uses, each with the text at its place. */
function usesIn(file: string, text: string): string[] {
  const { uses, faults } = scanFile(file, text, url);
  expect(faults).toEqual([]);
  return uses.map(([key, offset]) => `${key} at ${text.slice(offset, offset + 14)}`);
}

test('an RSS feed uses its links, and those in the HTML of posts', () => {
  const text = `<rss xmlns:atom="http://www.w3.org/2005/Atom"><channel>
    <link>${url}/blog</link>
    <atom:link href="${url}/blog/feed.xml" rel="self"/>
    <item>
      <link>${url}/blog/a</link>
      <content:encoded><![CDATA[<p><a href="${url}/about#people">We</a>
        <a href="https://other.example/">They</a> <img src="${url}/b.png"></p>]]></content:encoded>
      <enclosure url="${url}/c.mp3"/>
    </item></channel></rss>`;
  expect(usesIn('blog/feed.xml', text)).toEqual([
    'link /blog at <link>https://',
    'link /blog/feed.xml at <atom:link hre',
    'link /blog/a at <link>https://',
    'link /about#people at <content:encod',
    'file /b.png at <content:encod',
    'link /c.mp3 at <enclosure url',
  ]);
});

test('an Atom feed uses its links', () => {
  const text = `<feed><author><uri>${url}/</uri></author><entry><link href="${url}/blog/a"/></entry></feed>`;
  expect(usesIn('blog/atom.xml', text)).toEqual([
    `link / at <uri>https://w`,
    'link /blog/a at <link href="ht',
  ]);
});

test('a JSON feed uses its addresses, and those in the HTML of posts', () => {
  const text = JSON.stringify({
    home_page_url: `${url}/blog`,
    items: [{ url: `${url}/blog/a`, content_html: `<a href="${url}/about">We</a>` }],
  });
  expect(usesIn('blog/feed.json', text)).toEqual([
    'link /blog at "https://www.a',
    'link /blog/a at "https://www.a',
    'link /about at "<a href=\\"htt',
  ]);
});

test.each([
  ['<feed><title>A & B</title></feed>', 16],
  ['<feed><title>A</feed>', 20],
  ['<feed>', 5],
  ['', 0],
])('a feed that is no XML has a fault at its place: %s', (text, offset) => {
  expect(scanFile('blog/atom.xml', text, url).faults).toEqual([
    expect.objectContaining({ code: 'built-file-invalid', offset }),
  ]);
});

test('links of feeds that cannot work are faults', () => {
  const text =
    '<rss><item><description>&lt;a href="http://localhost/"&gt;</description></item></rss>';
  expect(scanFile('blog/feed.xml', text, url).faults).toEqual([
    expect.objectContaining({ code: 'built-link-broken', offset: 11 }),
  ]);
});

test('titles and dates of feeds that the build left wrong are faults', () => {
  const text =
    '<feed><title>undefined</title><updated>Invalid Date</updated><published>soon</published></feed>';
  const { faults } = scanFile('blog/atom.xml', text, url);
  expect(faults.map(({ code, args, offset }) => [code, args, offset])).toEqual([
    ['built-text-left', { found: 'undefined' }, text.indexOf('<title')],
    ['built-text-left', { found: 'Invalid Date' }, text.indexOf('<updated')],
    ['built-text-left', { found: 'soon' }, text.indexOf('<published')],
  ]);
});

test.each([
  ['blog/feed.xml', '<rss><description>undefined {town}</description></rss>', 'undefined'],
  [
    'blog/feed.xml',
    '<rss><pubDate>Tue, 31 Feb 2026 00:00:00 GMT</pubDate></rss>',
    'Tue, 31 Feb 2026 00:00:00 GMT',
  ],
  ['blog/atom.xml', '<feed><updated>2026-02-31</updated></feed>', '2026-02-31'],
  ['blog/atom.xml', '<feed><content type="html">&lt;p&gt;NaN&lt;/p&gt;</content></feed>', 'NaN'],
  ['sitemap.xml', '<urlset><url><lastmod>1</lastmod></url></urlset>', '1'],
  ['blog/feed.json', '{"title":"undefined"}', 'undefined'],
  ['blog/feed.json', '{"items":[{"date_published":"nope"}]}', 'nope'],
  ['blog/feed.json', '{"items":[{"content_text":"NaN"}]}', 'NaN'],
])('a wrong text or date of %s is a fault: %s', (file, text, found) => {
  expect(scanFile(file, text, url).faults.map(({ args }) => args)).toEqual([{ found }]);
});

test('the ids of posts that are addresses of the site are used', () => {
  const id = `${url}/blog/a`;
  expect(usesIn('blog/feed.xml', `<rss><guid>${id}</guid><guid>a1</guid></rss>`)).toEqual([
    'link /blog/a at <guid>https://',
  ]);
  expect(usesIn('blog/atom.xml', `<feed><id>${id}</id><id>tag:a</id></feed>`)).toEqual([
    'link /blog/a at <id>https://ww',
  ]);
  expect(usesIn('blog/feed.json', JSON.stringify({ items: [{ id }, { id: 'a1' }] }))).toEqual([
    'link /blog/a at "https://www.a',
  ]);
});

test('code in posts of feeds is no fault', () => {
  const text = '<feed><content>&lt;code&gt;{town}&lt;/code&gt;</content></feed>';
  expect(scanFile('blog/atom.xml', text, url).faults).toEqual([]);
});

test('dates of feeds may have the form of email', () => {
  const text = '<rss><title>Notes</title><pubDate>Wed, 23 Sep 2026 00:00:00 GMT</pubDate></rss>';
  expect(scanFile('blog/feed.xml', text, url).faults).toEqual([]);
});
