import { longDate } from '#schemas/longDate.ts';
import { fillWords } from '#schemas/fillWords.ts';
import type { PostCardPart } from '#templates/parts/PostCard.tsx';
import type { BlogListParts } from './blogListParts.client.ts';

/** The fields of a post that its card shows. */
export interface CardPost {
  path: string;
  title: string;
  description: string;
  tags: readonly string[];
  /** YYYY-MM-DD. */
  date: string;
  minutes: number;
  /** The picture. Its size is unknown if the post is newer than the build. */
  picture: { src: string; alt: string; width?: number; height?: number } | null;
}

/** Returns a card for a post. It is a copy of the template in the page, so all cards have the same markup. All values are set as text. */
export function fillCard(
  { card: template, words }: Pick<BlogListParts, 'card' | 'words'>,
  post: CardPost,
): DocumentFragment {
  const card = template.content.cloneNode(true) as DocumentFragment;
  const part = <E extends HTMLElement>(name: PostCardPart) => {
    const element = card.querySelector<E>(`[data-part="${name}"]`);
    if (!element) throw new Error(`The template of a card has no part "${name}".`);
    element.removeAttribute('data-part');
    return element;
  };
  const picture = part<HTMLImageElement>('picture');
  if (post.picture) {
    // The picture of a post that is newer than the build may not be on the site yet.
    picture.addEventListener('error', () => picture.remove());
    Object.assign(picture, post.picture);
  } else picture.remove();
  const date = part<HTMLTimeElement>('date');
  date.dateTime = post.date;
  date.textContent = longDate(post.date, document.documentElement.lang);
  part('minutes').textContent = String(post.minutes);
  const link = part<HTMLAnchorElement>('link');
  link.href = post.path;
  link.textContent = post.title;
  part('description').textContent = post.description;
  const shown = Number(card.querySelector<HTMLElement>('[data-shown-tags]')?.dataset.shownTags);
  const more = post.tags.length - shown;
  part('tags').append(
    ...[
      ...post.tags.slice(0, shown),
      ...(more > 0 ? [fillWords(words.moreTags, { count: more })] : []),
    ].map((text) => {
      const item = document.createElement('li');
      item.textContent = text;
      return item;
    }),
  );
  return card;
}
