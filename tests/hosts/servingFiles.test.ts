import { once } from 'node:events';
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { previewServer } from '#cli/preview/previewServer.ts';
import { smallDist } from '../helpers/enquiryServer.ts';
import { servedSite } from '../helpers/servedSite.ts';

/** The number of requests. Use ATTACKS=100000 for a long test. */
const attacks = Number(process.env.ATTACKS ?? 2000);

/** The size of each version of the page, which is replaced all the time. A version consists of one repeated letter. */
const sizes: Record<string, number> = { a: 900, b: 20_000, c: 70_000, d: 400_000, e: 1_500_000 };
const letters = Object.keys(sizes);
const ranges = [
  '5-2',
  '0-0',
  '10-99',
  '-50',
  '500-',
  '-0',
  'x',
  '0-1,5-6',
  '9999999-',
  '1-999999999',
];

/** Returns the range for the number of a request. Every tenth request has one, in turn. */
const rangeOf = (number: number) => ranges[Math.floor(number / 10) % ranges.length];

describe.runIf(process.platform === 'linux')('files are served', () => {
  test(
    `whole and unmixed through ${attacks} requests with aborts, odd ranges and rebuilds, and no descriptor leaks`,
    { timeout: 300_000 + attacks * 20 },
    async () => {
      const distDir = smallDist();
      const page = join(distDir, 'client', 'about.html');
      const replace = (letter = 'a') => {
        writeFileSync(`${page}.new`, letter.repeat(sizes[letter] ?? 0));
        renameSync(`${page}.new`, page);
      };
      replace();
      const site = await servedSite({ distDir });
      const descriptors = () => readdirSync(`/proc/${site.process.pid}/fd`).length;
      const agent = new Agent({ keepAlive: true, maxSockets: 50 });
      await (await fetch(`${site.url}/about`)).text();
      const atStart = descriptors();

      const wrong: string[] = [];
      const counts: Record<string, number> = {};
      let sent = 0;
      const client = async () => {
        while (sent < attacks) {
          const number = sent++;
          if (number % 20 === 0) replace(letters[(number / 20) % letters.length]);
          const kind = kinds[number % kinds.length];
          const outcome = await kind?.(number).catch(
            (error: unknown) => `failed: ${String(error)} in ${kind.name}`,
          );
          if (outcome?.startsWith('failed')) wrong.push(outcome);
          else counts[outcome ?? ''] = (counts[outcome ?? ''] ?? 0) + 1;
        }
      };
      const ask = async (
        headers: Record<string, string> = {},
        method = 'GET',
      ): Promise<IncomingMessage> => {
        const asked = request(`${site.url}/about`, { agent, headers, method }).end();
        const [response] = await once(asked, 'response');
        return response;
      };
      /** Reads an answer. Returns its status, or a text with "failed" if the body is neither one whole version nor one range of it. */
      const stateOf = async (response: IncomingMessage): Promise<string> => {
        const bytes = await buffer(response);
        const { statusCode, headers } = response;
        const { 'content-length': length, 'content-range': range = '' } = headers;
        if (length !== undefined && Number(length) !== bytes.length) return 'failed: length';
        if (statusCode === 304 || statusCode === 416)
          return bytes.length === 0 ? `${statusCode}` : 'failed: body';
        const encoding = headers['content-encoding'];
        const text = (
          encoding === 'br'
            ? brotliDecompressSync(bytes)
            : encoding === 'gzip'
              ? gunzipSync(bytes)
              : bytes
        ).toString();
        const [letter = ''] = text;
        const [, first, last, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range)?.map(Number) ?? [];
        const isWhole = statusCode === 200 && text.length === sizes[letter];
        const isPart =
          statusCode === 206 &&
          total === sizes[letter] &&
          text.length === Number(last) - Number(first) + 1;
        if (text !== letter.repeat(text.length)) return 'failed: mixed';
        return isWhole || isPart
          ? `${statusCode}`
          : `failed: ${statusCode} ${range} ${text.length}`;
      };
      const abort = async (headers: Record<string, string>, atOnce: boolean): Promise<string> => {
        const asked = request(`${site.url}/about`, { agent, headers }).end();
        asked.on('error', () => undefined);
        if (!atOnce) {
          const [response] = await once(asked, 'response');
          await new Promise((begun) => (response as IncomingMessage).once('data', begun));
        }
        asked.destroy();
        return 'aborted';
      };
      const kinds: ((number: number) => Promise<string>)[] = [
        async () => stateOf(await ask()),
        async () => stateOf(await ask({ 'accept-encoding': 'br' })),
        async () => stateOf(await ask({ 'accept-encoding': 'gzip' })),
        async (number) => stateOf(await ask({ range: `bytes=${rangeOf(number)}` })),
        async (number) =>
          stateOf(await ask({ range: `bytes=${number % 300}-${(number * 7) % 5000}` })),
        async () => abort({}, false),
        async () => abort({ 'accept-encoding': 'br' }, false),
        async () => abort({ range: 'bytes=1-' }, true),
        async () => {
          const known = await ask();
          const etag = known.headers.etag ?? '';
          const first = await stateOf(known);
          const second = await stateOf(await ask({ 'if-none-match': `"x", W/${etag}` }));
          return first.startsWith('failed') ? first : second;
        },
        async (number) => {
          const range = `bytes=${rangeOf(number)}`;
          const { statusCode } = (await ask({ range }, 'HEAD')).resume();
          return statusCode === 200 ? 'HEAD' : `failed: HEAD ${statusCode}`;
        },
      ];
      await Promise.all(Array.from({ length: 50 }, client));
      agent.destroy();

      expect(wrong.slice(0, 10)).toEqual([]);
      expect(Object.keys(counts).sort()).toEqual(['200', '206', '304', '416', 'HEAD', 'aborted']);
      expect(site.process.exitCode).toBeNull();
      await expect.poll(descriptors).toBeLessThanOrEqual(atStart);
      expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
      expect(site.output()).not.toContain('could not be served');
      expect(await site.end('SIGTERM')).toBe(0);
    },
  );

  test('again once connections and files are no longer at the limit of the system', async () => {
    const site = await servedSite({ shell: 'ulimit -n 80' });
    const post = () =>
      fetch(`${site.url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Hello' }),
      });
    expect((await post()).status).toBe(200);
    const port = Number(new URL(site.url).port);
    // The server closes connections above the limit. Only then are the others used, so that no descriptor is left for a file.
    const sockets = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const socket = connect(port, '127.0.0.1').on('error', () => undefined);
        await once(socket, 'connect');
        return socket;
      }),
    );
    await expect.poll(() => sockets.some(({ closed }) => closed)).toBe(true);
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(site.output).toMatch(/EMFILE|too many open files/);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await fetch(site.url).catch(() => undefined))?.status).toBe(200);
    expect((await post()).status).toBe(200);
    expect(await site.end('SIGTERM')).toBe(0);
  });
});

test('a connection that requests thousands of files at once is closed, and keeps none of them open', async () => {
  const distDir = smallDist();
  writeFileSync(join(distDir, 'client', 'about.html'), 'a'.repeat(400_000));
  const site = await servedSite({ distDir, shell: 'ulimit -n 200' });
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1').on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(5000));
  // The client never reads an answer.
  socket.pause();
  expect((await fetch(site.url)).status).toBe(200);
  socket.resume();
  await closed;
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  expect(site.output()).not.toMatch(/EMFILE|too many open files/);
});

test('requests that are sent ahead on one connection are answered in their order', async () => {
  const site = await servedSite();
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  const paths = ['/', '/thank-you', '/nowhere', '/', '/thank-you'];
  socket.write(
    paths
      .map((path, index) =>
        [
          `GET ${path} HTTP/1.1`,
          'Host: localhost',
          ...(index === paths.length - 1 ? ['Connection: close'] : []),
          '\r\n',
        ].join('\r\n'),
      )
      .join(''),
  );
  const text = (await buffer(socket)).toString();
  expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '200',
    '404',
    '200',
    '200',
  ]);
});

test('a connection that sends garbage after a request that it does not read holds nobody up', async () => {
  const distDir = smallDist();
  writeFileSync(join(distDir, 'client', 'large.bin'), Buffer.alloc(30_000_000));
  const site = await servedSite({ distDir });
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1').pause();
  socket.on('error', () => undefined).setNoDelay();
  socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(10));
  const garbage = '\0garbage\r\n'.repeat(500);
  for (let sent = 0; sent < 5000; sent++) {
    if (!socket.write(garbage)) await once(socket, 'drain');
  }
  expect((await fetch(site.url)).status).toBe(200);
  socket.destroy();
  expect((await fetch(site.url)).status).toBe(200);
  expect(site.output()).not.toContain('Warning');
  expect(await site.end('SIGTERM')).toBe(0);
});

test('nothing is left of requests whose connections are gone before they are answered', async () => {
  const distDir = smallDist();
  const server = previewServer(distDir).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const atStart = timers();
  for (let connections = 0; connections < 50; connections++) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(15));
    socket.resetAndDestroy();
  }
  const isIdle = () =>
    new Promise((resolve) => {
      server.getConnections((_, count) => resolve(count === 0));
    });
  await expect.poll(isIdle).toBe(true);
  // A few timers are those of the test runner.
  await expect.poll(timers).toBeLessThan(atStart + 20);
});

test.each([
  ['sends nothing', () => undefined],
  ['goes on sending', (socket: Socket) => socket.write('\r\n')],
])('a client that does not read its answer and %s is cut off', async (_, send) => {
  const distDir = smallDist();
  // The file is larger than the buffers of the system.
  writeFileSync(join(distDir, 'client', 'large.bin'), Buffer.alloc(30_000_000));
  const server = previewServer(distDir, undefined, { idleTimeout: 100 }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [connection] = (await accepted) as [Socket];
  const sending = setInterval(() => send(socket), 20);
  onTestFinished(() => clearInterval(sending));
  await new Promise((resolve) => connection.on('close', resolve));
});
