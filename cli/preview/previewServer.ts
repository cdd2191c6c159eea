import { readFileSync, statSync } from 'node:fs';
import { STATUS_CODES, createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { headersFor, parseHeadersFile } from '#cli/plan/headerFormats.ts';
import { normalisePath } from '#cli/plan/normalisePath.ts';
import { HSTS } from '#cli/plan/planHeaders.ts';
import { errorCode } from './errorCode.ts';
import { isValidHost } from './isValidHost.ts';
import { openFile } from './openFile.ts';
import type { OpenFile } from './openFile.ts';
import { sendFile } from './sendFile.ts';

/** Answers requests below `/api/`; `incoming` tells whom a request comes from. */
export type ApiHandler = (
  request: Request,
  incoming: IncomingMessage,
) => Response | Promise<Response>;

/** Settings of a server that is not only for a look at the site. */
export interface ServerOptions {
  /** Whether a proxy stands before the server, so that `X-Forwarded-Proto` is true. */
  isBehindProxy?: boolean;
  /** Tells the operator. */
  log?(line: string): void;
}

/** The path of the not-found page, which is answered with that status as well. */
const NOT_FOUND = '/404';
/** Files without a rule of their own are revalidated each time. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Files that hosts read (`_redirects`), and hidden ones, apart from those of RFC 8615. */
const PRIVATE = /^\/_[^/]*$|\/\.(?!well-known(?:\/|$))/;
/**
 * How many requests of one connection may wait for their answers. Browsers and proxies send one at a time; without a limit, a single
 * connection could have thousands of files opened.
 */
const MAX_PIPELINED = 20;
/** The statuses of requests that Node cannot parse, by the codes of its errors. */
const PARSE_ERRORS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * A static server over `dist/client` that does what a host does: pages without ".html", compression, ranges, the headers and redirects
 * of the one list, other spellings of a path in one hop, `404.html` with status 404. Serves what is built while it runs at once. Every
 * answer has the security headers of the site.
 *
 * A file that cannot be read is answered with 403, 500 or 503 and logged. No request ends the server.
 */
export function previewServer(
  distDir: string,
  api: ApiHandler = noSuchApi,
  { isBehindProxy = false, log = () => undefined }: ServerOptions = {},
): Server {
  const clientDir = join(distDir, 'client');
  const redirects = latest(join(clientDir, '_redirects'), parseRedirects);
  const headerRules = latest(join(clientDir, '_headers'), parseHeadersFile);
  const apiListener = getRequestListener((request, { incoming }) =>
    api(request, incoming as IncomingMessage),
  );
  /** The headers of the site for a path. */
  const headersOf = (path: string, isSecure: boolean) =>
    Object.entries(headersFor(path, headerRules() ?? [])).filter(
      // RFC 6797, section 7.2: never over plain HTTP.
      ([name]) => isSecure || name !== HSTS,
    );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A proxy asks for a whole address (RFC 9112, section 3.2.2).
    const asked = request.url?.replace(/^https?:\/\/[^/?]*/i, '') || '/';
    const url = URL.parse(`http://localhost${asked}`);
    const path = decodePath(url?.pathname);
    const isSecure = isBehindProxy && isForwardedFromHttps(request);
    for (const [name, value] of headersOf(path ?? '/', isSecure)) response.setHeader(name, value);
    if (!url || !isValidHost(request)) {
      response.setHeader('Connection', 'close');
      sendText(response, 400, 'The request is malformed.');
      return;
    }
    // From here on a path has no ways back ("/a/../b"), as if a browser had asked.
    const { pathname, search } = url;
    request.url = pathname + search;
    if (pathname.startsWith('/api/')) {
      response.removeHeader('Cache-Control');
      await apiListener(request, response);
      return;
    }
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Pages are asked for with GET or HEAD.');
      return;
    }
    if (path !== undefined && !PRIVATE.test(path.replace(/\/{2,}/g, '/'))) {
      const [spelling] = asked.split('?');
      const normal = normalisePath(path).replace(/^\/index$/, '/');
      // An alias may end in ".html", as pages of old sites do.
      const alias = redirects()?.get(path.toLowerCase()) ?? redirects()?.get(normal);
      const to = encodeURI(alias ?? normal);
      if (to !== spelling && (alias !== undefined || (await hasPage(clientDir, normal)))) {
        response.setHeader('Location', to + search);
        response.writeHead(301, { 'Content-Length': 0 }).end();
        return;
      }
      const file = path === NOT_FOUND ? undefined : await openPageOrFile(clientDir, path);
      if (file) {
        await sendFile(request, response, file, 200);
        return;
      }
    }
    // What is missing may be there tomorrow.
    response.setHeader('Cache-Control', REVALIDATE);
    const page = await openPage(clientDir, NOT_FOUND);
    if (page) await sendFile(request, response, page, 404);
    else sendText(response, 404, 'There is no such page.');
  }

  // `requireHostHeader` would answer without the headers of the site.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MAX_PIPELINED) socket.destroy();
    // The parser goes on with requests that arrived together with the one that ended the connection.
    if (socket.destroyed) return;
    unanswered.set(socket, count);
    response.once('finish', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    responses.set(socket, response);
    // The connection is gone, and nobody waits for an answer.
    response.on('error', () => undefined);
    answer(request, response).catch((error: unknown) => {
      const code = errorCode(error);
      log(`A file could not be served: ${code || String(error)}. ${adviceFor(code)}`);
      fail(response, code);
    });
  });

  /** The number of requests on each connection that are not answered yet. */
  const unanswered = new WeakMap<Duplex, number>();
  /** The latest response on each connection. */
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('clientError', (error, socket) => {
    // In the middle of an answer, anything more would become a part of it.
    if (socket.writable && !responses.get(socket)?.headersSent) {
      const status = PARSE_ERRORS[errorCode(error)] ?? 400;
      socket.write(
        plainAnswer(
          status,
          headersOrNone(() => headersOf('/', false)),
        ),
      );
    }
    socket.destroy();
  });
  return server;
}

/** The path without percent-encoding. Undefined if that is wrong, or if the path would lead upwards. */
function decodePath(pathname: string | undefined): string | undefined {
  if (pathname === undefined) return undefined;
  try {
    const path = decodeURIComponent(pathname);
    return /\\|\0|(?:^|\/)\.{1,2}(?:\/|$)/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

type NamedFile = OpenFile & { name: string };

async function openPageOrFile(clientDir: string, path: string): Promise<NamedFile | undefined> {
  // Most files have an extension and no page has one, so that one of the two is opened as a rule.
  return extname(path) === ''
    ? ((await openPage(clientDir, path)) ?? open(clientDir, path.slice(1)))
    : ((await open(clientDir, path.slice(1))) ?? openPage(clientDir, path));
}

function openPage(clientDir: string, path: string): Promise<NamedFile | undefined> {
  return open(clientDir, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
}

async function hasPage(clientDir: string, path: string): Promise<boolean> {
  const page = await openPage(clientDir, path);
  await page?.handle.close();
  return page !== undefined;
}

async function open(clientDir: string, name: string): Promise<NamedFile | undefined> {
  const file = await openFile(clientDir, name);
  return file && { ...file, name };
}

function isForwardedFromHttps({ headersDistinct }: IncomingMessage): boolean {
  // A chain of proxies may list them all; the first is that of the visitor.
  const [first = ''] = headersDistinct['x-forwarded-proto']?.[0]?.split(',') ?? [];
  return first.trim().toLowerCase() === 'https';
}

/** Answers a request whose file could not be read. Cuts the connection if a part of it is already sent. */
function fail(response: ServerResponse, code: string): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  for (const name of ['ETag', 'Last-Modified', 'Content-Encoding', 'Content-Range']) {
    response.removeHeader(name);
  }
  response.setHeader('Cache-Control', 'no-store');
  if (code === 'EACCES' || code === 'EPERM') {
    sendText(response, 403, 'This file cannot be read.');
  } else if (code === 'EMFILE' || code === 'ENFILE') {
    response.setHeader('Retry-After', '10');
    sendText(response, 503, 'The server is busy. Please try again in a few seconds.');
  } else {
    sendText(response, 500, 'Something went wrong. Please try again.');
  }
}

/** What the operator can do about an error of the system. */
function adviceFor(code: string): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return 'Let the user of the server read all of dist/client.';
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files and connections are open. Raise the limit (LimitNOFILE, ulimit -n).';
    default:
      return 'Check the disk, and build the site again.';
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
  });
  response.end(text);
}

/** An answer to a request that could not be parsed. */
function plainAnswer(status: number, headers: readonly (readonly [string, string])[]): string {
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...headers.map((header) => header.join(': ')),
    'Content-Length: 0',
    'Connection: close',
    '\r\n',
  ].join('\r\n');
}

function headersOrNone(read: () => [string, string][]): [string, string][] {
  try {
    return read();
  } catch {
    return [];
  }
}

/**
 * The parsed content of a file of the site, read again if it has changed. Gives undefined if there is no such file. If it cannot be read,
 * gives the last version, or throws if there is none.
 */
function latest<T>(file: string, parse: (text: string) => T): () => T | undefined {
  let version = '';
  let parsed: T | undefined;
  return () => {
    try {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats) return undefined;
      const found = `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
      if (found !== version) {
        parsed = parse(readFileSync(file, 'utf8'));
        version = found;
      }
    } catch (error) {
      if (parsed === undefined) throw error;
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
