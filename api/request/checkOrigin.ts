/** Returns whether the origin of a request is allowed. */
export type OriginCheck = (request: Request) => boolean;

/**
 * Returns a check that accepts requests of the site's own pages: those whose `Origin` is the requested host, or one of `origins` if a
 * proxy changes the host. Clients other than browsers send no `Origin` and are accepted. Browsers send `null` for a page without a
 * referrer. Then `Sec-Fetch-Site` decides, if it is present.
 */
export function originCheck(origins: readonly string[]): OriginCheck {
  const hosts = new Set(origins.map((origin) => URL.parse(origin)?.host));
  return (request) => {
    const origin = request.headers.get('origin');
    if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site';
    if (origin === 'null') {
      return ['same-origin', null].includes(request.headers.get('sec-fetch-site'));
    }
    const host = URL.parse(origin)?.host;
    return host !== undefined && (host === URL.parse(request.url)?.host || hosts.has(host));
  };
}
