import type { Content } from '#cli/model/content.ts';
import type { PlannedRoute } from '#schemas/generated/manifest.ts';
import type { Post } from '#schemas/post.ts';
import type { Route } from '#schemas/generated/route.ts';

/** Returns the day on which a post last changed in substance. One that is planned may be edited before its day, which readers do not see. */
export function lastChangeOf({ lastModified, publishedDate }: Post): string {
  return lastModified !== undefined && lastModified > publishedDate ? lastModified : publishedDate;
}

/** Returns the date on which each file changed, from its front matter or else from Git. */
export function datesOfChange(
  content: Content,
  gitDates: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const dates = new Map(gitDates);
  const { towns, posts, ...others } = content.collections;
  const dated = towns.filter(({ summary }) => summary?.isDated ?? true);
  const entries = [...Object.values(content.singles), ...dated, ...Object.values(others).flat()];
  for (const { file, data } of entries) {
    if ('lastModified' in data && typeof data.lastModified === 'string') {
      dates.set(file, data.lastModified);
    }
  }
  for (const { file, data } of posts) {
    if (data.lastModified !== undefined) dates.set(file, lastChangeOf(data));
  }
  return dates;
}

/**
 * Returns the routes with dates, sorted by path. The date of a route is the newest of its sources. A route has none if a source
 * has none.
 */
export function dateRoutes(
  planned: Iterable<PlannedRoute>,
  dates: ReadonlyMap<string, string>,
): Route[] {
  const moments = new Map(
    [...dates].map(([file, date]): [string, Moment] => [file, { date, time: Date.parse(date) }]),
  );
  const routes: Route[] = [];
  for (const { path, type, title, source, sources, indexable, canonical } of planned) {
    const lastModified = newest(sources, moments);
    routes.push({
      path,
      type,
      title,
      source,
      ...(lastModified && { lastModified }),
      indexable,
      canonical,
    });
  }
  return routes.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** A date as it was written, and in milliseconds since 1970. */
interface Moment {
  date: string;
  time: number;
}

function newest(
  sources: readonly string[],
  moments: ReadonlyMap<string, Moment>,
): string | undefined {
  let best: Moment | undefined;
  for (const source of sources) {
    const moment = moments.get(source);
    if (moment === undefined) return undefined;
    if (best === undefined || moment.time > best.time) best = moment;
  }
  return best?.date;
}
