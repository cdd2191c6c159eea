import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '#schemas/generated/route.ts';
import { pageFile } from '#cli/prerender/pageFile.ts';
import type { BuiltSite } from './builtSite.ts';

/** Returns the page with the longest HTML of each type. If this page has a property, the others probably have it, too. */
export function longestPages({ clientDir, routes }: BuiltSite): Route[] {
  const longest = new Map<string, { route: Route; size: number }>();
  for (const route of routes) {
    const { size } = statSync(join(clientDir, pageFile(route.path)));
    if (size > (longest.get(route.type)?.size ?? 0)) longest.set(route.type, { route, size });
  }
  return [...longest.values()].map(({ route }) => route);
}

/** Returns a path that shows a page of a type without a redirect. The not-found page redirects to the home page, except below /locations/. */
export function stayingPath(type: string, path: string): string {
  return type === 'not-found' ? '/locations/nowhere' : path;
}
