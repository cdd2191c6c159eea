import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { findNginx } from '../helpers/findNginx.mjs';

const nginx = findNginx();
let folder: string;
let server: ChildProcess;
let url: string;

/** The configuration that docs/hosting.md recommends, with this machine's paths. */
function configuration(port: number): string {
  const documented = /```nginx\n(.*?)```/s.exec(readFileSync('docs/hosting.md', 'utf8'))?.[1] ?? '';
  const here = documented
    .replaceAll('/srv/site/dist', resolve('dist'))
    .replace('server {', `server {\n  listen 127.0.0.1:${port};`);
  return `daemon off;\nuser root;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n  include /etc/nginx/mime.types;\n  access_log off;\n  ${here}\n}\n`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

describe.skipIf(!nginx)('the site on nginx, configured as the documentation says', () => {
  const get = (path: string) => fetch(url + path, { redirect: 'manual' });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
    chmodSync(folder, 0o755);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    writeFileSync(join(folder, 'nginx.conf'), configuration(port));
    server = spawn(
      nginx ?? '',
      ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
      {
        stdio: 'inherit',
      },
    );
    for (let attempt = 0; attempt < 100; attempt++) {
      if (
        await fetch(url).then(
          () => true,
          () => false,
        )
      )
        return;
      await delay(50);
    }
    throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
  });
  afterAll(async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves pages without ".html", and the not-found page with its status', async () => {
    expect((await get('/')).status).toBe(200);
    expect((await get('/services/marketing')).headers.get('content-type')).toBe('text/html');
    const missing = await get('/nowhere');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('Page Not Found');
  });

  it('follows every redirect in one hop, and keeps the query', async () => {
    for (const { from, to } of builtSite().redirects) {
      const { status, headers } = await get(`${from}?a=1`);
      expect([status, headers.get('location')?.replace(url, '')]).toEqual([301, `${to}?a=1`]);
      expect((await get(to)).status).toBe(200);
    }
  });

  it('sends the headers of the site with pages, errors and assets', async () => {
    const asset = /\/assets\/[^"]+\.css/.exec(await (await get('/')).text())?.[0] ?? '';
    for (const path of ['/', '/services/marketing', '/nowhere', asset]) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await get('/')).headers.get('cache-control')).toBeNull();
    expect((await get('/assets/nothing.css')).headers.get('cache-control')).toBeNull();
  });

  it('lets browsers keep assets for a year', async () => {
    const asset = /\/assets\/[^"]+\.css/.exec(await (await get('/')).text())?.[0] ?? '';
    expect((await get(asset)).headers.get('cache-control')).toContain('immutable');
  });
});
