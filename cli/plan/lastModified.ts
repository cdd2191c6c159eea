import type { Content } from '#cli/load/content.ts';
import type { PlannedRoute } from '#schemas/generated/manifest.ts';
import type { Route } from '#schemas/generated/route.ts';

/** When each file changed: as its front matter says, else as Git does. */
export function datesOfChange(
  content: Content,
  gitDates: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const dates = new Map(gitDates);
  const entries = [...Object.values(content.singles), ...Object.values(content.collections).flat()];
  for (const { file, data } of entries) {
    if ('lastModified' in data && typeof data.lastModified === 'string') {
      dates.set(file, data.lastModified);
    }
  }
  return dates;
}

/** Dates the routes: each has the newest date of its sources, or none where one of them is unknown. Sorted by path. */
export function dateRoutes(
  planned: readonly PlannedRoute[],
  dates: ReadonlyMap<string, string>,
): Route[] {
  return planned
    .map(({ path, type, title, source, sources, indexable, canonical }): Route => {
      const lastModified = newest(sources, dates);
      return {
        path,
        type,
        title,
        source,
        ...(lastModified && { lastModified }),
        indexable,
        canonical,
      };
    })
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

function newest(
  sources: readonly string[],
  dates: ReadonlyMap<string, string>,
): string | undefined {
  let best: string | undefined;
  for (const source of sources) {
    const date = dates.get(source);
    if (date === undefined) return undefined;
    if (best === undefined || Date.parse(date) > Date.parse(best)) best = date;
  }
  return best;
}
