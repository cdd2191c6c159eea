import type { ViteDevServer, WebSocket } from 'vite';
import { z } from 'zod';
import { decodePath } from '#cli/preview/decodePath.ts';
import type { ShownError } from './shownError.ts';

/** The windows of browsers that show pages of the site. `overlay.client.ts` is their side of the connection. */
export interface OpenBrowsers {
  /** Keeps the list up to date with the connections of Vite. `onOpen` is called for each page that is opened. */
  connect(server: ViteDevServer, onOpen: (browser: OpenBrowser) => void): void;
  all(): OpenBrowser[];
  /** Returns the paths of the pages that the windows show, each once. */
  paths(): string[];
}

/** A window of a browser that shows a page. */
export interface OpenBrowser {
  /** The decoded path of the page. */
  path: string;
  /** The version of the page that it shows. */
  version: string;
  showErrors(errors: readonly ShownError[]): void;
  /** Replaces the style sheets of the page that have other addresses. */
  useStyles(hrefs: readonly string[]): void;
  reload(): void;
}

/** The event with which a page says what it shows, and its data. */
const HELLO = 'site:hello';
const HelloSchema = z.object({ path: z.string(), version: z.string() });

/** Starts an empty list of browsers. */
export function openBrowsers(): OpenBrowsers {
  const browsers = new Map<Connection, OpenBrowser>();
  return {
    connect({ environments, ws }, onOpen) {
      ws.on('connection', takeHelloOnly);
      const { hot } = environments.client;
      hot.on(HELLO, (data: unknown, connection: Connection) => {
        const page = HelloSchema.safeParse(data).data;
        // Any program on this machine can send a message, and an error here would end the server.
        if (!page) return;
        const browser: OpenBrowser = {
          path: decodePath(page.path) ?? page.path,
          version: page.version,
          showErrors: (errors) => connection.send('site:errors', { errors }),
          useStyles: (hrefs) => connection.send('site:styles', { hrefs }),
          reload: () => connection.send('site:reload'),
        };
        browsers.set(connection, browser);
        onOpen(browser);
      });
      hot.on('vite:client:disconnect', (_data: unknown, connection: Connection) => {
        browsers.delete(connection);
      });
    },
    all: () => [...browsers.values()],
    paths: () => [...new Set(browsers.values().map(({ path }) => path))],
  };
}

/**
 * Passes only the messages of pages of the site to Vite. Vite would accept the messages of its own clients too, but none sends any here, and a wrong
 * one, such as `vite:invoke` without data, would end the server.
 */
function takeHelloOnly(socket: WebSocket): void {
  const listeners = socket.listeners('message');
  socket.removeAllListeners('message');
  socket.on('message', (...message) => {
    if (eventIn(String(message[0])) !== HELLO) return;
    for (const listener of listeners) listener.apply(socket, message);
  });
}

function eventIn(message: string): string | undefined {
  try {
    return z.object({ event: z.string() }).parse(JSON.parse(message)).event;
  } catch {
    return undefined;
  }
}

interface Connection {
  send(event: string, data?: unknown): void;
}
