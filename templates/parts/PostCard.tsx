import type { PostCardView } from '#schemas/generated/views.ts';
import { Picture } from './Picture.tsx';

/** Tags a card shows before it counts the rest (specification, section 9). */
const SHOWN_TAGS = 3;

/** The parts of an empty card, which a script fills: `renderer/blog/fillCard.client.ts`. */
export type PostCardPart = 'picture' | 'date' | 'minutes' | 'link' | 'description' | 'tags';

/** A post on a list. */
export function PostCard({ post }: { post: PostCardView }) {
  const shown = post.tags.slice(0, SHOWN_TAGS);
  const more = post.tags.length - shown.length;
  return (
    <article className="post-card">
      {post.image && <Picture image={post.image} />}
      <p className="small">
        <time dateTime={post.publishedDate}>{post.date}</time> · {post.minutes} min read
      </p>
      <h3>
        <a href={post.path}>{post.title}</a>
      </h3>
      <p>{post.description}</p>
      <ul className="tags">
        {shown.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
        {more > 0 && <li>+{more} more</li>}
      </ul>
    </article>
  );
}

/** HTML has no `<time>` without a time, not even in a template. */
const ANY_DATE = '2000-01-01';

const part = (name: PostCardPart) => ({ 'data-part': name });

/** A card without a post: for a `<template>`, from which a script makes cards that look like those above. */
export function EmptyPostCard() {
  return (
    <article className="post-card" data-shown-tags={SHOWN_TAGS}>
      <img alt="" loading="lazy" decoding="async" {...part('picture')} />
      <p className="small">
        <time dateTime={ANY_DATE} {...part('date')} /> · <span {...part('minutes')} /> min read
      </p>
      <h3>
        <a {...part('link')} />
      </h3>
      <p {...part('description')} />
      <ul className="tags" {...part('tags')} />
    </article>
  );
}
