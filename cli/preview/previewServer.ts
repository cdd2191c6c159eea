import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import compression from 'compression';
import sirv from 'sirv';
import { headersFor, parseHeadersFile } from '#cli/plan/headerFormats.ts';
import { normalisePath } from '#cli/plan/normalisePath.ts';

/** Answers requests below `/api/`; `incoming` tells whom a request comes from. */
export type ApiHandler = (
  request: Request,
  incoming: IncomingMessage,
) => Response | Promise<Response>;

/** Where the not-found page lies; it has that status there too. */
const NOT_FOUND = '/404';
/** What has no rule of its own is asked for again each time, and answered with 304 where it is the same. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * A static server over `dist/client` that does what a host does: pages without ".html", compression, the headers and redirects
 * of the one list, other spellings of a path in one hop, `404.html` with status 404. What is built while it runs is served at
 * once.
 */
export function previewServer(distDir: string, api: ApiHandler = noSuchApi): Server {
  const clientDir = join(distDir, 'client');
  const redirectTable = latest(join(clientDir, '_redirects'), parseRedirects);
  const redirectOf = (path: string) => redirectTable()?.get(path);
  const headerRules = latest(join(clientDir, '_headers'), parseHeadersFile);
  const compress = compression();
  const apiListener = getRequestListener((request, { incoming }) =>
    api(request, incoming as IncomingMessage),
  );
  const files = sirv(clientDir, {
    dev: true,
    etag: true,
    extensions: ['html'],
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
    response.setHeader('Cache-Control', REVALIDATE);
    for (const [name, value] of Object.entries(headersFor(pathname, headerRules() ?? []))) {
      response.setHeader(name, value);
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

/** What a file of the site says, read again when it has changed; undefined where it is not there. */
function latest<T>(file: string, parse: (text: string) => T): () => T | undefined {
  let version = '';
  let parsed: T | undefined;
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const { mtimeMs, size } = stats;
    if (version !== `${mtimeMs} ${size}`) {
      version = `${mtimeMs} ${size}`;
      parsed = parse(readFileSync(file, 'utf8'));
    }
    return parsed;
  };
}

/** The table that static hosts read: where each old path leads. */
function parseRedirects(text: string): Map<string, string> {
  const rules = text.trim().split('\n');
  return new Map(rules.map((rule) => rule.split(' ', 2) as [string, string]));
}

/** The answer where no API is mounted, as problem details (RFC 9457). */
function noSuchApi(): Response {
  return Response.json(
    { title: 'There is no such address.', status: 404 },
    { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
  );
}
