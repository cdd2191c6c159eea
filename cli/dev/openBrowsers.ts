import type { ViteDevServer } from 'vite';
import { z } from 'zod';
import { decodePath } from '#cli/preview/decodePath.ts';
import type { ShownError } from './shownError.ts';

/** The windows of browsers that show pages of the site. `overlay.client.ts` is their side of the connection. */
export interface OpenBrowsers {
  /** Keeps the list up to date with the connections of Vite. `onOpen` is called for each page that is opened. */
  connect(server: ViteDevServer, onOpen: (browser: OpenBrowser) => void): void;
  all(): OpenBrowser[];
  /** Returns the paths of the pages they show, each once. */
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

/** The message with which a page says what it shows. */
const HelloSchema = z.object({ path: z.string(), version: z.string() });

/** Starts an empty list of browsers. */
export function openBrowsers(): OpenBrowsers {
  const browsers = new Map<Connection, OpenBrowser>();
  return {
    connect({ environments }, onOpen) {
      const { hot } = environments.client;
      hot.on('site:hello', (data: unknown, connection: Connection) => {
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

interface Connection {
  send(event: string, data?: unknown): void;
}
