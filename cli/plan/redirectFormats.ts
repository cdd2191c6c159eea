import type { Redirect } from '#schemas/generated/route.ts';
import { formatVercelHeaders } from './headerFormats.ts';
import type { HeaderRule } from './planHeaders.ts';

/**
 * Formats `_redirects` for Netlify, Cloudflare Pages and the site's own server: one rule a line. The addresses that are gone come last, with
 * the not-found page and status 410. Cloudflare Pages does not support that status and ignores these lines, so it answers with 404.
 */
export function formatRedirectsFile(
  redirects: readonly Redirect[],
  gone: readonly string[] = [],
): string {
  return [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`),
    ...gone.map((path) => `${path} /404.html ${GONE}\n`),
  ].join('');
}

/** Parses a file of `formatRedirectsFile`. Returns the targets of redirects by old path, and the addresses that are gone. */
export function parseRedirectsFile(text: string): {
  targets: Map<string, string>;
  gone: Set<string>;
} {
  const targets = new Map<string, string>();
  const gone = new Set<string>();
  for (const rule of text.trim().split('\n')) {
    const [from = '', to = '', status] = rule.split(' ');
    if (status === GONE) gone.add(from);
    else targets.set(from, to);
  }
  return { targets, gone };
}

const GONE = '410';

/**
 * Formats `vercel.json`: pages without ".html" and trailing slash, the redirects and the headers. Vercel takes "/index" and ".html" off an
 * address before it looks for a redirect, so redirects have the rest of the old path. There is none if that is the path of a page in `pages`.
 */
export function formatVercel(
  redirects: readonly Redirect[],
  headers: readonly HeaderRule[],
  pages: ReadonlySet<string>,
): string {
  // The first of several is the one without an ending, because redirects are sorted.
  const bySource = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const source = cleanUrl(redirect.from);
    if (!pages.has(source) && !bySource.has(source)) bySource.set(source, redirect);
  }
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...bySource].map(([source, { to, status }]) => ({
      source,
      destination: to,
      statusCode: status,
    })),
    headers: formatVercelHeaders(headers),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Returns a path as Vercel's `cleanUrls` leaves it. */
function cleanUrl(path: string): string {
  const clean = path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/^$/, '/');
  return clean === path ? path : cleanUrl(clean);
}
