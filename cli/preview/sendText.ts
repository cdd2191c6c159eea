import type { ServerResponse } from 'node:http';

/** Sends an answer of plain text in ASCII. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
  });
  response.end(text);
}
