import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import compression from 'compression';
import sirv from 'sirv';
import { normalisePath } from '#cli/plan/normalisePath.ts';

/** Answers requests below `/api/`. */
export type ApiHandler = (request: Request) => Response | Promise<Response>;

/** Hashed names never change their content, so browsers may keep them for a year. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Where the not-found page lies; it has that status there too. */
const NOT_FOUND = '/404';
/** Pages and pictures are asked for again each time, and answered with 304 where they are the same. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * A static server over `dist/client` that does what a host does: pages without ".html", compression, caching, redirects from
 * the one list, other spellings of a path in one hop, `404.html` with status 404. What is built while it runs is served at
 * once.
 */
export function previewServer(distDir: string, api: ApiHandler = noSuchApi): Server {
  const clientDir = join(distDir, 'client');
  const redirectOf = redirectTable(join(clientDir, '_redirects'));
  const compress = compression();
  const apiListener = getRequestListener(api);
  const files = sirv(clientDir, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? FOREVER : REVALIDATE);
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });

  return createServer((request, response) => {
    // A proxy asks for a whole address (RFC 9112, section 3.2.2).
    const asked = request.url?.replace(/^https?:\/\/[^/?]*/i, '') || '/';
    const url = URL.parse(`http://localhost${asked}`);
    if (!url) {
      response.writeHead(400).end();
      return;
    }
    // From here on a path has no ways back ("/a/../b"), as if a browser had asked.
    const { pathname, search } = url;
    request.url = pathname + search;
    if (pathname.startsWith('/api/')) {
      void apiListener(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [spelling] = asked.split('?');
    const to = destination(pathname, redirectOf, (page) => existsSync(pageFile(clientDir, page)));
    if (to !== undefined && to !== spelling) {
      response.writeHead(301, { Location: to + search }).end();
      return;
    }
    serve(compress, pathname === NOT_FOUND ? nothing : files, clientDir, request, response);
  });
}

/** The one path by which a page is asked for: where an alias leads, or the usual spelling. Undefined where there is no page. */
function destination(
  path: string,
  redirectOf: (path: string) => string | undefined,
  isPage: (path: string) => boolean,
): string | undefined {
  const normal = normalisePath(path);
  // An alias may end in ".html", as pages of old sites do.
  return (
    redirectOf(path.toLowerCase()) ?? redirectOf(normal) ?? (isPage(normal) ? normal : undefined)
  );
}

/** Answers with a file, or leaves the answer to `next`. */
type Files = ReturnType<typeof sirv>;

/** No files at all. */
const nothing: Files = (_request, _response, next) => next?.();

function pageFile(clientDir: string, path: string): string {
  return join(clientDir, path === '/' ? 'index.html' : `${path}.html`);
}

function serve(
  compress: ReturnType<typeof compression>,
  files: Files,
  clientDir: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // `compression` is typed for Express and needs nothing of it.
  const [req, res] = [request, response] as unknown as Parameters<typeof compress>;
  compress(req, res, () =>
    files(request, response, () => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', REVALIDATE);
      const page = pageFile(clientDir, NOT_FOUND);
      response.end(existsSync(page) ? readFileSync(page) : 'There is no such page.');
    }),
  );
}

/** Looks redirects up in the table that static hosts read, which is read again when it has changed. */
function redirectTable(file: string): (path: string) => string | undefined {
  let version = '';
  let table = new Map<string, string>();
  return (path) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const { mtimeMs, size } = stats;
    if (version !== `${mtimeMs} ${size}`) {
      version = `${mtimeMs} ${size}`;
      const rules = readFileSync(file, 'utf8').trim().split('\n');
      table = new Map(rules.map((rule) => rule.split(' ', 2) as [string, string]));
    }
    return table.get(path);
  };
}

/** The answer where no API is mounted, as problem details (RFC 9457). */
function noSuchApi(): Response {
  return Response.json(
    { title: 'There is no such address.', status: 404 },
    { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
  );
}
