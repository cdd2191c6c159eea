import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#cli/database/freePort.ts';
import { headersFor } from '#cli/plan/headerFormats.ts';
import { HSTS, planHeaders } from '#cli/plan/planHeaders.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { enquiryServer } from '../helpers/enquiryServer.ts';
import type { EnquiryServer } from '../helpers/enquiryServer.ts';
import { service } from '../helpers/exampleServices.ts';
import { findNginx } from '../helpers/findNginx.mjs';

const nginx = findNginx();
let folder: string;
let server: ChildProcess;
let url: string;
let handler: EnquiryServer;
let endHandler: () => Promise<void>;

/** Returns the configuration that docs/hosting.md recommends, with the paths of this machine. */
function configuration(port: number, handlerUrl: string): string {
  const documented = /```nginx\n(.*?)```/s.exec(readFileSync('docs/hosting.md', 'utf8'))?.[1] ?? '';
  const here = documented
    .replaceAll('/srv/site/dist', builtSite().distDir)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('http://127.0.0.1:8080', handlerUrl);
  return `daemon off;\nuser root;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n  include /etc/nginx/mime.types;\n  access_log off;\n  ${here}\n}\n`;
}

describe.skipIf(!nginx)('the site on nginx, configured as the documentation says', () => {
  const get = (path: string) => fetch(url + path, { redirect: 'manual' });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
    chmodSync(folder, 0o755);
    handler = await enquiryServer({ TRUST_PROXY: '1' }, (end) => (endHandler = end));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    writeFileSync(join(folder, 'nginx.conf'), configuration(port, handler.url));
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
    await endHandler();
  });

  const assetOf = async () =>
    /\/assets\/[^"]+\.css/.exec(await (await get('/')).text())?.[0] ?? 'no asset';

  it('serves pages without ".html", and the not-found page with its status', async () => {
    expect((await get('/')).status).toBe(200);
    const page = await get(service.path);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const path of ['/nowhere', '/nowhere/', '/nowhere.html', '/404', '/404.html']) {
      const missing = await get(path);
      expect(missing.status, path).toBe(404);
      expect(await missing.text()).toContain('Page Not Found');
    }
  });

  it('follows every redirect in one hop, in other spellings too, and keeps the query', async () => {
    for (const { from, to } of builtSite().redirects) {
      for (const path of [from, `${from}/`, from.toUpperCase(), `${from}.html`]) {
        const { status, headers } = await get(`${path}?a=1`);
        expect([path, status, headers.get('location')]).toEqual([path, 301, `${to}?a=1`]);
      }
      expect((await get(to)).status).toBe(200);
    }
  });

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about%2ehtml', '/about'],
    ['/About', '/about'],
    ['/ABOUT.html/', '/about'],
    ['/about/?a=b', '/about?a=b'],
    ['/services/', '/services'],
    [`${service.path}.html`, service.path],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/index.html?a=b', '/?a=b'],
  ])('redirects %s to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.get('location')]).toEqual([301, to]);
    expect((await get(to)).status).toBe(200);
  });

  it('redirects every page from another spelling, and serves it by its own', async () => {
    const wrong: string[] = [];
    for (const { path, type } of builtSite().routes) {
      if (type === 'not-found') continue;
      const page = await get(path);
      await page.body?.cancel();
      if (page.status !== 200) wrong.push(path);
      if (path === '/') continue;
      const other = await get(`${path.toUpperCase()}/`);
      if (other.headers.get('location') !== path) wrong.push(`${path}/`);
    }
    expect(wrong).toEqual([]);
  });

  it('never redirects to another site, and puts nothing of a request into a header', async () => {
    for (const path of ['//evil.example/', '/%0d%0aX-Evil:%201/', '/about%0d%0aX-Evil:1.html']) {
      const { status, headers } = await get(path);
      expect([status, headers.get('location'), headers.get('x-evil')], path).toEqual([
        404,
        null,
        null,
      ]);
    }
  });

  it('does not serve the files of other hosts, nor hidden ones', async () => {
    for (const path of ['/_redirects', '/_headers', '/%5fheaders', '/.env', '/assets/.hidden']) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  it('sends the headers of the site with pages, redirects, errors and assets', async () => {
    const expected = Object.entries(headersFor('/', planHeaders(builtSite().layout.site)));
    for (const path of ['/', '/about/', service.path, '/nowhere', await assetOf()]) {
      const { headers } = await get(path);
      for (const [name, value] of expected) {
        // This server has no TLS.
        expect([path, name, headers.get(name)]).toEqual([path, name, name === HSTS ? null : value]);
      }
    }
    const { status, headers } = await fetch(`${url}/about`, { method: 'POST' });
    expect([status, headers.get('x-content-type-options')]).toEqual([405, 'nosniff']);
  });

  it('does not name its version in headers and pages of errors', async () => {
    const answers = [await get('/'), await fetch(`${url}/about`, { method: 'POST' })];
    for (const { headers } of answers) expect(headers.get('server')).toBe('nginx');
    expect(await answers[1]?.text()).not.toMatch(/nginx\/\d/);
  });

  it('lets browsers cache assets for a year, and makes them revalidate everything else', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cacheOf(await assetOf())).toContain('immutable');
    for (const path of ['/', '/about', '/favicon.ico', '/nowhere', '/assets/nothing.css']) {
      expect(await cacheOf(path), path).toBe('public, max-age=0, must-revalidate');
    }
    const refused = await fetch(url + (await assetOf()), { method: 'POST' });
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([
      405,
      'public, max-age=0, must-revalidate',
    ]);
    const etag = (await get('/about')).headers.get('etag') ?? '';
    const again = await fetch(`${url}/about`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('compresses text', async () => {
    for (const path of [
      '/',
      '/nowhere',
      '/sitemap-pages.xml',
      '/location-index.json',
      await assetOf(),
    ]) {
      const { headers } = await get(path);
      expect([path, headers.get('content-encoding'), headers.get('vary')]).toEqual([
        path,
        'gzip',
        'Accept-Encoding',
      ]);
    }
  });

  it('names the types of files that nginx does not know by default', async () => {
    expect((await get('/site.webmanifest')).headers.get('content-type')).toBe(
      'application/manifest+json',
    );
  });

  it('passes enquiries to the handler, only from its own pages', async () => {
    const send = (origin: string) =>
      fetch(`${url}/api/contact`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: origin },
        body: new URLSearchParams({ form: 'lead', requirements: 'A site' }),
      });
    const kept = await send(url);
    expect([kept.status, kept.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/thank-you#reference=/),
    ]);
    expect((await send('http://evil.example')).status).toBe(403);
    expect(handler.logged.join()).not.toContain('TRUST_PROXY');
  });

  it('leaves the cache times of the handler as they are, and sends no header twice', async () => {
    const { status, headers } = await get('/api/health');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')?.match(/default-src/g)).toHaveLength(1);
  });
});
