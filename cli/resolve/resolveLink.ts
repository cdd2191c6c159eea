import type { LinkTargets } from '#cli/model/resolvedContent.ts';
import { aliasPath } from './planRedirects.ts';
import { basePaths } from './planPaths.ts';

/**
 * The page that a related-link key means: a path, a service's slug, or an alias of either (decisions, "Legacy slugs").
 * Undefined where there is none.
 */
export function resolveRelatedLink(key: string, targets: LinkTargets): string | undefined {
  const path = aliasPath(basePaths.services, key);
  const [page = path, rest = ''] = splitPath(path);
  const target = targets.has(page) ? page : targets.redirectOf(page);
  return target && target + rest;
}

/** A path and what follows it: its query and anchor. */
export function splitPath(href: string): [path: string, rest: string] {
  const end = href.search(/[?#]/);
  return end < 0 ? [href, ''] : [href.slice(0, end), href.slice(end)];
}
