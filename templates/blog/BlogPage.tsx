import type { BlogPageModel } from '#schemas/generated/pageModel.ts';
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

const part = (name: BlogListPart) => ({ 'data-part': name });

/** Renders a list of posts, newest first: all posts or those with a tag. A script searches and filters it in place. */
export function BlogPage({ page, layout }: PageProps<BlogPageModel>) {
  const { scripts } = useWords();
  const { path, title, lead, tag, posts, total, tags, pages, live, breadcrumbs, related } = page;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={title} lead={lead} tone="card" />
      <div
        className="band wrap blog"
        data-enhance="blog-list"
        data-path={path}
        data-tag={tag}
        data-live-url={live?.url}
        data-live-key={live?.key}
        data-live-since={live?.since}
        data-live-changed-since={live?.changedSince}
        data-live-from={live?.from}
        data-live-to={live?.to}
        {...scriptWords({ ...scripts.posts, loading: scripts.loading })}
      >
        <h2 className="visually-hidden">Posts</h2>
        <div className="field blog-search" role="search">
          <label className="visually-hidden" htmlFor="blog-search">
            Search blog posts
          </label>
          <input
            id="blog-search"
            type="search"
            placeholder="Search blog posts..."
            autoComplete="off"
            {...part('search')}
          />
        </div>
        <TagChips tags={tags} current={tag} />
        <p className="small" role="status" {...part('status')}>
          {countText(total)}
        </p>
        <p {...part('empty')} hidden={posts.length > 0}>
          No blog posts available yet.
        </p>
        <ul className="grid grid--three" data-late="" {...part('posts')}>
          {posts.map((post) => (
            <li key={post.path}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
        {pages && <BlogPages pages={pages} />}
        <ul className="grid grid--three" hidden {...part('found')} />
        <p hidden {...part('more')}>
          <button type="button" className="button button--quiet">
            Show more posts
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
          New posts reach you by <a href="/blog/feed.xml">RSS</a>, <a href="/blog/atom.xml">Atom</a>{' '}
          or <a href="/blog/feed.json">JSON Feed</a>: what {layout.site.name} writes, in the reader
          of your choice.
        </p>
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}

function countText(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'post' : 'posts'}`;
}
