import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { previewServer } from '#cli/preview/previewServer.ts';
import type { ApiHandler } from '#cli/preview/previewServer.ts';

/** A preview server on a free port of this machine. */
export interface RunningPreview {
  /** Without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/** Serves `dist/client` of an output folder, with `api` below /api/ where one is given. */
export async function previewOf(distDir: string, api?: ApiHandler): Promise<RunningPreview> {
  const server = previewServer(distDir, api);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
