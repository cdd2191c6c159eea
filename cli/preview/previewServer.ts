import { STATUS_CODES, createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { headersFor, parseHeadersFile } from '#cli/plan/headerFormats.ts';
import { HSTS } from '#cli/plan/planHeaders.ts';
import { parseRedirectsFile } from '#cli/plan/redirectFormats.ts';
import { adviceFor, answerFailure } from './answerFailure.ts';
import { decodePath } from './decodePath.ts';
import { errorCode } from '#cli/files/errorCode.ts';
import { isGone } from './isGone.ts';
import { isValidHost } from './isValidHost.ts';
import { latestVersion } from './latestVersion.ts';
import { hasPage, openPage, openPageOrFile } from './openPage.ts';
import { redirectOf } from './redirectOf.ts';
import { requestTarget } from './requestTarget.ts';
import { sendFile } from './sendFile.ts';
import { sendText } from './sendText.ts';

/** Answers requests below `/api/`. `incoming` is the same request with its connection. */
export type ApiHandler = (
  request: Request,
  incoming: IncomingMessage,
) => Response | Promise<Response>;

/** Options for a server that visitors use. */
export interface ServerOptions {
  /** Whether the server is behind a proxy, so that `X-Forwarded-Proto` can be trusted. */
  isBehindProxy?: boolean;
  /**
   * The time after which a connection is closed if its client does not read the file, in milliseconds. It is closed after at most twice this
   * time.
   */
  idleTimeout?: number;
  /** Writes a line to the operator's log. */
  log?(line: string): void;
}

/** The path of the not-found page, which has the status 404 under its own path too. */
const NOT_FOUND = '/404';
/** The `Cache-Control` of files without a rule of their own. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Paths that are not served: files for hosts (`_redirects`), and hidden files, except those of RFC 8615. */
const PRIVATE = /^\/_[^/]*$|\/\.(?!well-known(?:\/|$))/;
/**
 * The maximum number of requests of one connection that wait for their answers. Browsers and proxies send one at a time. Without a limit,
 * a single connection could open thousands of files.
 */
const MAX_PIPELINED = 20;
/** The statuses of requests that Node cannot parse, by the codes of its errors. */
const PARSE_ERRORS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Creates a server for `dist/client` that behaves as a static host does. It serves pages without ".html", compression, ranges, the headers
 * and redirects that all hosts get, and `404.html` with status 404 (410 if the address is gone), and redirects other spellings of a path in
 * one hop. It serves a new build at once. Every answer has the security headers of the site.
 *
 * A file that cannot be read is answered with 403, 500 or 503 and logged. No request ends the server.
 */
export function previewServer(
  distDir: string,
  api: ApiHandler = noSuchApi,
  { isBehindProxy = false, idleTimeout = 30_000, log = () => undefined }: ServerOptions = {},
): Server {
  const clientDir = join(distDir, 'client');
  const redirects = latestVersion(join(clientDir, '_redirects'), parseRedirectsFile);
  const headerRules = latestVersion(join(clientDir, '_headers'), parseHeadersFile);
  const apiListener = getRequestListener((request, { incoming }) =>
    api(request, incoming as IncomingMessage),
  );
  /** Returns the headers of the site for a path. */
  const headersOf = (path: string, isSecure: boolean) =>
    Object.entries(headersFor(path, headerRules() ?? [])).filter(
      // RFC 6797, section 7.2: never over plain HTTP.
      ([name]) => isSecure || name !== HSTS,
    );

  const send: typeof sendFile = async (request, response, file, status) => {
    // A client that doesn't read would keep the file open forever.
    const stop = cutIfUnread(request.socket, response, idleTimeout);
    try {
      await sendFile(request, response, file, status);
    } finally {
      stop();
    }
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = requestTarget(request);
    const url = URL.parse(`http://localhost${asked}`);
    const path = decodePath(url?.pathname);
    const isSecure = isBehindProxy && isForwardedFromHttps(request);
    for (const [name, value] of headersOf(path ?? '/', isSecure)) response.setHeader(name, value);
    if (!url || !isValidHost(request)) {
      response.setHeader('Connection', 'close');
      sendText(response, 400, 'The request is malformed.');
      return;
    }
    if (isCoded(request)) {
      response.setHeader('Connection', 'close');
      sendText(response, 501, 'Send the body without a transfer coding other than chunked.');
      return;
    }
    // The parsed path is free of "/a/../b", as browsers send it.
    const { pathname, search } = url;
    request.url = pathname + search;
    if (pathname.startsWith('/api/')) {
      response.removeHeader('Cache-Control');
      // The listener refuses a request of HTTP/1.0 without a host, and spellings of a host that are valid but not usual.
      request.headers.host = URL.parse(`http://${request.headers.host ?? 'localhost'}/`)?.host;
      await apiListener(request, response);
      return;
    }
    // Nothing reads the body. On a connection that stays open, Node would wait for all of it.
    if (hasBody(request)) response.setHeader('Connection', 'close');
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Use GET or HEAD.');
      return;
    }
    let status = 404;
    if (path !== undefined && !PRIVATE.test(path.replace(/\/{2,}/g, '/'))) {
      const [spelling = ''] = asked.split('?');
      const { targets, gone } = redirects() ?? {};
      const to = await redirectOf(spelling, path, {
        redirect: (old) => targets?.get(old),
        hasPage: (normal) => hasPage(clientDir, normal),
      });
      if (to !== undefined) {
        response.setHeader('Location', to + search);
        response.writeHead(301, { 'Content-Length': 0 }).end();
        return;
      }
      const file = path === NOT_FOUND ? undefined : await openPageOrFile(clientDir, path);
      if (file) {
        await send(request, response, file, 200);
        return;
      }
      if (isGone(path, gone)) status = 410;
    }
    // The page may exist after the next build.
    response.setHeader('Cache-Control', REVALIDATE);
    const page = await openPage(clientDir, NOT_FOUND);
    if (page) await send(request, response, page, status);
    else sendText(response, status, 'There is no such page.');
  }

  const connections = new WeakMap<Duplex, Connection>();
  const options = {
    // Node would answer without the headers of the site.
    requireHostHeader: false,
    // By default, Node applies the timeouts of requests only every 30 seconds.
    connectionsCheckingInterval: 2000,
  };
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? { unanswered: 0, answering: Promise.resolve() };
    connections.set(socket, connection);
    connection.unanswered++;
    if (connection.unanswered > MAX_PIPELINED) socket.destroy();
    // The parser continues with requests that arrived together with the one that ended the connection.
    if (socket.destroyed) return;
    connection.latest = response;
    response.once('finish', () => connection.unanswered--);
    // The connection is closed, so nobody waits for an answer.
    response.on('error', () => undefined);
    // Requests that were sent ahead have to wait, so that a connection has one file open at a time.
    connection.answering = connection.answering.then(async () => {
      if (!socket.writable) return;
      try {
        await answer(request, response);
      } catch (error) {
        const code = errorCode(error);
        const reason = (code || String(error)).replace(/\.$/, '');
        log(`A file could not be served: ${reason}. ${adviceFor(code)}`);
        answerFailure(response, code);
      }
    });
  });

  // An unknown expectation may be ignored (RFC 9110, section 10.1.1). Node would refuse it without the headers of the site.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));

  /** The connections with a request that cannot be parsed. */
  const broken = new WeakSet<Duplex>();
  server.on('clientError', (error, socket) => {
    // Node reports everything else that arrives until the connection ends.
    if (broken.has(socket)) return;
    broken.add(socket);
    const last = connections.get(socket)?.latest;
    const isAnswering = last !== undefined && !last.writableFinished && !last.closed;
    if (isAnswering && last.req.complete) {
      // An earlier request has arrived whole. Its client would take an answer to what followed for its own.
      last.once('close', () => socket.destroy());
      return;
    }
    // In the middle of an answer, this text would become a part of it.
    if (socket.writable && !(isAnswering && last.headersSent)) {
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

/** The state of a connection. */
interface Connection {
  /** The number of requests that are not answered yet. */
  unanswered: number;
  /** Resolves when the requests that have arrived are answered. */
  answering: Promise<void>;
  /** The response to the latest request. */
  latest?: ServerResponse;
}

/**
 * Cuts the connection of a response once nothing could be written to it for `timeout` milliseconds. A timeout of the socket would start
 * again with each byte that the client sends. Returns a function that ends this.
 */
function cutIfUnread(socket: Socket, response: ServerResponse, timeout: number): () => void {
  let before = -1;
  const timer = setInterval(() => {
    if (socket.bytesWritten === before) response.destroy();
    before = socket.bytesWritten;
  }, timeout);
  return () => clearInterval(timer);
}

/**
 * Returns whether the body of a request has a transfer coding besides chunked (RFC 9112, section 6.1). Node takes the chunks apart and passes
 * on what is still compressed, as if it were the text of the client.
 */
function isCoded({ headersDistinct }: IncomingMessage): boolean {
  const codings = headersDistinct['transfer-encoding']?.join() ?? 'chunked';
  return codings.trim().toLowerCase() !== 'chunked';
}

/** Returns whether a request has a body (RFC 9112, section 6.3). */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isForwardedFromHttps({ headersDistinct }: IncomingMessage): boolean {
  // A chain of proxies may list all protocols. The first is that of the visitor.
  const [first = ''] = headersDistinct['x-forwarded-proto']?.[0]?.split(',') ?? [];
  return first.trim().toLowerCase() === 'https';
}

/** Returns an answer to a request that could not be parsed. */
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

/** Returns the answer of a server without an API, as problem details (RFC 9457). */
function noSuchApi(): Response {
  return Response.json(
    { title: 'There is no such address.', status: 404 },
    { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
  );
}
