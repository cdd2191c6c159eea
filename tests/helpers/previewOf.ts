import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { previewServer } from '#cli/preview/previewServer.ts';
import type { ApiHandler, ServerOptions } from '#cli/preview/previewServer.ts';

/** A preview server on a free port of this machine. */
export interface RunningPreview {
  /** The URL of the server, without a slash at its end. */
  url: string;
  /** Requests a path exactly as it is written, without following redirects. */
  ask(path: string, options?: Asked): Promise<Answer>;
  close(): Promise<void>;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Starts a server of `dist/client` in an output folder, with `api` below /api/ if it is given. */
export async function previewOf(
  distDir: string,
  api?: ApiHandler,
  options?: ServerOptions,
): Promise<RunningPreview> {
  const server = previewServer(distDir, api, options).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async ask(path, { method = 'GET', headers = {}, body } = {}) {
      const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
      asked.end(body);
      const [response] = await once(asked, 'response');
      const bytes = await buffer(response);
      return {
        status: response.statusCode,
        headers: response.headers,
        body: bytes,
        text: bytes.toString(),
      };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
