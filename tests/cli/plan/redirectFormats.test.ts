import { expect, test } from 'vitest';
import {
  formatRedirectsFile,
  formatVercel,
  parseRedirectsFile,
} from '#cli/plan/redirectFormats.ts';
import type { Redirect } from '#schemas/generated/route.ts';

const redirects: Redirect[] = [
  { from: '/old', to: '/new', status: 301, source: 'content/services/new.md' },
  { from: '/old/page.html', to: '/services/marketing', status: 301, source: 'content/x.md' },
];

test('for Netlify and Cloudflare Pages: a line each of old path, new path and status', () => {
  const text = formatRedirectsFile(redirects);
  expect(text).toBe('/old /new 301\n/old/page.html /services/marketing 301\n');
  const rules = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));
  expect(rules.map(([from, to, status]) => ({ from, to, status: Number(status) }))).toEqual(
    redirects.map(({ from, to, status }) => ({ from, to, status })),
  );
});

test('an address that is gone has the not-found page and status 410, after all redirects', () => {
  const text = formatRedirectsFile(redirects, ['/blog/old']);
  expect(text).toBe(`${formatRedirectsFile(redirects)}/blog/old /404.html 410\n`);
  expect(parseRedirectsFile(text)).toEqual({
    targets: new Map(redirects.map(({ from, to }) => [from, to])),
    gone: new Set(['/blog/old']),
  });
});

test('for Vercel: JSON with redirects, and pages without ".html" and trailing slash', () => {
  expect(JSON.parse(formatVercel(redirects, [], new Set()))).toEqual({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      { source: '/old', destination: '/new', statusCode: 301 },
      { source: '/old/page', destination: '/services/marketing', statusCode: 301 },
    ],
    headers: [],
  });
});

test('for Vercel: old paths without the endings that it takes off first, and none that would hide a page', () => {
  const pages = new Set(['/', '/about']);
  const from = [
    '/a',
    '/a.html',
    '/a/index.html',
    '/about.html',
    '/b/index',
    '/c.html.html',
    '/index',
  ];
  const old = from.map(
    (path) => ({ from: path, to: `/new${path}`, status: 301, source: 'content/a.md' }) as const,
  );
  // The first of several with the same path stays.
  expect(JSON.parse(formatVercel(old, [], pages))).toMatchObject({
    redirects: [
      { source: '/a', destination: '/new/a' },
      { source: '/b', destination: '/new/b/index' },
      { source: '/c', destination: '/new/c.html.html' },
    ],
  });
});

test('there is no text without redirects', () => {
  expect(formatRedirectsFile([])).toBe('');
  expect(JSON.parse(formatVercel([], [], new Set()))).toMatchObject({ redirects: [] });
});
