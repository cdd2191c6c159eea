import type { LiveBlog } from '#schemas/generated/liveBlog.ts';
import { articleOfRow, cardOfArticle } from './articleOfRow.ts';
import type { CardPost } from './fillCard.client.ts';
import { readRowsSince } from './readRows.client.ts';

/** The posts from a day on that are not at one of `known` paths, the newest first. */
export async function newerPosts(
  database: LiveBlog,
  since: string,
  known: ReadonlySet<string>,
): Promise<CardPost[]> {
  const rows = await readRowsSince(database, since);
  return rows.map((row) => cardOfArticle(articleOfRow(row))).filter(({ path }) => !known.has(path));
}
