import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import { objectStore, STORAGE } from './objectStore.ts';

/** The path below which the gateway of Supabase forwards requests to PostgREST. */
const REST = '/rest/v1';

/**
 * Creates a server that replaces the gateway of Supabase. It removes `/rest/v1` from a path and forwards the request to PostgREST. Requests
 * below `/storage/v1` are answered from the folder `objects`.
 */
export function gateway(postgrestPort: number, objects: string): Server {
  const storage = objectStore(objects);
  return createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    if (url.startsWith(`${STORAGE}/`)) {
      storage(incoming, outgoing).catch(() => outgoing.destroy());
      return;
    }
    if (url !== REST && !/^\/rest\/v1[/?]/.test(url)) {
      outgoing.writeHead(404, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ message: 'no Route matched with those values' }));
      return;
    }
    const path = url.slice(REST.length);
    const onward = request(
      {
        host: '127.0.0.1',
        port: postgrestPort,
        path: path.startsWith('/') ? path : `/${path}`,
        method,
        headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => {
      if (outgoing.headersSent) return void outgoing.destroy();
      outgoing.writeHead(502, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ message: 'An invalid response was received from upstream' }));
    });
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
}
