/**
 * The one spelling of a path: lower case, single slashes, no slash at the end, no ".html" (decisions, "Legacy slugs"). Takes
 * a full address too, and drops its query and anchor.
 */
export function normalisePath(address: string): string {
  const withoutOrigin = address.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  const path = `/${withoutOrigin}`.toLowerCase().replace(/\/{2,}/g, '/');
  return path.replace(/(?:(?:\/index)?\.html|\/)+$/, '') || '/';
}
