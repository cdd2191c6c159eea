import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';

/** Starts a web server that records its requests. It ends with the test. */
export async function pictureServer(
  listener: RequestListener,
): Promise<{ origin: string; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming);
    listener(incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** Returns a picture of one colour as the bytes of a file, like a file from a camera or an image editor. */
export function pictureOf(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif',
  { width = 900, height = 600, colour = '#336699' } = {},
): Promise<Buffer> {
  const create = { width, height, channels: 3, background: colour } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}
