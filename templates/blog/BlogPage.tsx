import type { BlogPageModel } from '#schemas/generated/pageModel.ts';
import { fillPlural } from '#schemas/fillWords.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import { fillNodes } from '../fillNodes.tsx';
import type { PageProps } from '../pageProps.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { EmptyPostCard, PostCard } from '../parts/PostCard.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { scriptWords } from '../scriptWords.ts';
import { useWords } from '../words.ts';
import type { LayoutWords } from '../words.ts';
import { BlogPages } from './BlogPages.tsx';
import { TagChips } from './TagChips.tsx';

/** The number of placeholders that are shown while posts load (docs/behaviour.md#blog). */
const SKELETONS = 6;

/** The index of the post that has a band of its own, in a list of `SPREAD_OF` posts (`styles/pages/blog.css`). */
const SPREAD = 4;
const SPREAD_OF = 10;

/** The words that the script of the list shows. */
export type BlogListWords = LayoutWords['scripts']['posts'] &
  Pick<LayoutWords['scripts'], 'loading'>;

/** The elements of the list that its script uses: `renderer/blog/blogListParts.client.ts`. */
export type BlogListPart =
  | 'search'
  | 'chips'
  | 'status'
  | 'empty'
  | 'posts'
  | 'found'
  | 'card'
  | 'skeletons'
  | 'more'
  | 'pages';

/** The names of the formats of the feeds. */
const feeds = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' };

const part = (name: BlogListPart) => ({ 'data-part': name });

/** Renders a list of posts, newest first: all posts or those with a tag. A script searches and filters it in place. */
export function BlogPage({ page, layout }: PageProps<BlogPageModel>) {
  const { blog, scripts } = useWords();
  const { locale, number } = localeFormats(layout.site);
  const { path, title, lead, tag, posts, total, tags, pages, live, breadcrumbs, related } = page;
  return (
    <>
      <div
        data-enhance="blog-list"
        data-path={path}
        data-tag={tag}
        data-live-url={live?.url}
        data-live-key={live?.key}
        data-live-time-zone={live?.timeZone}
        data-live-since={live?.since}
        data-live-changed-since={live?.changedSince}
        data-live-from={live?.from}
        data-live-to={live?.to}
        {...scriptWords({ ...scripts.posts, loading: scripts.loading })}
      >
        <PageHead
          crumbs={breadcrumbs}
          title={title}
          lead={lead}
          ground="paper"
          wide
          aside={
            <div className="finder">
              <div className="field blog-search" role="search">
                <label className="visually-hidden" htmlFor="blog-search">
                  {blog.search}
                </label>
                <input
                  id="blog-search"
                  type="search"
                  placeholder={blog.placeholder}
                  autoComplete="off"
                  {...part('search')}
                />
              </div>
              <TagChips tags={tags} all={page.all} current={tag} number={number} />
            </div>
          }
        />
        <div className="band wrap blog">
          <h2 className="visually-hidden">{blog.posts}</h2>
          <p className="small" role="status" {...part('status')}>
            {fillPlural(scripts.posts.count, total, locale, { count: number(total) })}
          </p>
          <p {...part('empty')} hidden={posts.length > 0}>
            {blog.none}
          </p>
          <ul className="grid grid--three" data-late="" {...part('posts')}>
            {posts.map((post, index) => (
              <li key={post.path}>
                <PostCard
                  post={post}
                  place={
                    index === 0 || (index === SPREAD && posts.length === SPREAD_OF)
                      ? 'panel'
                      : 'card'
                  }
                />
              </li>
            ))}
          </ul>
          {pages && <BlogPages pages={pages} />}
          <ul className="grid grid--three" hidden {...part('found')} />
          <p hidden {...part('more')}>
            <button type="button" className="button button--quiet">
              {blog.more}
            </button>
          </p>
          <template {...part('card')}>
            <li>
              <EmptyPostCard />
            </li>
          </template>
          <template {...part('skeletons')}>
            {Array.from({ length: SKELETONS }, (_, index) => (
              <li key={index} className="card skeleton" aria-hidden="true" />
            ))}
          </template>
          <p className="small">
            {fillNodes(blog.feeds, {
              rss: <a href="/blog/feed.xml">{feeds.rss}</a>,
              atom: <a href="/blog/atom.xml">{feeds.atom}</a>,
              json: <a href="/blog/feed.json">{feeds.json}</a>,
              agency: layout.site.name,
            })}
          </p>
        </div>
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}
