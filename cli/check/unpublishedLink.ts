import type { FindingArgs } from '#cli/model/finding.ts';

/**
 * Returns why a link should not be published, or `undefined` if it may be. `isSite` is whether the address has to be that of a finished site:
 * "dev." and "test." are the start of some public addresses, such as "dev.azure.com".
 */
export function unpublishedLink(
  href: string,
  isSite = false,
): FindingArgs['link-unpublished'] | undefined {
  if (!LIKELY.test(href) || !URL.canParse(href, BASE)) return undefined;
  const url = new URL(href, BASE);
  const { hostname, pathname } = url;
  const address = hostname + pathname;
  if (DOCUMENT.test(address)) return { href, kind: 'document' };
  if (PRIVATE_HOST.test(hostname)) return { href, kind: 'private' };
  if ((isSite ? UNFINISHED_SITE : PREVIEW).test(hostname)) return { href, kind: 'preview' };
  const found = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  const [first] = found;
  if (first === undefined) return undefined;
  return { href, kind: 'tracking', found: first, write: withoutParameters(href, found) };
}

/** The base of links that are paths. Its host is in none of the patterns. */
const BASE = 'https://site.invalid';

/** Matches every link that one of the other patterns matches, and few others. Most links do not match, so they need no parsing. */
const LIKELY =
  /\/\/(?:localhost|[\d.]+|\[|[^/]*(?:google|sharepoint|onedrive|1drv|dropbox|notion|figma|github|slack|asana|canva|netlify|vercel|pages\.dev|staging|uat|preview|dev|test))|[?&](?:utm_|fbclid|gclid|mc_eid)/i;

/** Documents that only some people may open, or that change without notice. Published documents and forms are not among them. */
const DOCUMENT =
  /^(?:docs\.google\.com\/(?:document|spreadsheets|presentation)\/(?!d\/e\/)|drive\.google\.com\/(?:file|drive|open)|[\w-]+\.sharepoint\.com\/|onedrive\.live\.com\/|1drv\.ms\/|(?:www\.)?dropbox\.com\/(?:s|sh|scl|home|work|preview)\/|(?:www\.)?notion\.so\/.*[\da-f]{32}$|(?:www\.)?figma\.com\/(?:file|design|proto|board|slides)\/|github\.com\/[^/]+\/[^/]+\/edit\/|[\w-]+\.slack\.com\/archives\/|app\.asana\.com\/|mail\.google\.com\/|(?:www\.)?canva\.com\/design\/.*\/edit$)/;

/** This computer, and the addresses of private networks (https://www.rfc-editor.org/rfc/rfc1918). */
const PRIVATE_HOST =
  /^(?:localhost|0\.0\.0\.0|127\.[\d.]+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\])$/;

const PREVIEW = /^(?:[\w-]+\.)*(?:staging|uat)\.|\.(?:netlify\.app|vercel\.app|pages\.dev)$/;

const UNFINISHED_SITE =
  /^(?:[\w-]+\.)*(?:staging|stage|uat)\.|^(?:dev|preview|test)\.[^.]+\.|\.(?:netlify\.app|vercel\.app|pages\.dev)$/;

const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_eid)$/i;

/** Returns an address without some parameters of its query. The others stay as they were written. */
function withoutParameters(href: string, names: readonly string[]): string {
  const [, start = '', query = '', end = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(href) ?? [];
  const kept = query.split('&').filter((pair) => !names.includes(pair.split('=')[0] ?? ''));
  return start + (kept.length > 0 ? `?${kept.join('&')}` : '') + end;
}
