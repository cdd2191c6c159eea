import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { builtSite, fileOf } from '../helpers/builtSite.ts';
import { previewOf } from '../helpers/previewOf.ts';
import type { RunningPreview } from '../helpers/previewOf.ts';
import { firstOf } from './firstOf.ts';

const page = (title: string) =>
  `<!doctype html><html lang="en-GB"><title>${title}</title><p>${'Words. '.repeat(400)}</p></html>\n`;

const files: Record<string, string> = {
  'client/index.html': page('Home'),
  'client/about.html': page('About'),
  'client/404.html': page('Page Not Found'),
  'client/services.html': page('Services'),
  'client/services/marketing.html': page('Marketing'),
  'client/assets/site.abc123.css': 'p { color: red }\n'.repeat(200),
  'client/images/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'client/robots.txt': 'User-agent: *\n',
  'client/_headers': [
    '/*',
    "  Content-Security-Policy: default-src 'self'",
    '  X-Content-Type-Options: nosniff',
    '',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n'),
  'client/_redirects':
    '/services/advertising /services/marketing 301\n/werbung.html /services/marketing 301\n',
  'generated/secret.json': '{"secret":true}',
  'secret.html': 'secret',
  'client-old/secret.html': 'secret',
};

/** A small output folder of its own; `changes` replaces files, or leaves them out where they are null. */
function distWith(changes: Record<string, string | null> = {}): string {
  const distDir = join(mkdtempSync(join(tmpdir(), 'preview-')), 'dist');
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    if (text === null) continue;
    mkdirSync(dirname(join(distDir, file)), { recursive: true });
    writeFileSync(join(distDir, file), text);
  }
  return distDir;
}

const distDir = distWith();
let preview: RunningPreview;
beforeAll(async () => {
  preview = await previewOf(distDir);
});
afterAll(async () => {
  await preview.close();
  rmSync(dirname(distDir), { recursive: true });
});

/** A server over another output folder, closed and removed after the test. */
async function served(
  changes: Record<string, string | null>,
): Promise<RunningPreview & { clientDir: string }> {
  const other = distWith(changes);
  const server = await previewOf(other);
  onTestFinished(async () => {
    await server.close();
    rmSync(dirname(other), { recursive: true });
  });
  return { ...server, clientDir: join(other, 'client') };
}

describe('pages', () => {
  test.each([
    ['/', 'client/index.html'],
    ['/about', 'client/about.html'],
    ['/services', 'client/services.html'],
    ['/services/marketing', 'client/services/marketing.html'],
  ])('%s', async (path, file) => {
    const { status, headers, text } = await preview.ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(text).toBe(files[file]);
  });

  test('with a query', async () => {
    expect((await preview.ask('/about?a=b')).status).toBe(200);
  });

  test('that were built while the server runs', async () => {
    const file = join(distDir, 'client/new.html');
    expect((await preview.ask('/new')).status).toBe(404);
    writeFileSync(file, page('New'));
    onTestFinished(() => rmSync(file));
    expect((await preview.ask('/new')).text).toBe(page('New'));
  });

  test('are asked for without their body by HEAD', async () => {
    const { status, headers, body } = await preview.ask('/about', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toHaveLength(0);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('do not take %s', async (method) => {
    const { status, headers } = await preview.ask('/about', { method, body: 'a=b' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('compression', () => {
  const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

  test('brotli, where the browser takes it', async () => {
    const { headers, body } = await preview.ask('/about', accepting('gzip, deflate, br'));
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toMatch(/Accept-Encoding/i);
    expect(brotliDecompressSync(body).toString()).toBe(files['client/about.html']);
  });

  test('gzip, where that is all', async () => {
    const { headers, body } = await preview.ask('/assets/site.abc123.css', accepting('gzip'));
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(files['client/assets/site.abc123.css']);
  });

  test('none, where the browser takes none', async () => {
    const { headers, text } = await preview.ask('/about');
    expect(headers['content-encoding']).toBeUndefined();
    expect(text).toBe(files['client/about.html']);
  });

  test('of the not-found page too', async () => {
    const { status, headers, body } = await preview.ask('/nowhere', accepting('br'));
    expect(status).toBe(404);
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(files['client/404.html']);
  });
});

describe('the headers that hosts read', () => {
  test.each(['/', '/about', '/images/logo.svg', '/assets/site.abc123.css', '/nowhere'])(
    'come with %s',
    async (path) => {
      const { headers } = await preview.ask(path);
      expect(headers['content-security-policy']).toBe("default-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('are read again when they have changed', async () => {
    const server = await served({ 'client/_headers': '/*\n  X-Day: Monday\n' });
    expect((await server.ask('/')).headers['x-day']).toBe('Monday');
    writeFileSync(join(server.clientDir, '_headers'), '/*\n  X-Day: Wednesday\n');
    expect((await server.ask('/')).headers['x-day']).toBe('Wednesday');
  });

  test('may be missing', async () => {
    const server = await served({ 'client/_headers': null });
    expect((await server.ask('/about')).status).toBe(200);
  });
});

describe('caching', () => {
  test('what has a hash in its name is kept for a year', async () => {
    const { headers } = await preview.ask('/assets/site.abc123.css');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/about', '/images/logo.svg', '/robots.txt', '/nowhere', '/assets/nothing.css'])(
    '%s is asked for again each time',
    async (path) => {
      const { headers } = await preview.ask(path);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    },
  );

  test('what is unchanged is answered with 304 and no body', async () => {
    const { headers } = await preview.ask('/about');
    const etag = headers.etag ?? '';
    expect(etag).not.toBe('');
    const { status, body } = await preview.ask('/about', { headers: { 'if-none-match': etag } });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
  });

  test('what has changed since is sent', async () => {
    const file = join(distDir, 'client/changing.html');
    writeFileSync(file, page('One'));
    onTestFinished(() => rmSync(file));
    const { headers } = await preview.ask('/changing');
    writeFileSync(file, page('Another'));
    const again = await preview.ask('/changing', {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(200);
    expect(again.text).toBe(page('Another'));
  });
});

describe('redirects, each in one hop', () => {
  test.each([
    ['an alias', '/services/advertising', '/services/marketing'],
    ['an alias with a trailing slash', '/services/advertising/', '/services/marketing'],
    ['an alias in capitals, with .html', '/Services/ADVERTISING.html', '/services/marketing'],
    ['an alias that ends in .html', '/werbung.html', '/services/marketing'],
    ['a trailing slash', '/about/', '/about'],
    ['two of them', '/about//', '/about'],
    ['a slash too many', '//services//marketing', '/services/marketing'],
    ['upper case', '/About', '/about'],
    ['.html', '/about.html', '/about'],
    ['index.html', '/index.html', '/'],
    ['a way back', '/services/../about', '/about'],
    ['a query', '/About?a=b&c=d', '/about?a=b&c=d'],
    ['a query with a question mark in it', '/About?a=b?c=d', '/about?a=b?c=d'],
    [
      'an alias with a query',
      '/services/advertising?utm_source=x',
      '/services/marketing?utm_source=x',
    ],
  ])('%s: %s', async (_, from, to) => {
    const first = await preview.ask(from);
    expect([first.status, first.headers.location]).toEqual([301, to]);
    expect((await preview.ask(to)).status).toBe(200);
  });

  test('HEAD is redirected like GET', async () => {
    const { status, headers } = await preview.ask('/About', { method: 'HEAD' });
    expect([status, headers.location]).toEqual([301, '/about']);
  });

  test('never to another site', async () => {
    for (const path of ['//evil.example', '//evil.example/about', '/\\evil.example', '/%5cevil']) {
      const { status, headers } = await preview.ask(path);
      expect([status, headers.location], path).toEqual([404, undefined]);
    }
  });

  test('not for a file that is no page: its name is what it is', async () => {
    expect((await preview.ask('/Robots.txt')).status).toBe(404);
    expect((await preview.ask('/robots.txt')).status).toBe(200);
  });

  test('of a later build are followed at once', async () => {
    const file = join(distDir, 'client/_redirects');
    const before = files['client/_redirects'] ?? '';
    writeFileSync(file, before.replace('/services/advertising', '/services/adverts'));
    onTestFinished(() => writeFileSync(file, before));
    expect((await preview.ask('/services/adverts')).status).toBe(301);
    expect((await preview.ask('/services/advertising')).status).toBe(404);
  });
});

describe('what is not there', () => {
  test.each([
    '/nowhere',
    '/about/us',
    '/nowhere/',
    '/NOWHERE.html',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/.vite',
  ])('%s is the not-found page with status 404', async (path) => {
    const { status, headers, text } = await preview.ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toBe(files['client/404.html']);
  });

  test('the not-found page itself has that status as well', async () => {
    expect((await preview.ask('/404')).status).toBe(404);
    expect((await preview.ask('/404')).text).toBe(files['client/404.html']);
  });

  test('HEAD of it has no body', async () => {
    const { status, body } = await preview.ask('/nowhere', { method: 'HEAD' });
    expect(status).toBe(404);
    expect(body).toHaveLength(0);
  });

  test('a path longer than any file name', async () => {
    expect((await preview.ask(`/${'a'.repeat(5000)}`)).status).toBe(404);
  });

  test('a site without a not-found page or redirects is served all the same', async () => {
    const bare = await served({ 'client/404.html': null, 'client/_redirects': null });
    expect((await bare.ask('/nowhere')).status).toBe(404);
    expect((await bare.ask('/about')).status).toBe(200);
    expect((await bare.ask('/About')).headers.location).toBe('/about');
  });
});

describe('nothing outside the site is served', () => {
  const wanted = ['generated/secret.json', 'secret.html', 'secret', 'client-old/secret.html'];
  const ways = [
    '/../',
    '/%2e%2e/',
    '/%2E%2e/',
    '/.%2e/',
    '/..%2f',
    '/%2e%2e%2f',
    '/..%5c',
    '/..\\',
    '/%252e%252e/',
    '/%252e%252e%252f',
    '//../',
    '/./../',
    '/assets/../../',
    '/assets/%2e%2e/%2e%2e/',
    '/assets/..%2f..%2f',
    '/services/../../',
    '/....//',
    '/%c0%ae%c0%ae/',
    '/..;/',
    '/%00/../',
  ];

  test.each(ways)('%s', async (way) => {
    for (const file of wanted) {
      for (const path of [way + file, way + file.toUpperCase(), `${way}${file}/`]) {
        const { status, text, headers } = await preview.ask(path);
        expect(text, path).not.toContain('secret');
        expect(headers.location ?? '', path).not.toContain('secret');
        expect(status, path).toBe(404);
      }
    }
  });

  test('a folder has no list', async () => {
    expect((await preview.ask('/assets')).status).toBe(404);
    expect((await preview.ask('/assets/')).status).toBe(404);
  });

  test('a whole address is a path like any other', async () => {
    expect((await preview.ask(`${preview.url}/about`)).text).toBe(files['client/about.html']);
    expect((await preview.ask(preview.url)).text).toBe(files['client/index.html']);
    expect((await preview.ask(`${preview.url}/../generated/secret.json`)).status).toBe(404);
  });
});

describe('/api/', () => {
  test('reaches the handler, with method, body and query', async () => {
    const server = await previewOf(distDir, async (request) =>
      Response.json(
        [
          request.method,
          new URL(request.url).pathname,
          new URL(request.url).search,
          await request.text(),
        ],
        { status: 201 },
      ),
    );
    onTestFinished(() => server.close());
    const { status, text } = await server.ask('/api/contact?a=b', {
      method: 'POST',
      body: 'name=Ada',
    });
    expect(status).toBe(201);
    expect(JSON.parse(text)).toEqual(['POST', '/api/contact', '?a=b', 'name=Ada']);
  });

  test.each(['GET', 'POST'])(
    'without a handler %s is answered with problem details',
    async (method) => {
      const { status, headers, text } = await preview.ask('/api/contact', { method });
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(JSON.parse(text)).toEqual({ title: 'There is no such address.', status: 404 });
    },
  );

  test('a handler that throws does not end the server', async () => {
    const server = await previewOf(distDir, () => {
      throw new Error('broken');
    });
    onTestFinished(() => server.close());
    expect((await server.ask('/api/contact')).status).toBe(500);
    expect((await server.ask('/about')).status).toBe(200);
  });
});

describe('the built site', () => {
  const site = builtSite();
  let whole: RunningPreview;
  beforeAll(async () => {
    whole = await previewOf(site.distDir);
  });
  afterAll(() => whole.close());

  test('every page is served', async () => {
    const wrong: string[] = [];
    for (const { path, type } of site.routes) {
      const { status, body } = await whole.ask(path);
      if (status !== (type === 'not-found' ? 404 : 200)) wrong.push(`${path}: ${status}`);
      else if (!body.equals(Buffer.from(site.read(fileOf(path)))))
        wrong.push(`${path}: other bytes`);
    }
    expect(firstOf(wrong)).toEqual([]);
  });

  test('every redirect leads to its page in one hop, in other spellings too', async () => {
    const wrong: string[] = [];
    for (const { from, to } of site.redirects) {
      for (const path of [from, `${from}/`, from.toUpperCase(), `${from}.html`]) {
        const { status, headers } = await whole.ask(path);
        if (status !== 301 || headers.location !== to) wrong.push(`${path}: ${status}`);
      }
    }
    expect(firstOf(wrong)).toEqual([]);
  });
});
