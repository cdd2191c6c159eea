import type { PostPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Person } from '../parts/Person.tsx';
import { PostCard } from '../parts/PostCard.tsx';
import { SourceList } from '../parts/SourceList.tsx';
import { useWords } from '../words.ts';
import { NextPost } from './NextPost.tsx';
import { PostArticle } from './PostArticle.tsx';
import { ServiceOffer } from './ServiceOffer.tsx';

/** Renders the page of a post, with its author, the service that it is about, and other posts to read. */
export function PostPage({ page, layout }: PageProps<PostPageModel>) {
  const { blog } = useWords();
  const { post, tags, author, writer, excerpt, body, contents, sources, breadcrumbs } = page;
  const { service } = page;
  const [next, ...more] = page.more;
  return (
    <>
      <PostArticle
        article={{ ...post, tags, author, writer, excerpt, body, contents }}
        crumbs={breadcrumbs}
        sources={
          sources.length > 0 && (
            <section className="post__sources" aria-labelledby="sources-title">
              <h2 id="sources-title">{blog.sources}</h2>
              <SourceList sources={sources} />
            </section>
          )
        }
      />
      {(writer ?? service) && (
        <div className="band band--tint">
          <div className="wrap post-after">
            {writer && (
              <section aria-labelledby="writer-title">
                <h2 id="writer-title">{blog.writer}</h2>
                <Person person={writer} place="thumb" />
              </section>
            )}
            {service && <ServiceOffer service={service} brand={layout.brand} />}
          </div>
        </div>
      )}
      {next && <NextPost post={next} />}
      {more.length > 0 && (
        <section className="band" aria-labelledby="more-title">
          <div className="wrap">
            <div className="band__head">
              <h2 id="more-title">{blog.related}</h2>
            </div>
            <ul className="grid grid--two">
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
