import { normalisePath } from '#cli/plan/normalisePath.ts';

/** The pages and the redirects of a site. */
export interface Addresses {
  /** The new path for an old one. */
  redirect(path: string): string | undefined;
  hasPage(path: string): boolean | Promise<boolean>;
}

/**
 * Returns the path to which a request is redirected: the target of an alias, or the normal spelling of a page's path. Returns undefined
 * if the request is not redirected. `spelling` is the path as it was requested, and `path` is the same path decoded.
 */
export async function redirectOf(
  spelling: string,
  path: string,
  { redirect, hasPage }: Addresses,
): Promise<string | undefined> {
  const normal = normalisePath(path).replace(/^\/index$/, '/');
  // An alias may end in ".html", as pages of old sites do.
  const alias = redirect(path.toLowerCase()) ?? redirect(normal);
  const to = encodeURI(alias ?? normal);
  return to !== spelling && (alias !== undefined || (await hasPage(normal))) ? to : undefined;
}
