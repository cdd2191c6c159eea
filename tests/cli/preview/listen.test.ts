import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#cli/database/freePort.ts';
import { listen, logLostConnections } from '#cli/preview/listen.ts';

test('a server that cannot accept a connection logs why, and goes on', async () => {
  const server = createServer((_request, response) => response.end('answered'));
  const port = await freePort();
  expect(await listen(server, { port, host: '127.0.0.1' })).toBeUndefined();
  onTestFinished(() => void server.close());
  const lines: string[] = [];
  logLostConnections(server, (line) => lines.push(line));
  server.emit('error', new Error('accept EMFILE'));
  expect(lines).toEqual([
    'A connection could not be accepted: accept EMFILE. Raise the limit of open files.',
  ]);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('answered');
});
