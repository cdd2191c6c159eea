import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#cli/database/freePort.ts';
import { connectSupabase } from '#supabase/connectSupabase.ts';
import { readBlogRow, readBlogRows } from '#cli/load/readBlogRows.ts';
import { readBlogSource } from '#cli/load/readBlogSource.ts';
import { temporaryFolder } from '../helpers/contentDir.ts';
import { localDatabase } from '../helpers/localDatabase.ts';
import { unknownHost } from '../helpers/unknownHost.ts';

const database = localDatabase();

const post = { title: 'A post', content: 'Words.', excerpt: 'Short.', author: 'The agency' };
const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...post, slug: `post-${index}` }));

/** Replaces the content of the table with these posts. */
async function fill(rows: readonly Record<string, unknown>[]): Promise<void> {
  const { service } = database();
  await service.from('blog_posts').delete().neq('slug', '');
  // Without this option, a row that lacks a column of another row would get null instead of the default.
  const { error } = await service.from('blog_posts').insert(rows, { defaultToNull: false });
  if (error) throw new Error(error.message);
}

/** Returns a function that reads the database as `site build` does. It stores its notes in a separate folder. */
function reader(distDir = temporaryFolder()) {
  return async (options: { drafts?: boolean; allowShrink?: boolean; secret?: boolean } = {}) => {
    const { drafts = false, allowShrink = false, secret = false } = options;
    const env = {
      ...database().environment,
      ...(secret && { SUPABASE_SERVICE_ROLE_KEY: database().serviceKey }),
    };
    const source = await readBlogSource({ env, distDir, drafts, allowShrink });
    if (!source) throw new Error('There is no source.');
    const slugs = source.rows.map((row) => (row as { slug: string }).slug);
    return { ...source, slugs, codes: source.problems.map(({ code }) => code) };
  };
}

test('a database that has only the key for enquiries is not queried for posts, unless its posts are on the site', async () => {
  await fill(posts(3));
  const distDir = temporaryFolder();
  const { SUPABASE_URL } = database().environment;
  const options = {
    env: { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: database().serviceKey },
    distDir,
    drafts: false,
    allowShrink: false,
  };
  expect(await readBlogSource(options)).toBeUndefined();
  (await reader(distDir)()).remember();
  expect((await readBlogSource(options))?.problems).toMatchObject([
    { code: 'database-settings', args: { reason: 'no-key' } },
  ]);
  expect(await readBlogSource({ ...options, allowShrink: true })).toBeUndefined();
});

describe('reading', () => {
  test('gives the posts newest first, those of one day by their slugs', async () => {
    await fill([
      { ...post, slug: 'b-old', published_date: '2025-01-01' },
      { ...post, slug: 'c-new', published_date: '2026-01-01' },
      { ...post, slug: 'a-new', published_date: '2026-01-01' },
    ]);
    expect((await reader()()).slugs).toEqual(['a-new', 'c-new', 'b-old']);
  });

  test('gives all of them, however many the server answers with at once', async () => {
    await fill(posts(1203));
    const { rows, problems } = await reader()();
    expect(rows).toHaveLength(1203);
    expect(problems).toEqual([]);
  });

  test('leaves drafts to previews, which need the secret key', async () => {
    await fill([
      { ...post, slug: 'published' },
      { ...post, slug: 'draft', status: 'draft' },
      { ...post, slug: 'planned', publish_at: '2100-01-01T09:00Z' },
    ]);
    expect((await reader()({ secret: true })).slugs).toEqual(['published']);
    expect((await reader()({ drafts: true, secret: true })).slugs).toEqual([
      'draft',
      'planned',
      'published',
    ]);
    expect(await reader()({ drafts: true })).toMatchObject({
      slugs: ['published'],
      lacksDrafts: true,
    });
  });

  test('one post by its slug; null if there is none', async () => {
    await fill(posts(1));
    expect(await readBlogRow(database().anon, 'post-0')).toMatchObject({ row: { slug: 'post-0' } });
    expect(await readBlogRow(database().anon, 'post-1')).toEqual({ row: null });
  });
});

describe('posts that are gone', () => {
  beforeEach(() => fill(posts(20)));

  test('all of them: the build stops, unless that is meant', async () => {
    await fill([]);
    expect((await reader()()).codes).toEqual(['blog-rows-missing']);
    expect((await reader()({ allowShrink: true })).codes).toEqual([]);
  });

  test('the loss of a tenth is accepted, and that of more is reported', async () => {
    const read = reader();
    (await read()).remember();
    await fill(posts(18));
    expect((await read()).codes).toEqual([]);
    await fill(posts(17));
    const { problems } = await read();
    expect(problems).toMatchObject([
      {
        code: 'blog-rows-shrunk',
        args: { rows: 17, before: 20, limit: 0.1 },
        at: { file: 'blog_posts' },
      },
    ]);
    expect((await read({ allowShrink: true })).codes).toEqual([]);
  });

  test('are measured by the last build that came to its end', async () => {
    const read = reader();
    (await read()).remember();
    await fill(posts(10));
    await read();
    expect((await read()).codes).toEqual(['blog-rows-shrunk']);
    (await read({ allowShrink: true })).remember();
    expect((await read()).codes).toEqual([]);
  });

  test('are not measured by a preview, which has drafts as well', async () => {
    const read = reader();
    const { service } = database();
    await service.from('blog_posts').update({ status: 'draft' }).neq('slug', 'post-0');
    (await read({ drafts: true, secret: true })).remember();
    expect((await read()).codes).toEqual([]);
  });
});

describe('a database that gives no answer', () => {
  const faultOf = async (url: string, key = database().anonKey) => {
    const read = await readBlogRows(connectSupabase(url, key, { retry: false, timeout: 300 }));
    return 'fault' in read ? read.fault : undefined;
  };

  test('because it refuses the connection', async () => {
    expect(await faultOf(`http://127.0.0.1:${await freePort()}`)).toEqual({
      code: 'database-unreachable',
      reason: 'it refuses the connection',
    });
  });

  test('because there is no server with that name', async () => {
    expect(await faultOf(`https://${unknownHost}`)).toEqual({
      code: 'database-unreachable',
      reason: 'there is no server with that name',
    });
  });

  test.each<[what: string, bytes: string]>([
    ['at all', ''],
    ['to its end', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n['],
  ])('because it does not speak %s', async (_, bytes) => {
    const server = createServer();
    server.on('connection', (socket) => socket.write(bytes));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    const { port } = server.address() as AddressInfo;
    expect(await faultOf(`http://127.0.0.1:${port}`)).toEqual({
      code: 'database-unreachable',
      reason: 'it takes too long',
    });
  });

  test('because it is something else', async () => {
    const server = createServer((_, answer) => answer.end('<h1>Welcome</h1>'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await faultOf(`http://127.0.0.1:${port}`)).toMatchObject({ code: 'database-refused' });
  });

  test('because the key is not accepted', async () => {
    const { url, anonKey } = database();
    expect(await faultOf(url, anonKey.replace(/.{8}$/, 'AAAAAAAA'))).toEqual({
      code: 'database-refused',
      reason: 'the key is not accepted',
    });
  });

  test('because PostgreSQL was killed; it is read again once that is back', async () => {
    await fill(posts(3));
    const { postgres, postgrest } = database();
    await postgres.kill();
    // The processes of its connections notice a moment later, and answer until then.
    await expect
      .poll(async () => (await reader()()).problems)
      .toMatchObject([
        { code: 'database-unreachable', args: { reason: 'it answers with the error 503' } },
      ]);
    await postgres.restart();
    await postgrest.ready();
    expect((await reader()()).rows).toHaveLength(3);
  });
});
