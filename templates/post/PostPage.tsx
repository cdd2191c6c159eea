import type { PostPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { PostCard } from '../parts/PostCard.tsx';
import { SourceList } from '../parts/SourceList.tsx';
import { PostArticle } from './PostArticle.tsx';

/** Renders the page of a post, with other posts to read. */
export function PostPage({ page }: PageProps<PostPageModel>) {
  const { post, tags, author, html, contents, sources, more, breadcrumbs } = page;
  return (
    <>
      <PostArticle article={{ ...post, tags, author, html, contents }} crumbs={breadcrumbs} />
      {sources.length > 0 && (
        <section className="post-sources wrap" aria-labelledby="sources-title">
          <h2 id="sources-title">Sources of the figures</h2>
          <SourceList sources={sources} />
        </section>
      )}
      {more.length > 0 && (
        <section className="band band--tint" aria-labelledby="more-title">
          <div className="wrap">
            <div className="band__head">
              <h2 id="more-title">Related articles</h2>
            </div>
            <ul className="grid grid--three">
              {more.map((other) => (
                <li key={other.path}>
                  <PostCard post={other} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
