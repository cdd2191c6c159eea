import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openBrowsers } from '#cli/dev/openBrowsers.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** Starts Vite with a list of browsers. Returns the list, and a function that sends it an event as a page does. */
async function connected() {
  const http = createHttpServer();
  const vite = await createServer({
    configFile: false,
    root: temporaryFolder(),
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: { server: http }, watch: null },
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const browsers = openBrowsers();
  browsers.connect(vite, () => undefined);
  const address = `ws://127.0.0.1:${port}/?token=${vite.config.webSocketToken}`;
  const socket = new WebSocket(address, 'vite-hmr');
  onTestFinished(async () => {
    socket.close();
    await vite.close();
    http.close();
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const send = (data: unknown, event = 'site:hello') =>
    socket.send(JSON.stringify({ type: 'custom', event, data }));
  return { browsers, socket, send };
}

test('ignores a message that names no page, and lists the page of the next one', async () => {
  const { browsers, send } = await connected();
  for (const data of [null, 5, 'x', {}, { path: 5, version: '1' }]) send(data);
  send({ path: '/caf%C3%A9', version: '1' });
  await vi.waitFor(() => expect(browsers.paths()).toEqual(['/café']), 60_000);
});

test('ignores messages to Vite itself, which would end the server', async () => {
  const { browsers, socket, send } = await connected();
  for (const event of ['vite:invoke', 'vite:invalidate', 'vite:forward-console']) {
    for (const data of [null, 5, {}, { id: 5 }]) send(data, event);
  }
  for (const text of ['', '{', 'null', '[]', '{"event":{}}']) socket.send(text);
  send({ path: '/', version: '1' });
  await vi.waitFor(() => expect(browsers.paths()).toEqual(['/']), 60_000);
});
