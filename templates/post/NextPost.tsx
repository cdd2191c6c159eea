import { fillWords } from '#schemas/fillWords.ts';
import type { PostCardView } from '#schemas/generated/views.ts';
import { Picture } from '../parts/Picture.tsx';
import { unbrokenVersions } from '../parts/unbrokenVersions.ts';
import { useWords } from '../words.ts';

/** Renders the post to read next on a plate over the whole width, with its picture. */
export function NextPost({ post }: { post: PostCardView }) {
  const { blog } = useWords();
  const { title, description, path, date, publishedDate, minutes, image } = post;
  return (
    <section className="band band--primary next-post" aria-labelledby="next-title">
      <div className="plate">
        <div className="wrap columns columns--even">
          {image && <Picture image={image} place="wideCard" />}
          <div className="next-post__words">
            <p className="eyebrow">{blog.next}</p>
            <h2 id="next-title">
              <a href={path}>{title}</a>
            </h2>
            <p>{unbrokenVersions(description)}</p>
            <p className="small">
              <time dateTime={publishedDate}>{date}</time> · {fillWords(blog.minutes, { minutes })}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
