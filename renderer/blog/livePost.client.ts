import { countWords } from '#schemas/countWords.ts';
import { longDate } from '#schemas/longDate.ts';
import { readingTime } from '#schemas/readingTime.ts';
import type { LiveBlogView } from '#schemas/generated/liveBlog.ts';
import type { PostPart } from '#templates/post/PostArticle.tsx';
import { articleOfRow } from './articleOfRow.ts';
import type { Article } from './articleOfRow.ts';
import { liveBody } from './liveBody.client.ts';
import { readRow } from './readRows.client.ts';

/**
 * Returns a post that is newer than the build and its element, which is a copy of the template in the page. Returns `undefined` if there
 * is no such post. Throws if the database doesn't answer.
 */
export async function livePost(
  database: LiveBlogView,
  slug: string,
  template: HTMLTemplateElement,
): Promise<{ article: Article; element: HTMLElement } | undefined> {
  const row = await readRow(database, slug);
  if (!row) return undefined;
  const article = articleOfRow(row, database.url, database.timeZone);
  const element = await fillArticle(template, article, database.url);
  return { article, element };
}

async function fillArticle(
  template: HTMLTemplateElement,
  article: Article,
  databaseUrl: string,
): Promise<HTMLElement> {
  const view = template.content.cloneNode(true) as DocumentFragment;
  const part = <E extends HTMLElement>(name: PostPart) => {
    const element = view.querySelector<E>(`[data-part="${name}"]`);
    if (!element) throw new Error(`The template of a post has no part "${name}".`);
    return element;
  };
  part('title').textContent = article.title;
  const date = part('date');
  const time = date.querySelector('time');
  if (article.date && time) {
    time.dateTime = article.date;
    time.textContent = longDate(article.date, document.documentElement.lang);
  } else date.remove();
  part('author').textContent = article.author;
  part('tags').append(
    ...article.tags.map((tag) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = `/blog?${new URLSearchParams({ tag })}`;
      link.textContent = tag;
      item.append(link);
      return item;
    }),
  );
  const picture = part<HTMLImageElement>('picture');
  if (article.picture) {
    // The picture may be missing, because it can be newer than the build, like the post.
    picture.addEventListener('error', () => picture.remove());
    Object.assign(picture, article.picture);
  } else picture.remove();
  const body = part('body');
  body.append(await liveBody(article.content, databaseUrl));
  part('minutes').textContent = String(readingTime(countWords(body.textContent)));
  const element = view.querySelector<HTMLElement>('article');
  if (!element) throw new Error('The template of a post has no article.');
  return element;
}
