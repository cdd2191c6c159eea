import type { PostPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { Html } from '../parts/Html.tsx';
import { Picture } from '../parts/Picture.tsx';
import { PostCard } from '../parts/PostCard.tsx';

/** One post. */
export function PostPage({ page }: PageProps<PostPageModel>) {
  const { post, author, html, more, breadcrumbs } = page;
  return (
    <>
      <article className="band wrap">
        <Breadcrumbs crumbs={breadcrumbs} />
        <h1>{post.title}</h1>
        <p className="small">
          <time dateTime={post.publishedDate}>{post.date}</time> · {post.minutes} min read ·{' '}
          {author}
        </p>
        <ul className="tags">
          {post.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        {post.image && <Picture image={post.image} place="feature" eager />}
        <Html html={html} />
        <p>
          <a href="/blog">Back to Blog</a>
        </p>
      </article>
      <section className="band band--tint" aria-labelledby="more-title">
        <div className="wrap">
          <h2 id="more-title">More Articles</h2>
          <ul className="grid grid--three">
            {more.map((other) => (
              <li key={other.path}>
                <PostCard post={other} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
