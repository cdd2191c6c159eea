/**
 * Returns the normal spelling of a path or URL: lower case, single slashes, no trailing slash, no ".html", no query and no
 * anchor.
 */
export function normalisePath(address: string): string {
  const withoutOrigin = address.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  const path = `/${withoutOrigin}`.toLowerCase().replace(/\/{2,}/g, '/');
  return path.replace(/(?:(?:\/index)?\.html|\/)+$/, '') || '/';
}
