import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { projectRoot } from '#cli/project.ts';
import { openSqliteStore } from '#api/store/sqliteStore.ts';
import { sendLoad } from '../../scripts/enquiries/sendLoad.ts';
import { idsIn } from '../helpers/databaseFiles.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { smallDist } from '../helpers/enquiryServer.ts';
import { handlerWords } from '../helpers/interfaceWords.ts';
import { servedSite } from '../helpers/servedSite.ts';

/** The capacity of a pipe in bytes. */
const PIPE_BYTES = 64 * 1024;

const enquiry = { name: 'Ada', email: 'ada@example.org', message: 'Hello', page: 'Branding' };

async function post(url: string, body: unknown): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Returns the number of times that each id occurs in a store. */
async function timesKept(file: string): Promise<Map<string, number>> {
  const store = await openSqliteStore(file);
  const times = new Map<string, number>();
  for await (const { id } of store.list()) times.set(id, (times.get(id) ?? 0) + 1);
  await store.close();
  return times;
}

/** Waits until a server has kept a number of enquiries. */
function keeps(file: string, count: number): Promise<void> {
  const ids = () => (existsSync(file) ? idsIn(file) : []);
  return vi.waitFor(() => expect(ids().length).toBeGreaterThan(count), 60_000);
}

/** Sends an enquiry without its body, and waits until the server expects it. `answer` ends when the server closes the connection. */
async function runningRequest(url: string): Promise<{ finish(): void; answer: Promise<string> }> {
  const body = JSON.stringify(enquiry);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const [interim] = await once(socket, 'data');
  expect(String(interim)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  return { finish: () => socket.write(body), answer: text(socket) };
}

describe('under load', () => {
  test('every enquiry that was answered with 200 is in the store exactly once, and nothing else is answered', async () => {
    const site = await servedSite();
    const stop = new AbortController();
    const load = sendLoad(site.url, { connections: 200, seconds: 60, signal: stop.signal });
    await keeps(site.file, 1000);
    stop.abort();
    const { acknowledged, statuses, errors } = await load;
    expect(Object.keys(statuses)).toEqual(['200']);
    expect(errors).toBe(0);
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(await site.end('SIGTERM')).toBe(0);
    const times = await timesKept(site.file);
    expect(acknowledged.filter((id) => times.get(id) !== 1)).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  });

  test('a server that is killed loses no enquiry that it has acknowledged, time after time', async () => {
    const distDir = smallDist();
    const acknowledged: string[] = [];
    for (const kept of [50, 300, 800]) {
      const site = await servedSite({ distDir });
      const stop = new AbortController();
      const load = sendLoad(site.url, { connections: 100, seconds: 60, signal: stop.signal });
      await keeps(site.file, kept);
      await site.end('SIGKILL');
      stop.abort();
      acknowledged.push(...(await load).acknowledged);
      const times = await timesKept(site.file);
      expect(acknowledged.filter((id) => times.get(id) !== 1)).toEqual([]);
    }
    expect(acknowledged.length).toBeGreaterThan(100);
  });
});

describe.runIf(process.platform === 'linux')('on a full disk', () => {
  test('enquiries are answered with 503, the log says what to do, and enquiries are stored again once there is space', async () => {
    // No file may grow beyond 400 KB. Node ignores the signal for this limit, so a write fails, as on a full disk.
    const site = await servedSite({ shell: "ulimit -S -f 400; trap '' XFSZ" });
    const large = (index: number) => ({ ...enquiry, message: `${index} ${'m'.repeat(4900)}` });
    const acknowledged: string[] = [];
    let refused: Response | undefined;
    for (let index = 0; !refused && index < 1000; index++) {
      const response = await post(site.url, large(index));
      if (response.status === 200) acknowledged.push((await response.json()).id);
      else refused = response;
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(refused?.status).toBe(503);
    expect(refused?.headers.get('retry-after')).toBe('60');
    expect(await refused?.json()).toMatchObject({
      title: handlerWords.enquiries.refusals.unavailable,
    });
    await vi.waitFor(() => expect(site.output()).toMatch(/(?:is full|disk).*Free some/), 60_000);
    expect((await fetch(site.url)).status).toBe(200);
    // With this limit, even the few bytes that test for free space cannot be written.
    execFileSync('prlimit', ['--pid', `${site.process.pid}`, '--fsize=1:unlimited']);
    const health = await fetch(`${site.url}/api/health`);
    expect([health.status, health.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await health.json()).toMatchObject({ status: 503 });

    // Many refusals are logged in few lines.
    await Promise.all(Array.from({ length: 200 }, () => post(site.url, large(-2))));
    expect(site.output().match(/An enquiry could not be kept/g)?.length).toBeLessThan(5);

    execFileSync('prlimit', ['--pid', `${site.process.pid}`, '--fsize=unlimited']);
    const again = await post(site.url, large(-1));
    expect(again.status).toBe(200);
    acknowledged.push((await again.json()).id);
    await expect.poll(async () => (await fetch(`${site.url}/api/health`)).status).toBe(200);
    expect(await site.end('SIGTERM')).toBe(0);
    const times = await timesKept(site.file);
    expect([...times.keys()].sort()).toEqual(acknowledged.sort());
  });
});

describe.runIf(existsSync('/dev/full'))('a log that cannot be written', () => {
  test.each([
    ['because its disk is full', 'exec 2>/dev/full'],
    ['because nobody reads it any more', 'exec 2> >(head -c 1 >/dev/null)'],
    ['nor standard output', 'exec >/dev/full 2>&1'],
  ])('does not end the server, %s', async (_, shell) => {
    const site = await servedSite({ shell });
    for (let time = 0; time < 5; time++) {
      const sent = { ...enquiry, message: `Message ${time}` };
      expect((await post(site.url, sent)).status).toBe(200);
    }
    expect(await site.end('SIGTERM')).toBe(0);
    expect(idsIn(site.file)).toHaveLength(5);
  });

  test('does not keep a server alive after a signal to end, because its pipe is full', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = openSync(pipe, 'r+');
    onTestFinished(() => {
      closeSync(reader);
      rmSync(folder, { recursive: true });
    });
    writeSync(reader, Buffer.alloc(PIPE_BYTES));
    const site = await servedSite({ shell: `exec 2>${pipe}` });
    expect((await post(site.url, enquiry)).status).toBe(200);
    expect(await site.end('SIGTERM')).toBe(0);
    expect(idsIn(site.file)).toHaveLength(1);
  });
});

describe('a database file that is taken from a running server', () => {
  test('loses no enquiry that is acknowledged later, even if the server is killed then', async () => {
    const site = await servedSite();
    expect((await post(site.url, enquiry)).status).toBe(200);
    rmSync(site.file);
    const { id } = await (await post(site.url, { ...enquiry, message: 'Hello again' })).json();
    await site.end('SIGKILL');
    expect(idsIn(site.file)).toEqual([id]);
    expect(site.output()).toContain('was deleted, moved away or replaced');
  });

  test('or damaged, is answered with 503 until it is moved away as the log advises', async () => {
    const site = await servedSite();
    const folder = dirname(site.file);
    expect((await post(site.url, enquiry)).status).toBe(200);
    writeFileSync(site.file, 'garbage '.repeat(10_000));
    const again = { ...enquiry, message: 'Hello again' };
    expect((await post(site.url, again)).status).toBe(503);
    await vi.waitFor(() => expect(site.output()).toContain('Move it away together with'), 60_000);
    mkdirSync(`${folder}-damaged`);
    for (const name of readdirSync(folder)) {
      renameSync(join(folder, name), join(`${folder}-damaged`, name));
    }
    const { id } = await (await post(site.url, again)).json();
    expect(idsIn(site.file)).toEqual([id]);
  });
});

describe('site serve', () => {
  test('takes an enquiry without any configuration, and site enquiries list shows it', async () => {
    const site = await servedSite();
    const { id } = await (await post(site.url, enquiry)).json();
    const { stdout } = spawnSync(
      process.execPath,
      [join(projectRoot, 'cli/bin.js'), 'enquiries', 'list'],
      { env: { ...process.env, ENQUIRIES_DB: site.file }, encoding: 'utf8' },
    );
    expect(stdout).toContain(`${id}  Ada <ada@example.org>  Branding  nobody notified`);
  });

  test('notifies the agency by mail while it runs', async () => {
    const mails = await mailServer();
    const site = await servedSite({ env: mails.env });
    const { id } = await (await post(site.url, enquiry)).json();
    await vi.waitFor(() => expect(mails.mails).toHaveLength(1), 60_000);
    expect(mails.mails[0]?.messageId).toContain(id);
    expect(site.output()).not.toContain('ada@example.org');
  });

  test('that receives a signal to end finishes running requests first', async () => {
    const site = await servedSite();
    const request = await runningRequest(site.url);
    const ended = site.end('SIGTERM');
    const connection = () =>
      fetch(site.url).then(
        () => 'accepted',
        () => 'refused',
      );
    await expect.poll(connection).toBe('refused');
    request.finish();
    expect(await ended).toBe(0);
    expect(await request.answer).toMatch(/^HTTP\/1\.1 200 /);
    expect((await timesKept(site.file)).size).toBe(1);
  });

  test('that receives a signal to end does not wait for connections without a request', async () => {
    const site = await servedSite();
    const silent = connect(Number(new URL(site.url).port), '127.0.0.1');
    await once(silent, 'connect');
    // Neither request asks for its connection to be closed, so the server has to close each one after its answer. If it waited for its
    // timeout, it would close both at once, before the second answer.
    const [first, second] = [await runningRequest(site.url), await runningRequest(site.url)];
    const ended = site.end('SIGTERM');
    await once(silent, 'close');
    first.finish();
    expect(await first.answer).toMatch(/^HTTP\/1\.1 200 /);
    second.finish();
    expect(await ended).toBe(0);
    expect(await second.answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each([
    ['an error that nothing has caught', 'throw new Error("ada@example.org")'],
    ['a rejection that nothing has caught', 'void Promise.reject(new Error("ada@example.org"))'],
  ])('finishes running requests after %s, and exits with code 2', async (_, fault) => {
    const broken = `process.once('SIGUSR2', () => { ${fault} })`;
    const site = await servedSite({
      env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(broken)}` },
    });
    const request = await runningRequest(site.url);
    const ended = site.end('SIGUSR2');
    await expect
      .poll(site.output)
      .toContain('A fault that nothing has caught ends the server: Error at ');
    await expect(fetch(site.url)).rejects.toThrow();
    request.finish();
    expect(await ended).toBe(2);
    expect(await request.answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(site.output()).not.toContain('ada@example.org');
    expect((await timesKept(site.file)).size).toBe(1);
  });

  test('listens only on this machine unless --host says otherwise', () => {
    const { stdout } = spawnSync(
      process.execPath,
      [join(projectRoot, 'cli/bin.js'), 'serve', '--help'],
      {
        encoding: 'utf8',
      },
    );
    expect(stdout).toMatch(/--host <address>[^"]*"127\.0\.0\.1"/);
  });

  test('on a port that is in use says so in one line, and does not start', async () => {
    const site = await servedSite();
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        join(projectRoot, 'cli/bin.js'),
        ...['--dist', site.distDir, 'serve', '--port', new URL(site.url).port],
      ],
      { env: { ...process.env, ENQUIRIES_DB: site.file }, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([
      2,
      `The server cannot listen on 127.0.0.1, port ${new URL(site.url).port}: the port is in use. Choose another with --port.\n`,
    ]);
  });

  test('with settings that are wrong says which, and does not start', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(projectRoot, 'cli/bin.js'), '--dist', smallDist(), 'serve'],
      {
        env: { ...process.env, SMTP_URL: 'mail.example.org', TRUST_PROXY: 'yes' },
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stderr).toMatchInlineSnapshot(`
      "The settings need fixing.
      SMTP_URL must be an address such as smtps://user:password@mail.example.com:465, with special characters in user and password percent-encoded, and nothing after the port.
      Mail needs SMTP_URL, MAIL_FROM and MAIL_TO: set all three, or none.
      TRUST_PROXY must be the number of proxies before this server, from 0 to 9.
      "
    `);
  });

  test('with a database file that everybody could fetch says so, and does not start', () => {
    const distDir = smallDist();
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(projectRoot, 'cli/bin.js'), '--dist', distDir, 'serve'],
      { env: { ...process.env, ENQUIRIES_DB: join(distDir, 'client/e.db') }, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([1, expect.stringContaining('everybody could fetch it')]);
  });
});
