import { once } from 'node:events';
import type { Server } from 'node:http';
import type { ListenOptions } from 'node:net';
import { errorCode } from '#cli/files/errorCode.ts';

/**
 * Makes a server listen. Resolves with undefined once it does, or with a sentence if it cannot: why, and what to do. Never chooses
 * another port.
 */
export async function listen(
  server: Server,
  options: ListenOptions & { port: number; host: string },
): Promise<string | undefined> {
  server.listen(options);
  try {
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    const { host, port } = options;
    return `The server cannot listen on ${host}, port ${port}: ${reasonOf(error)}\n`;
  }
}

/**
 * Logs the errors of a server that listens, which would end the process otherwise. Usually too many files are open. The connection is dropped,
 * and the next one may succeed.
 */
export function logLostConnections(server: Server, log: (line: string) => void): void {
  server.on('error', (error) => {
    log(`A connection could not be accepted: ${error.message}. Raise the limit of open files.`);
  });
}

/** Returns why the server cannot listen on a port, and what to do. */
function reasonOf(error: unknown): string {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return 'the port is in use. Choose another with --port.';
    case 'EACCES':
      return 'this user may not use the port. Choose one above 1023 with --port.';
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'this machine does not have the address. Choose another with --host.';
    default:
      return `${errorCode(error) || String(error)}. Choose others with --port and --host.`;
  }
}
