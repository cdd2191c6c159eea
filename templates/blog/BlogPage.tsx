import type { BlogPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { PostCard } from '../parts/PostCard.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';

/** The list of posts, newest first. */
export function BlogPage({ page }: PageProps<BlogPageModel>) {
  const { title, lead, posts, breadcrumbs, related } = page;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={title} lead={lead} tone="white" />
      <div className="band wrap">
        <h2 className="visually-hidden">Posts</h2>
        {posts.length === 0 ? (
          <p>No blog posts available yet.</p>
        ) : (
          <>
            <p>
              {posts.length} {posts.length === 1 ? 'post' : 'posts'}
            </p>
            <ul className="grid grid--three">
              {posts.map((post) => (
                <li key={post.path}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}
