import type { ServerResponse } from 'node:http';
import { sendText } from './sendText.ts';

/**
 * Answers a request whose file could not be read. `code` is that of the system error. Closes the connection if a part of the answer was
 * already sent.
 */
export function answerFailure(response: ServerResponse, code: string): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  for (const name of ['ETag', 'Last-Modified', 'Content-Encoding', 'Content-Range']) {
    response.removeHeader(name);
  }
  if (code === 'EACCES' || code === 'EPERM') {
    sendText(response, 403, 'This file cannot be read.');
  } else if (code === 'EMFILE' || code === 'ENFILE') {
    response.setHeader('Retry-After', '10');
    sendText(response, 503, 'The server is busy. Please try again in a few seconds.');
  } else {
    sendText(response, 500, 'Something went wrong. Please try again.');
  }
}

/** Returns what the operator can do about a system error. */
export function adviceFor(code: string): string {
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
