import type { Redirect } from '#schemas/generated/route.ts';
import { formatVercelHeaders } from './headerFormats.ts';
import type { HeaderRule } from './planHeaders.ts';

/** Formats `_redirects` for Netlify and Cloudflare Pages: one rule a line. */
export function formatRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/** Formats `vercel.json`: pages without ".html" and trailing slash, the redirects and the headers. */
export function formatVercel(
  redirects: readonly Redirect[],
  headers: readonly HeaderRule[],
): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      statusCode: status,
    })),
    headers: formatVercelHeaders(headers),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
