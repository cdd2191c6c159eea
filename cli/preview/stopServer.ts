import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The interval of the search for connections without a request while a server stops, in milliseconds. */
const CHECK_INTERVAL = 200;
/** The time for which a connection that has sent nothing yet stays open, in milliseconds, because its first request may still arrive. */
const FIRST_BYTE_TIMEOUT = 1000;

/**
 * Returns a function that stops a server: it accepts no new connections, answers running requests, and closes all other connections. After
 * `timeout` milliseconds, it closes all that are left. It may be called several times.
 *
 * Node closes idle connections only once, at the start, and treats those that have never sent a byte as busy. Both would keep the process
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
