import type { BlogRow } from './readRows.client.ts';
import type { CardPost } from './fillCard.client.ts';
import { isLivePicture } from './isLivePicture.ts';

/** Words a minute for the reading time (specification, section 5). */
const READING_SPEED = 200;

/** A post as it is mapped from a row (specification, section 3). */
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
  /** YYYY-MM-DD. */
  date: string;
  picture: { src: string; alt: string } | null;
}

/** Maps a row, whatever it holds, to an article of texts. `databaseUrl` is where its pictures may be stored. */
export function articleOfRow(row: BlogRow, databaseUrl: string): Article {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name].trim() : '');
  const image = text('featured_image');
  return {
    slug: text('slug'),
    title: text('title'),
    // Not trimmed: spaces at the start of a line mean something in Markdown.
    content: typeof row.content === 'string' ? row.content : '',
    words: typeof row.words === 'number' ? row.words : undefined,
    description: text('meta_description') || text('excerpt'),
    tags: Array.isArray(row.tags) ? row.tags.filter((tag) => typeof tag === 'string') : [],
    author: text('author'),
    date: text('published_date').slice(0, 10),
    picture: isLivePicture(image, databaseUrl)
      ? { src: image, alt: text('featured_image_alt') || text('title') }
      : null,
  };
}

/** An article as a card shows it. Its words are counted as they were written, without HTML tags. */
export function cardOfArticle(article: Article): CardPost {
  const { slug, title, description, tags, date, content, words, picture } = article;
  return {
    path: `/blog/${slug}`,
    title,
    description,
    tags,
    date,
    minutes:
      words === undefined
        ? readingTime(content.replace(/<[^>]*>/g, ' '))
        : Math.ceil(words / READING_SPEED),
    picture,
  };
}

/** Minutes that a text takes to read, rounded up. */
export function readingTime(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.ceil(words.length / READING_SPEED);
}
