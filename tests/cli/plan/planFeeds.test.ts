import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { planFeed } from '#cli/plan/planFeeds.ts';
import { contextOf } from '../../helpers/findingsOf.ts';
import { edited } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { minimalContent } from '../../helpers/minimalContent.ts';

const url = 'https://www.agency.example';

async function feedOf(name: Parameters<typeof planFeed>[0], files: ContentFiles = {}) {
  return planFeed(name, await contextOf(files));
}

/** A post whose text contains everything that could break a feed. */
const awkward = {
  ...edited('blog/first-post.md', /title: [^\n]*/, 'title: "Less < than & \\"more\\" ]]> done"'),
};
const awkwardBody = {
  'blog/first-post.md': (awkward['blog/first-post.md'] ?? '').replace(
    /## A heading[^]*/,
    'See [contact](/contact), [below](#end) and `<a href="/code">]]></a>`.\n\n![A picture](/images/blog/first-post.svg)\n\n## End\n\nText ]]> text.\n',
  ),
};

/** A text that is valid in content, with characters that are special in XML, HTML or JSON. */
const hostile = `</script></a> <b x='1'> "A" & B &amp; &lt; ]]> <![CDATA[ <!-- --> <?x?> \\ 🚧`;
const quoted = JSON.stringify(hostile);
const hostilePost = {
  'blog/first-post.md': (minimalContent()['blog/first-post.md'] ?? '')
    .replace(/^title: .*$/m, `title: ${quoted}`)
    .replace(/^excerpt: .*$/m, `excerpt: ${quoted}`)
    .replace(/^author: .*$/m, `author: ${quoted}`)
    .replace(/^tags:\n(?: +- .*\n)+/m, `tags: [${quoted}, 'a<b']\n`),
  'site.yaml': (minimalContent()['site.yaml'] ?? '')
    .replace(/^name: .*$/m, `name: ${quoted}`)
    .replace(/^legalName: .*$/m, `legalName: ${quoted}`),
};

describe.each(['blog/feed.xml', 'blog/atom.xml'] as const)('%s', (name) => {
  test.each([
    ['an ordinary post', {}],
    ['a post with every sign that has a meaning in XML', awkwardBody],
    ['titles, tags, excerpts and names full of markup', hostilePost],
  ])('is well-formed with %s', async (_, files) => {
    const xml = await feedOf(name, files);
    const { valid, errors } = await validateXML({
      xml: [{ fileName: 'feed.xml', contents: xml }],
      normalization: 'c14n',
    });
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
  });

  test('is well-formed while a database has no posts yet', async () => {
    const { content, ...context } = await contextOf();
    const collections = { ...content.collections, posts: [] };
    const xml = await planFeed(name, { ...context, content: { ...content, collections } });
    const { valid } = await validateXML({
      xml: [{ fileName: 'feed.xml', contents: xml }],
      normalization: 'c14n',
    });
    expect(valid).toBe(true);
  });
});

describe('RSS 2.0', () => {
  test('has the required elements of a channel and an item', async () => {
    const xml = await feedOf('blog/feed.xml');
    expect(xml).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
          <channel>
              <title>Agency: Blog</title>
              <link>https://www.agency.example/blog</link>
              <description>A lead.</description>
              <lastBuildDate>Thu, 15 Jan 2026 00:00:00 GMT</lastBuildDate>
              <docs>https://validator.w3.org/feed/docs/rss2.html</docs>
              <generator>Agency</generator>
              <language>en-GB</language>
              <copyright>© Agency Ltd</copyright>
              <atom:link href="https://www.agency.example/blog/feed.xml" rel="self" type="application/rss+xml"/>
              <item>
                  <title><![CDATA[The first post]]></title>
                  <link>https://www.agency.example/blog/first-post</link>
                  <guid isPermaLink="false">https://www.agency.example/blog/first-post</guid>
                  <pubDate>Thu, 15 Jan 2026 00:00:00 GMT</pubDate>
                  <description><![CDATA[What it says.]]></description>
                  <content:encoded><![CDATA[<h2 id="a-heading">A heading</h2>
      <p>Words on the <a href="https://www.agency.example/contact">contact page</a>.</p>]]></content:encoded>
                  <author>hello@agency.example (The agency)</author>
                  <category>Design</category>
              </item>
          </channel>
      </rss>
      "
    `);
  });
});

describe('Atom 1.0', () => {
  test('has the required elements of a feed and an entry', async () => {
    const xml = await feedOf('blog/atom.xml');
    for (const element of ['id', 'title', 'updated']) {
      expect(xml.match(new RegExp(`<${element}[ >]`, 'g'))).toHaveLength(2);
    }
    expect(xml).toContain(`<link rel="self" href="${url}/blog/atom.xml"/>`);
    expect(xml).toContain('<name>The agency</name>');
    expect(xml).toContain('<updated>2026-01-15T00:00:00.000Z</updated>');
  });
});

test('a tag in Atom is the text of its label and its term', async () => {
  const atom = await feedOf('blog/atom.xml', hostilePost);
  expect(atom).toContain('<category label="a&lt;b" term="a&lt;b"/>');
});

describe('a title with signs of HTML', () => {
  test('is text in RSS, and escaped in Atom, which reads it as HTML', async () => {
    const title = 'Less < than & “more” ]] > done';
    expect(await feedOf('blog/feed.xml', awkwardBody)).toContain(`<![CDATA[${title}]]>`);
    expect(await feedOf('blog/atom.xml', awkwardBody)).toContain(
      '<title type="html"><![CDATA[Less &lt; than &amp; “more” ]]&gt; done]]></title>',
    );
  });
});

describe('JSON Feed', () => {
  test('has the posts with their full text and absolute links', async () => {
    const feed = JSON.parse(await feedOf('blog/feed.json', awkwardBody));
    expect(feed).toMatchObject({
      version: expect.stringMatching(/^https:\/\/jsonfeed\.org\/version\/1/),
      home_page_url: `${url}/blog`,
      feed_url: `${url}/blog/feed.json`,
    });
    expect(feed.items).toHaveLength(1);
    expect(feed.items[0]).toMatchObject({
      id: `${url}/blog/first-post`,
      url: `${url}/blog/first-post`,
      title: 'Less < than & “more” ]] > done',
      date_published: '2026-01-15T00:00:00.000Z',
      tags: ['Design'],
    });
    const html = feed.items[0].content_html;
    expect(html).toContain(`<a href="${url}/contact">`);
    expect(html).toContain(`<a href="${url}/blog/first-post#end">`);
    expect(html).toContain(`src="${url}/images/blog/first-post.svg"`);
    // Code is not changed.
    expect(html).toContain('&#x3C;a href="/code">]]&gt;&#x3C;/a>');
  });

  test('has the twenty newest posts', async () => {
    const template = minimalContent()['blog/first-post.md'] ?? '';
    const more = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `blog/post-${index}.md`,
        template
          .replace('2026-01-15', `2025-12-${String(index + 1).padStart(2, '0')}`)
          .replaceAll('The first post', `Post ${index}`),
      ]),
    );
    const { items } = JSON.parse(await feedOf('blog/feed.json', more));
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      'The first post',
      ...Array.from({ length: 19 }, (_, index) => `Post ${29 - index}`),
    ]);
  });
});

test('a post that was changed has the day of its change, and so has the feed', async () => {
  const post = minimalContent()['blog/first-post.md'] ?? '';
  const files = {
    'blog/first-post.md': post.replace(/^publishedDate: .*$/m, '$&\nlastModified: 2026-02-01'),
    'blog/second-post.md': post
      .replaceAll('The first post', 'The second post')
      .replace('2026-01-15', '2026-01-20'),
  };
  const changed = '2026-02-01T00:00:00.000Z';
  const { items } = JSON.parse(await feedOf('blog/feed.json', files));
  expect(items).toMatchObject([
    { date_published: '2026-01-20T00:00:00.000Z', date_modified: '2026-01-20T00:00:00.000Z' },
    { date_published: '2026-01-15T00:00:00.000Z', date_modified: changed },
  ]);
  const atom = await feedOf('blog/atom.xml', files);
  expect(atom.split(`<updated>${changed}</updated>`)).toHaveLength(3);
  const rss = await feedOf('blog/feed.xml', files);
  expect(rss).toContain('<lastBuildDate>Sun, 01 Feb 2026');
  expect(rss).toContain('<pubDate>Thu, 15 Jan 2026');
});

test('a feed does not depend on the time of the build', async () => {
  expect(await feedOf('blog/feed.xml')).toBe(await feedOf('blog/feed.xml'));
});
