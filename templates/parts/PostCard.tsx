import { fillWords } from '#schemas/fillWords.ts';
import type { PostCardView } from '#schemas/generated/views.ts';
import { fillNodes } from '../fillNodes.tsx';
import { useWords } from '../words.ts';
import { Picture } from './Picture.tsx';
import type { PicturePlace } from './pictureSizes.ts';
import { unbrokenVersions } from './unbrokenVersions.ts';

/** The maximum number of tags on a card, which shows the number of the others. */
const SHOWN_TAGS = 3;

/** The elements of an empty card, which `renderer/blog/fillCard.client.ts` fills. */
export type PostCardPart = 'picture' | 'date' | 'minutes' | 'link' | 'description' | 'tags';

/** Renders the card of a post in a list. */
export function PostCard({ post, place }: { post: PostCardView; place?: PicturePlace }) {
  const { blog, scripts } = useWords();
  const shown = post.tags.slice(0, SHOWN_TAGS);
  const more = post.tags.length - shown.length;
  return (
    <article className="post-card">
      {post.image && <Picture image={post.image} place={place} />}
      <p className="small">
        <time dateTime={post.publishedDate}>{post.date}</time>{' '}
        <b>{fillWords(blog.minutes, { minutes: post.minutes })}</b>
      </p>
      <h3>
        <a href={post.path}>{post.title}</a>
      </h3>
      <p>{unbrokenVersions(post.description)}</p>
      <ul className="tags">
        {shown.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
        {more > 0 && <li>{fillWords(scripts.posts.moreTags, { count: more })}</li>}
      </ul>
    </article>
  );
}

/** A placeholder, because HTML allows no `<time>` without a date, not even in a template. */
const ANY_DATE = '2000-01-01';

const part = (name: PostCardPart) => ({ 'data-part': name });

/** Renders a card without a post, for a `<template>` from which a script makes cards. */
export function EmptyPostCard() {
  const { blog } = useWords();
  return (
    <article className="post-card" data-shown-tags={SHOWN_TAGS}>
      <img alt="" loading="lazy" decoding="async" {...part('picture')} />
      <p className="small">
        <time dateTime={ANY_DATE} {...part('date')} />{' '}
        <b>{fillNodes(blog.minutes, { minutes: <span {...part('minutes')} /> })}</b>
      </p>
      <h3>
        <a {...part('link')} />
      </h3>
      <p {...part('description')} />
      <ul className="tags" {...part('tags')} />
    </article>
  );
}
