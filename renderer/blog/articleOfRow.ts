import { countWords } from '#schemas/countWords.ts';
import { readingTime } from '#schemas/readingTime.ts';
import type { BlogRow } from './readRows.client.ts';
import type { CardPost } from './fillCard.client.ts';
import { isLivePicture } from './isLivePicture.ts';

/** A post that is mapped from a row (docs/behaviour.md#data). */
export interface Article {
  slug: string;
  title: string;
  /** Markdown or HTML, not sanitised. */
  content: string;
  /** The number of words, if the database counted them instead of sending the content. */
  words: number | undefined;
  description: string;
  tags: readonly string[];
  author: string;
  /** YYYY-MM-DD, or empty if the row has no valid date. */
  date: string;
  picture: { src: string; alt: string } | null;
}

/**
 * Maps a row with unknown content to an article. `databaseUrl` is the address of the database, which may store its pictures. `timeZone` is the
 * time zone of the site, in which the build reads dates as well.
 */
export function articleOfRow(row: BlogRow, databaseUrl: string, timeZone: string): Article {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name].trim() : '');
  const image = text('featured_image');
  return {
    slug: text('slug'),
    title: text('title'),
    // Not trimmed, because spaces at the start of a line have a meaning in Markdown.
    content: typeof row.content === 'string' ? row.content : '',
    words: typeof row.words === 'number' ? row.words : undefined,
    description: text('meta_description') || text('excerpt'),
    tags: Array.isArray(row.tags) ? row.tags.filter((tag) => typeof tag === 'string') : [],
    author: text('author'),
    date: dayOf(text('published_date'), timeZone),
    picture: isLivePicture(image, databaseUrl)
      ? { src: image, alt: text('featured_image_alt') || text('title') }
      : null,
  };
}

/**
 * Returns the day in a time zone of a date or a time, or an empty text if it is neither. A time without an offset from UTC is one in that time
 * zone.
 */
function dayOf(text: string, timeZone: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/;
  const time = new Date(text);
  const [own] = /^[\d-]+(?=T[\d:.]+$|$)/.exec(text) ?? [];
  const day = own ?? time.toLocaleDateString('sv-SE', { timeZone });
  return isDay.test(day) && !Number.isNaN(time.getTime()) ? day : '';
}

/** Returns the card of an article. Its words are counted without HTML tags. */
export function cardOfArticle(article: Article): CardPost {
  const { slug, title, description, tags, date, content, words, picture } = article;
  return {
    path: `/blog/${slug}`,
    title,
    description,
    tags,
    date,
    minutes: readingTime(words ?? countWords(content.replace(/<[^>]*>/g, ' '))),
    picture,
  };
}
