/** Whether a request may come from where its headers say it does. */
export type OriginCheck = (request: Request) => boolean;

/**
 * Accepts requests of the site's own pages: those whose `Origin` is the host that was asked, or one of `origins` (where a proxy
 * changes the host). Clients that are no browsers send no `Origin` and are welcome. Browsers send `null` for a page without a referrer;
 * then `Sec-Fetch-Site` tells, where there is one.
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
