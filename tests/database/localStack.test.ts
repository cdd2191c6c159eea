import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#cli/database/freePort.ts';
import { startLocalStack } from '#cli/database/startLocalStack.ts';
import { projectRoot } from '#cli/project.ts';
import { temporaryFolder } from '../helpers/contentDir.ts';
import { localDatabase } from '../helpers/localDatabase.ts';

const supabaseDir = join(projectRoot, 'supabase');
const post = { title: 'A post', content: 'Words.', excerpt: 'Short.', author: 'The agency' };

describe('the local stack', () => {
  const database = localDatabase();

  test('applies every migration of supabase/', () => {
    expect(database().migrations).toEqual(readdirSync(join(supabaseDir, 'migrations')).sort());
  });

  test('has migrations with unique versions, because the Supabase CLI identifies them by their versions', () => {
    const versions = database().migrations.map((file) => file.split('_', 1)[0]);
    expect(versions).toEqual([...new Set(versions)]);
  });

  test('answers at most 1,000 rows at once, as a hosted project does', async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => ({ ...post, slug: `many-${index}` }));
    expect((await database().service.from('blog_posts').insert(rows)).error).toBeNull();
    const { data, count } = await database()
      .anon.from('blog_posts')
      .select('slug', { count: 'exact' });
    expect(data).toHaveLength(1000);
    expect(count).toBe(1001);
    await database().service.from('blog_posts').delete().like('slug', 'many-%');
  });

  test('refuses a key that it has not signed', async () => {
    const { url, anonKey } = database();
    const forged = createClient(url, anonKey.replace(/.{8}$/, 'AAAAAAAA'));
    expect((await forged.from('blog_posts').select('slug')).error?.code).toBe('PGRST301');
  });

  test('allows pages of other origins to read it', async () => {
    const { url, anonKey } = database();
    const asked = await fetch(`${url}/rest/v1/blog_posts?select=slug`, {
      headers: { apikey: anonKey, origin: 'https://www.agency.example' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('has nothing beside /rest/v1 and /storage/v1', async () => {
    const { status } = await fetch(`${database().url}/auth/v1/settings`);
    expect(status).toBe(404);
  });

  test('says that the database is away, and finds it again', async () => {
    const { anon, postgres, postgrest } = database();
    await postgres.kill();
    const read = () => anon.from('blog_posts').select('slug');
    // Until PostgREST notices, a request can be answered by a process of Postgres that outlives the kill.
    await expect.poll(read).toMatchObject({ status: 503, error: { code: 'PGRST000' } });
    await postgres.restart();
    await postgrest.ready();
    expect((await anon.from('blog_posts').select('slug')).error).toBeNull();
  });
});

describe('who may do what with posts', () => {
  const database = localDatabase();
  const slugsFor = async (role: 'anon' | 'service') =>
    (await database()[role].from('blog_posts').select('slug').order('slug')).data?.map(
      ({ slug }) => slug,
    );

  test('visitors read published posts whose time has come; the agency reads all', async () => {
    const { error } = await database()
      .service.from('blog_posts')
      .insert([
        { ...post, slug: 'a-published', publish_at: null, status: 'published' },
        { ...post, slug: 'b-draft', publish_at: null, status: 'draft' },
        { ...post, slug: 'c-past', publish_at: '2020-01-01T09:00Z', status: 'published' },
        { ...post, slug: 'd-planned', publish_at: '2100-01-01T09:00Z', status: 'published' },
        { ...post, slug: 'e-draft-with-a-time', publish_at: '2020-01-01T09:00Z', status: 'draft' },
      ]);
    expect(error).toBeNull();
    expect(await slugsFor('anon')).toEqual(['a-published', 'c-past']);
    expect(await slugsFor('service')).toHaveLength(5);
  });

  test.each(['insert', 'update', 'upsert', 'delete'] as const)(
    'visitors cannot %s',
    async (verb) => {
      const { anon, service } = database();
      const before = (await service.from('blog_posts').select('*').order('slug')).data;
      const table = anon.from('blog_posts');
      const row = { ...post, slug: 'a-published', title: 'Mine' };
      const done = {
        insert: () => table.insert({ ...row, slug: 'z' }),
        update: () => table.update(row).eq('slug', 'a-published'),
        upsert: () => table.upsert(row, { onConflict: 'slug' }),
        delete: () => table.delete().eq('slug', 'a-published'),
      }[verb]();
      expect((await done).error?.code).toBe('42501');
      expect((await service.from('blog_posts').select('*').order('slug')).data).toEqual(before);
    },
  );

  test.each<[what: string, change: Record<string, unknown>]>([
    ['an address that is none', { slug: 'Not A Slug' }],
    ['a blank title', { title: ' ' }],
    ['no content', { content: '\n' }],
    ['a state that there is not', { status: 'deleted' }],
    ['a slug that is taken', { slug: 'a-published' }],
  ])('the table refuses %s', async (_, change) => {
    const { error } = await database()
      .service.from('blog_posts')
      .insert({ ...post, slug: 'new', ...change });
    expect(error?.code).toMatch(/^23(?:505|514)$/);
  });

  test('a change moves updated_at', async () => {
    const { service } = database();
    const read = async () =>
      (await service.from('blog_posts').select('updated_at').eq('slug', 'c-past').single()).data;
    const before = await read();
    await service.from('blog_posts').update({ title: 'New' }).eq('slug', 'c-past');
    expect(await read()).not.toEqual(before);
  });
});

describe('data that is kept', () => {
  test('is there again, with the seed once and no migration applied twice', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const first = await startLocalStack({ supabaseDir, dataDir });
    const service = createClient(first.url, first.serviceKey);
    await service.from('blog_posts').insert({ ...post, slug: 'kept' });
    await first.stop();

    const second = await startLocalStack({ supabaseDir, dataDir });
    onTestFinished(() => second.stop());
    expect(second.migrations).toEqual([]);
    const anon = createClient(second.url, second.anonKey);
    const { data } = await anon.from('blog_posts').select('slug').order('slug');
    expect(data?.map(({ slug }) => slug)).toEqual([
      'ask-customers-for-reviews',
      'first-hour-after-your-website-is-hacked',
      'kept',
      'photographs-with-your-phone',
    ]);
  });

  test('serves one stack at a time', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const first = await startLocalStack({ supabaseDir, dataDir });
    onTestFinished(() => first.stop());
    await expect(startLocalStack({ supabaseDir, dataDir })).rejects.toThrow(
      /^Another database is at work in /,
    );
  });
});

test('a folder that holds something else is left as it is', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'notes.txt'), 'of years');
  await expect(startLocalStack({ supabaseDir, dataDir })).rejects.toThrow(
    /postgres holds something else than a database\. Choose another folder with --data\.$/,
  );
  expect(readFileSync(join(dataDir, 'postgres', 'notes.txt'), 'utf8')).toBe('of years');
});

describe('site db start', () => {
  test('prints what to set, serves, and ends with Ctrl+C, leaving nothing behind', async () => {
    const port = await freePort();
    const command = [join(projectRoot, 'cli/bin.js'), 'db', 'start', '--port', String(port)];
    const scratch = temporaryFolder();
    const site = spawn(process.execPath, command, {
      env: { ...process.env, TMPDIR: scratch },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void site.kill('SIGKILL'));
    let printed = '';
    for await (const chunk of site.stdout.setEncoding('utf8')) {
      printed += chunk;
      if (printed.includes('--data <folder>')) break;
    }
    const setting = (name: string) =>
      new RegExp(`^ {2}${name}=(.+)$`, 'm').exec(printed)?.[1] ?? '';
    expect(setting('SUPABASE_URL')).toBe(`http://127.0.0.1:${port}`);
    const anon = createClient(setting('SUPABASE_URL'), setting('SUPABASE_ANON_KEY'));
    expect((await anon.from('blog_posts').select('slug')).data).toHaveLength(3);
    const service = createClient(setting('SUPABASE_URL'), setting('SUPABASE_SERVICE_ROLE_KEY'));
    expect((await service.from('blog_posts').insert({ ...post, slug: 'new' })).error).toBeNull();

    const postgres = Number(/127\.0\.0\.1:(\d+)\/postgres/.exec(printed)?.[1]);
    site.kill('SIGINT');
    const [code] = await once(site, 'exit');
    expect(code).toBe(0);
    for (const gone of [port, postgres]) {
      await expect(fetch(`http://127.0.0.1:${gone}/`)).rejects.toThrow();
    }
    expect(readdirSync(scratch)).toEqual([]);
    expect(existsSync(scratch)).toBe(true);
  });

  test('says where to get PostgREST when it is missing', async () => {
    const { findPostgrest } = await import('#cli/database/findPostgrest.ts');
    expect(() => findPostgrest([])).toThrow(/^PostgREST, which Supabase answers requests with/);
  });
});
