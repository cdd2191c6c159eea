import type { Feed } from 'feed';
import { escapeHtml } from '#schemas/escapeHtml.ts';
import type { feedPaths } from '#cli/resolve/fileTargets.ts';
import { newestFirst } from '#cli/resolve/newestFirst.ts';
import { basePaths, screenPaths } from '#cli/resolve/planPaths.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { curlQuotes } from './curlQuotes.ts';
import { lastChangeOf } from './lastModified.ts';
import { withCurlyQuotes } from './withCurlyQuotes.ts';
import { withWholeAddresses } from './withWholeAddresses.ts';
import { required } from '#cli/resolve/required.ts';

/** The number of posts in a feed. Readers keep the posts they have seen. */
const POSTS = 20;

/** The day of a feed without posts if the agency does not say when it was founded. */
const NO_DAY = '2000-01-01';

/** The path of each feed below the site, and the function that formats it. */
export const feedFormats = {
  'blog/feed.xml': (feed: Feed) => feed.rss2(),
  'blog/atom.xml': (feed: Feed) => feed.atom1(),
  'blog/feed.json': (feed: Feed) => feed.json1(),
} as const satisfies Record<(typeof feedPaths)[number], (feed: Feed) => string>;

/** Plans a feed of the newest posts with their full text. The result does not depend on the time of the build. */
export async function planFeed(
  name: keyof typeof feedFormats,
  { content, layout, absolute }: SiteContext,
): Promise<string> {
  const { Feed: FeedOf } = await import('feed');
  const site = withCurlyQuotes(layout.site);
  const { title, lead } = withCurlyQuotes(required(content.singles.blogList, 'blog').data);
  const posts = newestFirst(content.collections.posts).slice(0, POSTS);
  const url = (file: string) => `${site.url}/${file}`;
  const feed = new FeedOf({
    title: `${site.name}: ${title}`,
    description: lead,
    id: absolute(screenPaths.blogList.path),
    link: absolute(screenPaths.blogList.path),
    language: site.locale,
    updated: dateOf(
      posts
        .map((post) => lastChangeOf(post.data))
        .sort()
        .at(-1) ??
        site.founded ??
        NO_DAY,
    ),
    copyright: `© ${site.legalName ?? site.name}`,
    generator: site.name,
    author: { name: site.name, link: absolute('/') },
    feedLinks: {
      rss: url('blog/feed.xml'),
      atom: url('blog/atom.xml'),
      json: url('blog/feed.json'),
    },
  });
  for (const post of posts) {
    const { slug, markdown } = post;
    const data = withCurlyQuotes(post.data);
    const link = absolute(`${basePaths.posts}/${slug}`);
    feed.addItem({
      // Atom and RSS read these as HTML. JSON Feed, and RSS in a title, read text.
      title: inCdata(name === 'blog/atom.xml' ? escapeHtml(data.title) : data.title),
      id: link,
      link,
      description: inCdata(name === 'blog/feed.json' ? data.excerpt : escapeHtml(data.excerpt)),
      content: curlQuotes(withWholeAddresses(markdown.tree, site.url, link)).replaceAll(
        ']]>',
        ']]&gt;',
      ),
      // RSS requires an email address beside a name.
      author: [{ name: data.author, email: site.email }],
      // Atom requires a term beside the label.
      category: data.tags.map((tag) => ({ name: tag, term: tag })),
      date: dateOf(lastChangeOf(data)),
      published: dateOf(data.publishedDate),
    });
  }
  const text = feedFormats[name](feed);
  return `${name === 'blog/atom.xml' ? withSafeCategories(text) : text}\n`;
}

/** Matches a category as feed 6.0.0 writes it in Atom. It escapes "&" and the quotation mark in attributes, but not "<". */
const CATEGORY = /(?<=<category )label="[^"]*" term="[^"]*"(?=\/>)/g;

function withSafeCategories(atom: string): string {
  return atom.replace(CATEGORY, (attributes) => attributes.replaceAll('<', '&lt;'));
}

/** Returns a text that cannot end its CDATA section. feed 6.0.0 escapes only the first end in a text. */
function inCdata(text: string): string {
  return text.replaceAll(']]>', ']] >');
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
