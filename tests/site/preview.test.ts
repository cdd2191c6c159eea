import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { asOrdinaryUser } from '../helpers/asOrdinaryUser.ts';
import { pageFile } from '#cli/prerender/pageFile.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { previewOf } from '../helpers/previewOf.ts';
import type { Asked, RunningPreview } from '../helpers/previewOf.ts';
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
  'client/_worker.js': 'secret',
  'client/.env': 'secret',
  'client/assets/.hidden': 'secret',
  'client/.well-known/security.txt': 'Contact: mailto:a@agency.example\n',
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
    '/services/advertising /services/marketing 301\n/werbung.html /services/marketing 301\n/blog/old /404.html 410\n',
  'generated/secret.json': '{"secret":true}',
  'secret.html': 'secret',
  'client-old/secret.html': 'secret',
};

/** Creates a small output folder. `changes` replaces files, or leaves them out if they are `null`. Returns its path. */
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

/** Starts a server of another output folder. The server is closed and the folder is removed after the test. */
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

  test.each(['/blog/old', '/blog/old/', '/Blog/Old', '/blog/old.html'])(
    'that are gone are answered with 410 and the not-found page: %s',
    async (path) => {
      const { status, text } = await preview.ask(path);
      expect([status, text]).toEqual([410, files['client/404.html']]);
    },
  );

  test('and the files of RFC 8615', async () => {
    const { status, text } = await preview.ask('/.well-known/security.txt');
    expect([status, text]).toEqual([200, files['client/.well-known/security.txt']]);
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

  test('are sent without their body for HEAD', async () => {
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

  test.each([
    ['POST', 405],
    ['GET', 200],
  ])('do not wait for the body of %s', async (method, status) => {
    const socket = connect(Number(new URL(preview.url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(
      `${method} /about HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999\r\n\r\na`,
    );
    // It ends once the server closes the connection.
    expect(await textOf(socket)).toContain(`HTTP/1.1 ${status} `);
  });
});

describe('compression', () => {
  const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

  test('brotli, if the browser accepts it', async () => {
    const { headers, body } = await preview.ask('/about', accepting('gzip, deflate, br'));
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toMatch(/Accept-Encoding/i);
    expect(brotliDecompressSync(body).toString()).toBe(files['client/about.html']);
  });

  test('gzip, if the client accepts nothing else', async () => {
    const { headers, body } = await preview.ask('/assets/site.abc123.css', accepting('gzip'));
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(files['client/assets/site.abc123.css']);
  });

  test('none, if the browser accepts none', async () => {
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
  test('a file with a hash in its name is cached for a year', async () => {
    const { headers } = await preview.ask('/assets/site.abc123.css');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/about', '/images/logo.svg', '/robots.txt', '/nowhere', '/assets/nothing.css'])(
    '%s is revalidated each time',
    async (path) => {
      const { headers } = await preview.ask(path);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    },
  );

  test('an unchanged file is answered with 304 and no body', async () => {
    const { headers } = await preview.ask('/about');
    const etag = headers.etag ?? '';
    expect(etag).not.toBe('');
    const { status, body } = await preview.ask('/about', { headers: { 'if-none-match': etag } });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
  });

  test('a file that has changed since is sent', async () => {
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

describe('ranges', () => {
  const whole = files['client/about.html'] ?? '';
  const size = whole.length;
  const ask = (range: string, headers: Record<string, string> = {}, method = 'GET') =>
    preview.ask('/about', { method, headers: { range, ...headers } });

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=100-', 100, size - 100],
    ['bytes=-7', size - 7, 7],
  ])('%s', async (range, start, length) => {
    const { status, headers, text } = await ask(range);
    expect([status, headers['content-range'], headers['content-length']]).toEqual([
      206,
      `bytes ${start}-${start + length - 1}/${size}`,
      `${length}`,
    ]);
    expect(text).toBe(whole.slice(start, start + length));
  });

  test('one beyond the end is answered with 416 and the size', async () => {
    const { status, headers, body } = await ask(`bytes=${size}-`);
    expect([status, headers['content-range']]).toEqual([416, `bytes */${size}`]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).toHaveLength(0);
  });

  test.each(['bytes=5-2', 'bytes=x', 'bytes=0-1,4-5', 'lines=1-2'])(
    '%s is ignored',
    async (range) => {
      for (const path of ['/about', '/images/logo.svg', '/assets/site.abc123.css']) {
        for (const method of ['GET', 'HEAD']) {
          expect((await preview.ask(path, { method, headers: { range } })).status).toBe(200);
        }
      }
    },
  );

  test('are of the file itself, whatever encoding the browser accepts', async () => {
    const { status, headers, text } = await ask('bytes=0-9', { 'accept-encoding': 'br, gzip' });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([
      206,
      undefined,
      'Accept-Encoding',
    ]);
    expect(text).toBe(whole.slice(0, 10));
  });

  test('are only for GET', async () => {
    const { status, headers } = await ask('bytes=0-9', {}, 'HEAD');
    expect([status, headers['content-length']]).toEqual([200, `${size}`]);
  });

  test('of another version return the whole file', async () => {
    const etag = (await preview.ask('/about')).headers.etag ?? '';
    expect((await ask('bytes=0-9', { 'if-range': etag })).status).toBe(206);
    expect((await ask('bytes=0-9', { 'if-range': '"another"' })).text).toBe(whole);
    expect((await ask('bytes=0-9', { 'if-range': `W/${etag}` })).text).toBe(whole);
  });

  test('of the not-found page return all of it', async () => {
    const { status, text } = await preview.ask('/nowhere', { headers: { range: 'bytes=0-9' } });
    expect([status, text]).toEqual([404, files['client/404.html']]);
  });
});

describe('conditional requests', () => {
  const versionOf = async (encoding: string) => {
    const { headers } = await preview.ask('/about', { headers: { 'accept-encoding': encoding } });
    return headers.etag ?? '';
  };

  test('each encoding has a tag of its own', async () => {
    const tags = await Promise.all(['identity', 'gzip', 'br'].map(versionOf));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  });

  test.each(['identity', 'gzip', 'br'])(
    'a known page in %s is answered with 304',
    async (encoding) => {
      const etag = await versionOf(encoding);
      for (const known of [etag, `W/${etag}`, `"old", ${etag}`, '*']) {
        for (const method of ['GET', 'HEAD']) {
          const { status, headers, body } = await preview.ask('/about', {
            method,
            headers: { 'accept-encoding': encoding, 'if-none-match': known },
          });
          expect([status, headers.etag, headers.vary, body.length], known).toEqual([
            304,
            etag,
            'Accept-Encoding',
            0,
          ]);
          expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
          expect(headers['content-security-policy']).toBe("default-src 'self'");
          expect(headers['content-type']).toBeUndefined();
          expect(headers['content-length']).toBeUndefined();
        }
      }
    },
  );

  test('by date', async () => {
    const since = (await preview.ask('/about')).headers['last-modified'] ?? '';
    const ask = (headers: Record<string, string>) => preview.ask('/about', { headers });
    expect((await ask({ 'if-modified-since': since })).status).toBe(304);
    expect((await ask({ 'if-modified-since': new Date(0).toUTCString() })).status).toBe(200);
    expect((await ask({ 'if-unmodified-since': new Date(0).toUTCString() })).status).toBe(412);
    expect((await ask({ 'if-match': '"another"' })).status).toBe(412);
  });
});

test.each<[number, Asked]>([
  [400, { headers: { host: 'a b' } }],
  [405, { method: 'POST', body: 'a=b' }],
  [412, { headers: { 'if-match': '"another"' } }],
  [416, { headers: { range: 'bytes=99999-' } }],
  [501, { method: 'POST', headers: { 'transfer-encoding': 'gzip, chunked' } }],
])('no cache keeps the answer %s to a request for an asset', async (status, request) => {
  const answer = await preview.ask('/assets/site.abc123.css', request);
  expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
});

describe('HEAD has the headers of GET', () => {
  test.each<[string, string, Asked['headers']]>([
    ['a page', '/about', {}],
    ['a compressed page', '/about', { 'accept-encoding': 'br' }],
    ['an asset', '/assets/site.abc123.css', { 'accept-encoding': 'gzip' }],
    ['a picture', '/images/logo.svg', {}],
    ['what is missing', '/nowhere', {}],
    ['a redirect', '/About', {}],
  ])('%s', async (_, path, headers = {}) => {
    const of = async (method: string) => {
      const answer = await preview.ask(path, { method, headers });
      // These headers describe the transfer of the body, and its time.
      const { date, 'transfer-encoding': framing, ...others } = answer.headers;
      return { status: answer.status, headers: others };
    };
    expect(await of('HEAD')).toEqual(await of('GET'));
  });
});

describe('every response has the headers of the site', () => {
  /** Returns the response of the server to raw bytes. */
  async function raw(request: string): Promise<string> {
    const socket = connect(Number(new URL(preview.url).port), '127.0.0.1');
    socket.write(request);
    return textOf(socket);
  }
  const carried =
    /\r\ncontent-security-policy: default-src 'self'\r\nx-content-type-options: nosniff\r\n/i;
  const close = 'Connection: close\r\n\r\n';

  test.each([
    ['301', `GET /About HTTP/1.1\r\nHost: localhost\r\n${close}`],
    ['404', `GET /nowhere HTTP/1.1\r\nHost: localhost\r\n${close}`],
    ['404', `GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n${close}`],
    ['405', `DELETE /about HTTP/1.1\r\nHost: localhost\r\n${close}`],
    ['304', `GET /about HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: *\r\n${close}`],
    ['200', `GET /about HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\n${close}`],
    ['400', `GET http://[/ HTTP/1.1\r\nHost: [\r\n${close}`],
    ['400', 'GET / HTTP/9.1\r\n\r\n'],
    ['431', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n${close}`],
  ])('%s', async (status, request) => {
    const answer = await raw(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(carried);
  });

  test.each([
    ['two Host headers', 'HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n'],
    ['the same Host twice', 'HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n'],
    ['no Host', 'HTTP/1.1\r\n'],
    ['an empty Host', 'HTTP/1.1\r\nHost:\r\n'],
    ['a Host with a user', 'HTTP/1.1\r\nHost: me@localhost\r\n'],
    ['a Host with a path', 'HTTP/1.1\r\nHost: localhost/about\r\n'],
    ['a Host with a port that is not a number', 'HTTP/1.1\r\nHost: localhost:x\r\n'],
    ['a Host with two names', 'HTTP/1.1\r\nHost: localhost evil.example\r\n'],
  ])('a request with %s is refused with 400', async (_, rest) => {
    for (const path of ['/about', '/api/contact']) {
      const answer = await raw(`GET ${path} ${rest}${close}`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toMatch(carried);
    }
  });

  test.each([
    'HTTP/1.1\r\nHost: localhost:8080\r\n',
    'HTTP/1.1\r\nHost: [::1]:8080\r\n',
    'HTTP/1.1\r\nHost: 127.0.0.1\r\n',
    'HTTP/1.0\r\n',
  ])('%j is fine', async (rest) => {
    expect(await raw(`GET /about ${rest}${close}`)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('Strict-Transport-Security', () => {
  const hsts = '/*\n  Strict-Transport-Security: max-age=63072000\n';
  const ask = async (isBehindProxy: boolean, headers: Record<string, string>) => {
    const other = distWith({ 'client/_headers': hsts });
    const server = await previewOf(other, undefined, { isBehindProxy });
    onTestFinished(async () => {
      await server.close();
      rmSync(dirname(other), { recursive: true });
    });
    return (await server.ask('/about', { headers })).headers['strict-transport-security'];
  };

  test('comes with what a trusted proxy got by HTTPS', async () => {
    expect(await ask(true, { 'x-forwarded-proto': 'https' })).toBe('max-age=63072000');
  });

  test.each([
    ['a request by HTTP', true, { 'x-forwarded-proto': 'http' }],
    ['a request that does not say', true, {}],
    ['a request that nobody vouches for', false, { 'x-forwarded-proto': 'https' }],
  ])('does not come with %s', async (_, isBehindProxy, headers) => {
    expect(await ask(isBehindProxy, headers)).toBeUndefined();
  });
});

describe('unusual files', () => {
  test('one that the server may not read is answered with 403 and logged', async () => {
    const logged: string[] = [];
    const other = distWith();
    chmodSync(dirname(other), 0o755);
    const server = await previewOf(other, undefined, { log: (line) => logged.push(line) });
    onTestFinished(async () => {
      await server.close();
      rmSync(dirname(other), { recursive: true });
    });
    chmodSync(join(other, 'client/about.html'), 0);
    await asOrdinaryUser(async () => {
      const { status, headers } = await server.ask('/about');
      expect(status).toBe(403);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect((await server.ask('/services')).status).toBe(200);
    });
    expect(logged).toEqual([expect.stringContaining('EACCES')]);
  });

  test.runIf(process.platform !== 'win32')(
    'a folder or a named pipe in place of a page is not found',
    async () => {
      const server = await served({ 'client/about.html': null });
      mkdirSync(join(server.clientDir, 'about.html'));
      execFileSync('mkfifo', [join(server.clientDir, 'pipe.html'), join(server.clientDir, 'pipe')]);
      for (const path of ['/about', '/about.html', '/pipe', '/pipe.html']) {
        expect((await server.ask(path)).status, path).toBe(404);
      }
    },
  );

  test('a symbolic link is followed within the site, and not out of it', async () => {
    const server = await served({});
    symlinkSync('about.html', join(server.clientDir, 'inside.html'));
    symlinkSync('../secret.html', join(server.clientDir, 'outside.html'));
    symlinkSync('..', join(server.clientDir, 'up'));
    symlinkSync('loop', join(server.clientDir, 'loop'));
    expect((await server.ask('/inside')).text).toBe(files['client/about.html']);
    for (const path of [
      '/outside',
      '/up/secret.html',
      '/up/secret',
      '/up/generated/secret.json',
      '/loop',
    ]) {
      const { status, text } = await server.ask(path);
      expect([status, text], path).toEqual([404, files['client/404.html']]);
    }
  });

  test('a page that is replaced while it is sent arrives in its old version', async () => {
    const server = await served({ 'client/large.html': 'a'.repeat(20_000_000) });
    const file = join(server.clientDir, 'large.html');
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await new Promise((begun) => socket.once('readable', begun));
    writeFileSync(`${file}.new`, 'b'.repeat(30_000_000));
    renameSync(`${file}.new`, file);
    const [head = '', body = ''] = (await textOf(socket)).split('\r\n\r\n');
    expect(head).toMatch(/content-length: 20000000/i);
    expect(body === 'a'.repeat(20_000_000)).toBe(true);
  });

  test('a page that becomes shorter while it is sent ends with the connection, not as a whole', async () => {
    const logged: string[] = [];
    const other = distWith({ 'client/large.html': 'a'.repeat(50_000_000) });
    const server = await previewOf(other, undefined, { log: (line) => logged.push(line) });
    onTestFinished(async () => {
      await server.close();
      rmSync(dirname(other), { recursive: true });
    });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((begun) => socket.once('readable', begun));
    writeFileSync(join(other, 'client/large.html'), 'short');
    const answer = await textOf(socket).catch(() => '');
    expect(answer.length).toBeLessThan(50_000_000);
    await expect.poll(() => logged.join()).toContain('became shorter');
    expect((await server.ask('/about')).status).toBe(200);
  });
});

describe('redirects, each in one hop', () => {
  test.each([
    ['/index', '/index', '/'],
    ['/index with a slash', '/index/', '/'],
    ['an encoded dot', '/about%2ehtml', '/about'],
    ['an encoded letter', '/%61bout', '/about'],
    ['an encoded slash', '/services%2Fmarketing', '/services/marketing'],
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

  test('not for a file that is not a page: its name is what it is', async () => {
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

describe('missing pages', () => {
  test.each([
    '/nowhere',
    '/about/us',
    '/nowhere/',
    '/NOWHERE.html',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/.vite',
    '/.env',
    '/assets/.hidden',
    '/_redirects',
    '/_headers',
    '/%5fheaders',
    '//_headers',
    '/%2f_redirects',
    '/about/..//_redirects',
    '/_worker.js',
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
      else if (!body.equals(Buffer.from(site.read(pageFile(path)))))
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
