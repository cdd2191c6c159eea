import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openRemotePictures, pictureCache } from '#cli/pictures/remotePictures.ts';
import type { FetchResult } from '#cli/pictures/remotePictures.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { pictureOf, pictureServer } from '../../helpers/pictureServer.ts';
import { unknownHost } from '../../helpers/unknownHost.ts';

/** Fetches a picture as a build does, from a server that replaces the configured database. */
async function fetchFrom(
  url: string,
  { distDir = temporaryFolder(), trusted = new URL(url).origin, timeout = 60_000 } = {},
): Promise<FetchResult | undefined> {
  const results = await openRemotePictures(distDir, trusted, timeout).fetchAll([url]);
  return results.get(url);
}

const pictureIn = (result: FetchResult | undefined) =>
  result && 'picture' in result ? result.picture : undefined;

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'in %s becomes the files that the site shows, whatever its server calls it',
    async (format) => {
      const bytes = await pictureOf(format);
      const { origin } = await pictureServer((_, answer) =>
        answer.setHeader('content-type', 'text/html').end(bytes),
      );
      const distDir = temporaryFolder();
      const picture = pictureIn(await fetchFrom(`${origin}/a.txt`, { distDir }));
      expect(picture).toMatchObject({ width: 900, height: 600 });
      const stem = picture?.src.replace('.webp', '');
      expect(stem).toMatch(/^\/images\/fetched\/[0-9a-f]{32}$/);
      for (const end of ['.avif', '.webp', '-480.avif', '-480.webp', '-720.avif', '-720.webp']) {
        const file = join(pictureCache(distDir), `${stem}${end}`);
        expect((await sharp(file).metadata()).width, end).toBe(
          Number(/-(\d+)/.exec(end)?.[1] ?? 900),
        );
      }
    },
  );

  test('is downloaded once for all posts that show it', async () => {
    const bytes = await pictureOf('png');
    const { origin, asked } = await pictureServer((_, answer) => answer.end(bytes));
    const pictures = openRemotePictures(temporaryFolder(), origin);
    await pictures.fetchAll([`${origin}/a`, `${origin}/a`]);
    await pictures.fetchAll([`${origin}/a`]);
    expect(asked).toHaveLength(1);
  });

  test('that did not change is not sent a second time', async () => {
    const bytes = await pictureOf('png');
    let sent = 0;
    const { origin } = await pictureServer((request, answer) => {
      if (request.headers['if-none-match'] === '"one"') return answer.writeHead(304).end();
      sent++;
      return answer.setHeader('etag', '"one"').end(bytes);
    });
    const distDir = temporaryFolder();
    const first = await fetchFrom(`${origin}/a`, { distDir });
    expect(await fetchFrom(`${origin}/a`, { distDir })).toEqual(first);
    expect(sent).toBe(1);
  });

  test('is made again if one of its files in the cache was damaged', async () => {
    const bytes = await pictureOf('png');
    const { origin } = await pictureServer((request, answer) =>
      request.headers['if-none-match'] === '"one"'
        ? answer.writeHead(304).end()
        : answer.setHeader('etag', '"one"').end(bytes),
    );
    const distDir = temporaryFolder();
    const { src = '' } = pictureIn(await fetchFrom(`${origin}/a`, { distDir })) ?? {};
    const file = join(pictureCache(distDir), src);
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(1));
    await fetchFrom(`${origin}/a`, { distDir });
    expect(readFileSync(file).equals(whole)).toBe(true);
  });

  test('that changed at the same address gets files of other names', async () => {
    let colour = '#112233';
    const { origin } = await pictureServer(async (_, answer) =>
      answer.end(await pictureOf('png', { colour })),
    );
    const distDir = temporaryFolder();
    const first = pictureIn(await fetchFrom(`${origin}/a`, { distDir }));
    colour = '#445566';
    const second = pictureIn(await fetchFrom(`${origin}/a`, { distDir }));
    expect(second).toBeDefined();
    expect(second?.src).not.toBe(first?.src);
  });

  test.each([500, 503, 429])('that was fetched before outlasts a status of %i', async (status) => {
    const bytes = await pictureOf('png');
    let isAway = false;
    const { origin } = await pictureServer((_, answer) =>
      isAway ? answer.writeHead(status).end() : answer.end(bytes),
    );
    const distDir = temporaryFolder();
    const first = await fetchFrom(`${origin}/a`, { distDir });
    isAway = true;
    expect(await fetchFrom(`${origin}/a`, { distDir })).toEqual(first);
  });

  test('that was deleted is gone, though it was fetched before', async () => {
    const bytes = await pictureOf('png');
    let status = 200;
    const { origin } = await pictureServer((_, answer) => answer.writeHead(status).end(bytes));
    const distDir = temporaryFolder();
    await fetchFrom(`${origin}/a`, { distDir });
    status = 404;
    expect(await fetchFrom(`${origin}/a`, { distDir })).toEqual({
      fault: { reason: 'status', status: 404 },
    });
  });
});

describe('what is not a picture for the site', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[what: string, bytes: () => Promise<Buffer> | Buffer, reason: string]>([
    ['a drawing', () => Buffer.from(svg), 'svg'],
    [
      'a drawing behind a comment',
      () => Buffer.from(`<?xml version="1.0"?>\n<!-- a -->${svg}`),
      'svg',
    ],
    ['a page', () => Buffer.from('<!doctype html><title>Hello</title>'), 'not-a-picture'],
    ['nothing', () => Buffer.alloc(0), 'not-a-picture'],
    [
      'half a picture',
      async () => (await pictureOf('png', { width: 2000 })).subarray(0, 400),
      'damaged',
    ],
    [
      'a start without a picture',
      () => Buffer.from('\xff\xd8\xff\xe0nonsense', 'latin1'),
      'damaged',
    ],
    ['a bomb of pixels', () => pictureOf('png', { width: 12_000, height: 12_000 }), 'damaged'],
  ])('%s is refused by its content', async (_, bytes, reason) => {
    const content = await bytes();
    const { origin } = await pictureServer((_request, answer) =>
      answer.setHeader('content-type', 'image/png').end(content),
    );
    const distDir = temporaryFolder();
    expect(await fetchFrom(`${origin}/a.png`, { distDir })).toEqual({ fault: { reason } });
    expect(existsSync(pictureCache(distDir)) && readdirSync(pictureCache(distDir))).toBe(false);
  });

  test.each(['said', 'unsaid'])(
    'a file beyond the limit, its length %s, is not read to its end',
    async (said) => {
      let written = 0;
      const { origin } = await pictureServer((_, answer) => {
        if (said === 'said') answer.setHeader('content-length', 1e12);
        const chunk = Buffer.alloc(1024 * 1024);
        const more = () => {
          while (!answer.destroyed && answer.write(chunk)) written++;
        };
        answer.on('drain', more).on('error', () => {});
        more();
      });
      expect(await fetchFrom(`${origin}/a`)).toMatchObject({ fault: { reason: 'too-large' } });
      expect(written).toBeLessThan(100);
    },
  );
});

describe('a server', () => {
  test('that says nothing is waited for once, not for each of its pictures', async () => {
    const { origin, asked } = await pictureServer(() => {});
    const pictures = openRemotePictures(temporaryFolder(), origin, 300);
    const urls = Array.from({ length: 20 }, (_, index) => `${origin}/${index}`);
    const results = await pictures.fetchAll(urls);
    expect([...results.values()]).toEqual(urls.map(() => ({ fault: { reason: 'too-slow' } })));
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  test('that drips is not waited for longer', async () => {
    const { origin } = await pictureServer((_, answer) => {
      const timer = setInterval(() => answer.write('x'), 50);
      answer.on('close', () => clearInterval(timer));
    });
    expect(await fetchFrom(`${origin}/a`, { timeout: 300 })).toEqual({
      fault: { reason: 'too-slow' },
    });
  });

  test('may redirect, and not forever', async () => {
    const bytes = await pictureOf('png');
    const { origin } = await pictureServer((request, answer) =>
      request.url === '/there'
        ? answer.end(bytes)
        : answer.writeHead(302, { location: request.url === '/here' ? '/there' : '/round' }).end(),
    );
    expect(pictureIn(await fetchFrom(`${origin}/here`))).toBeDefined();
    expect(await fetchFrom(`${origin}/round`)).toEqual({ fault: { reason: 'redirects' } });
  });

  test('with an unknown name has its own fault', async () => {
    const result = await fetchFrom(`https://${unknownHost}/a`, { trusted: 'https://x.example' });
    expect(result).toEqual({ fault: { reason: 'unknown-host' } });
  });
});

describe('an address that only this machine can reach is never requested', () => {
  const trusted = 'https://project.example';

  test.each([
    'https://127.0.0.1',
    'https://localhost',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://0x7f.1',
    'https://2130706433',
    'https://169.254.169.254',
    'https://10.0.0.1',
  ])('%s', async (origin) => {
    const { origin: here, asked } = await pictureServer((_, answer) => answer.end());
    const { port } = new URL(here);
    expect(await fetchFrom(`${origin}:${port}/a.png`, { trusted })).toEqual({
      fault: { reason: 'private-address' },
    });
    expect(asked).toEqual([]);
  });

  test('not even if the storage redirects to it', async () => {
    const inner = await pictureServer((_, answer) => answer.end('secret'));
    for (const [location, reason] of [
      [inner.origin, 'not-https'],
      [inner.origin.replace('http:', 'https:'), 'private-address'],
      ['https://169.254.169.254/latest/meta-data', 'private-address'],
      ['file:///etc/passwd', 'not-https'],
    ]) {
      const { origin } = await pictureServer((_, answer) =>
        answer.writeHead(302, { location }).end(),
      );
      expect(await fetchFrom(`${origin}/a.png`)).toEqual({ fault: { reason } });
    }
    expect(inner.asked).toEqual([]);
  });

  test('nor is anything without https', async () => {
    const { origin, asked } = await pictureServer((_, answer) => answer.end());
    expect(await fetchFrom(`${origin}/a.png`, { trusted })).toEqual({
      fault: { reason: 'not-https' },
    });
    expect(asked).toEqual([]);
  });
});
