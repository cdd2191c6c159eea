import { fillWords } from '#schemas/fillWords.ts';
import type { PostCardView } from '#schemas/generated/views.ts';
import { longWords } from '../parts/longWords.ts';
import { Picture } from '../parts/Picture.tsx';
import { unbrokenVersions } from '../parts/unbrokenVersions.ts';
import { useWords } from '../words.ts';

/** Renders the post to read next over the whole width, with its picture, and the other related posts as rows below it. */
export function NextPosts({ next, more }: { next: PostCardView; more: readonly PostCardView[] }) {
  const { blog } = useWords();
  return (
    <section className="band wrap next-post" aria-labelledby="next-title">
      <div className="next-post__first">
        {next.image && <Picture image={next.image} place="panel" />}
        <div className="next-post__words">
          <p className="eyebrow">{blog.next}</p>
          <h2 id="next-title" className={longWords(next.title)}>
            <a href={next.path}>{next.title}</a>
          </h2>
          <p>{unbrokenVersions(next.description)}</p>
          <PostDate post={next} />
        </div>
      </div>
      {more.length > 0 && (
        <section className="next-post__more" aria-labelledby="more-title">
          <h2 id="more-title">{blog.related}</h2>
          <ul>
            {more.map((post) => (
              <li key={post.path}>
                {post.image && <Picture image={post.image} place="card" />}
                <h3 className={longWords(post.title)}>
                  <a href={post.path}>{post.title}</a>
                </h3>
                <PostDate post={post} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

/** Renders the date of a post and the time to read it. */
function PostDate({ post: { date, publishedDate, minutes } }: { post: PostCardView }) {
  const { blog } = useWords();
  return (
    <p className="small">
      <time dateTime={publishedDate}>{date}</time> · {fillWords(blog.minutes, { minutes })}
    </p>
  );
}
