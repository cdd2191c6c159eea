import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often connections without a request are looked for while a server stops, in milliseconds. */
const CHECK_INTERVAL = 200;
/** How long a connection may stay open that has sent nothing yet, in milliseconds: its first request may be on the way. */
const FIRST_BYTE_TIMEOUT = 1000;

/**
 * Returns a function that stops a server: no connection is accepted any more, running requests are answered, and all other connections are
 * closed. Connections that take longer than `timeout` milliseconds are cut. It may be called several times.
 *
 * Node closes idle connections only once, at the start, and takes those that have never sent a byte for busy. Both would keep the process
 * alive until the timeout.
 */
export function stopperOf(server: Server, timeout: number): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let isStopping = false;
  return () => {
    if (isStopping) return;
    isStopping = true;
    server.close();
    const timers = [
      setInterval(() => server.closeIdleConnections(), CHECK_INTERVAL),
      setTimeout(() => {
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      }, FIRST_BYTE_TIMEOUT),
      setTimeout(() => server.closeAllConnections(), timeout),
    ];
    server.once('close', () => timers.forEach((timer) => clearTimeout(timer)));
  };
}
