import type { LinkTargets } from '#cli/model/resolvedContent.ts';
import { aliasPath } from './planRedirects.ts';
import { basePaths } from './planPaths.ts';

/**
 * Returns the path of the page that a related link names. The link is a path, the slug of a service, or an alias of either.
 * Returns `undefined` if there is no such page.
 */
export function resolveRelatedLink(key: string, targets: LinkTargets): string | undefined {
  const path = aliasPath(basePaths.services, key);
  const [page = path, rest = ''] = splitPath(path);
  const target = targets.has(page) ? page : targets.redirectOf(page);
  return target && target + rest;
}

/** Splits a path from its query and anchor. */
export function splitPath(href: string): [path: string, rest: string] {
  const end = href.search(/[?#]/);
  return end < 0 ? [href, ''] : [href.slice(0, end), href.slice(end)];
}
