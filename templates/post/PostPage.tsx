import type { PostPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { PostCard } from '../parts/PostCard.tsx';
import { SourceList } from '../parts/SourceList.tsx';
import { useWords } from '../words.ts';
import { PostArticle } from './PostArticle.tsx';

/** Renders the page of a post, with other posts to read. */
export function PostPage({ page }: PageProps<PostPageModel>) {
  const { blog } = useWords();
  const { post, tags, author, writer, html, contents, sources, more, breadcrumbs } = page;
  return (
    <>
      <PostArticle
        article={{ ...post, tags, author, writer, html, contents }}
        crumbs={breadcrumbs}
      />
      {sources.length > 0 && (
        <section className="post-sources wrap" aria-labelledby="sources-title">
          <h2 id="sources-title">{blog.sources}</h2>
          <SourceList sources={sources} />
        </section>
      )}
      {more.length > 0 && (
        <section className="band band--tint" aria-labelledby="more-title">
          <div className="wrap">
            <div className="band__head">
              <h2 id="more-title">{blog.related}</h2>
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
