/** The endings that a path has in addition to its normal spelling, longer ones first. */
const ENDINGS = ['/index.html', '.html', '/'];

/** Returns the path in a path or URL, as it is spelt: without the origin, the query and the anchor. */
export function pathIn(address: string): string {
  return address.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#][^]*/, '');
}

/**
 * Returns the normal spelling of a path or URL: lower case, single slashes, no trailing slash, no ".html", no query and no
 * anchor. Takes time in proportion to the length of the address, which anybody may send to the server.
 */
export function normalisePath(address: string): string {
  let path = `/${pathIn(address)}`.toLowerCase().replace(/\/{2,}/g, '/');
  let ending: string | undefined;
  while ((ending = ENDINGS.find((end) => path.endsWith(end))) !== undefined) {
    path = path.slice(0, -ending.length);
  }
  return path || '/';
}
