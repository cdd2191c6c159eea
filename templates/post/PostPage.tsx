import type { PostPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Person } from '../parts/Person.tsx';
import { SourceList } from '../parts/SourceList.tsx';
import { useWords } from '../words.ts';
import { NextPosts } from './NextPosts.tsx';
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
            <section className="leg post__sources" aria-labelledby="sources-title">
              <div className="leg__head">
                <h2 id="sources-title">{blog.sources}</h2>
              </div>
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
      {next && <NextPosts next={next} more={more} />}
    </>
  );
}
