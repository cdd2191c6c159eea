import type { ServerResponse } from 'node:http';

/** Sends an error as plain text in ASCII. It is not cached, even if the requested file is cached for a year. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
    'Cache-Control': 'no-store',
  });
  response.end(text);
}
