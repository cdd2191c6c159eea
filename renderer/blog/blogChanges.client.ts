import type { LiveBlogView } from '#schemas/generated/liveBlog.ts';
import { articleOfRow, cardOfArticle } from './articleOfRow.ts';
import { readChanges, readRowsSince } from './readRows.client.ts';
import type { BlogChanges } from './searchPosts.ts';

/**
 * Returns the posts that changed since the build. `changedSince` is the time of the last change that the build read. Without it, the query
 * is for posts since the day `since`. It finds new posts, but not edited, back-dated or withdrawn ones. Posts without a valid date are left
 * out, because the build does not list them either.
 */
export async function blogChanges(
  database: LiveBlogView,
  { since, changedSince }: { since: string; changedSince?: string | undefined },
): Promise<BlogChanges> {
  const rows = changedSince
    ? await readChanges(database, changedSince)
    : await readRowsSince(database, since);
  const articles = rows.map((row) => ({
    row,
    article: articleOfRow(row, database.url, database.timeZone),
  }));
  return {
    posts: articles
      .filter(({ row, article }) => row.withdrawn !== true && article.date !== '')
      .map(({ article }) => cardOfArticle(article)),
    withdrawn: new Set(
      articles
        .filter(({ row }) => row.withdrawn === true)
        .map(({ article }) => `/blog/${article.slug}`),
    ),
    knowsEdits: Boolean(changedSince),
  };
}
