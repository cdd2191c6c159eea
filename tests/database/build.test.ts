import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../helpers/contentDir.ts';
import { localDatabase } from '../helpers/localDatabase.ts';
import { pictureOf } from '../helpers/pictureServer.ts';
import { bytesBelow, differences, otherDist, smallSite, withBundles } from '../site/smallSite.ts';
import type { SmallSite } from '../site/smallSite.ts';

/** `site build` with posts in a database that fails in different ways. */
const database = localDatabase({ seed: true });
const site = withBundles(smallSite('database'));
let withDatabase: SmallSite;
let before: Map<string, Buffer>;
afterAll(() => site.remove());

const page = (slug: string) => readFileSync(join(site.clientDir, 'blog', `${slug}.html`), 'utf8');

beforeAll(async () => {
  withDatabase = site.withEnvironment(database().environment);
  const { code, stdout, stderr } = await withDatabase.runBeside('build');
  expect({ code, stdout, stderr }).toMatchObject({ code: 0 });
  before = bytesBelow(site.clientDir);
});

describe('posts of the database', () => {
  test('have pages beside those of the files, of Markdown and of HTML', () => {
    expect(page('photographs-with-your-phone')).toContain('<h2 id="light-first-everything-else');
    expect(page('first-hour-after-your-website-is-hacked')).toContain('<h2 id="minutes-0-to-10');
    expect(page('first-post')).toContain('<h1');
  });

  test('are listed, and in the sitemap with the day of their last change', async () => {
    const { data } = await database()
      .anon.from('blog_posts')
      .select('updated_at')
      .eq('slug', 'photographs-with-your-phone')
      .single();
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(
      new Date(String(data?.updated_at)),
    );
    expect(readFileSync(join(site.clientDir, 'blog.html'), 'utf8')).toContain(
      'href="/blog/photographs-with-your-phone"',
    );
    expect(readFileSync(join(site.clientDir, 'sitemap-posts.xml'), 'utf8')).toMatch(
      new RegExp(`/blog/photographs-with-your-phone</loc><lastmod>${day}`),
    );
  });

  test('name their source', async () => {
    const { stdout } = await withDatabase.runBeside('why', '/blog/photographs-with-your-phone');
    expect(stdout).toMatch(/^made from +blog_posts\/photographs-with-your-phone$/m);
  });
});

describe('pictures in the storage', () => {
  const slug = 'first-hour-after-your-website-is-hacked';
  const folder = () => join(site.clientDir, 'images/fetched');

  test('are published in all of their files, and removed once no post shows them', async () => {
    const { service } = database();
    const bucket = service.storage.from('blog-images');
    await bucket.upload('a.png', await pictureOf('png'), { contentType: 'image/png' });
    const { publicUrl } = bucket.getPublicUrl('a.png').data;
    const change = (featured_image: string | null) =>
      service.from('blog_posts').update({ featured_image }).eq('slug', slug);
    await change(publicUrl);
    expect(await withDatabase.runBeside('build')).toMatchObject({ code: 0 });
    const files = [...page(slug).matchAll(/\/images\/fetched\/[0-9a-f]+(?:-\d+)?\.(?:avif|webp)/g)];
    expect(new Set(files.map(String)).size).toBe(6);
    for (const [file] of files) expect(existsSync(join(site.clientDir, file))).toBe(true);
    expect(page(slug)).not.toContain(publicUrl);

    await change(null);
    expect(await withDatabase.runBeside('build')).toMatchObject({ code: 0 });
    expect(readdirSync(folder())).toEqual([]);
    before = bytesBelow(site.clientDir);
  });
});

describe('the last good site stays', () => {
  test('when PostgreSQL is killed while its posts are read', async () => {
    const { service, postgres, postgrest, url } = database();
    const many = Array.from({ length: 600 }, (_, index) => ({
      slug: `many-${index}`,
      title: 'A post',
      content: 'Words.',
      excerpt: 'Short.',
      author: 'The agency',
    }));
    expect((await service.from('blog_posts').insert(many)).error).toBeNull();
    let asked = 0;
    // The first page of posts arrives. The database stops before the request for the second one.
    const address = await forwardTo(url, async () => {
      if (asked++ === 2) await postgres.kill();
    });
    const { code, stdout } = await site
      .withEnvironment({ ...database().environment, SUPABASE_URL: address })
      .runBeside('build');
    expect(asked).toBeGreaterThan(2);
    expect(stdout).toContain('blog_posts:1:1  error  database-unreachable');
    expect(stdout).toContain('Nothing was written; the last build is still there.');
    expect(stdout).not.toContain('    at ');
    expect(code).toBe(1);
    expect(differences(bytesBelow(site.clientDir), before)).toEqual([]);

    await postgres.restart();
    await postgrest.ready();
    await service.from('blog_posts').delete().like('slug', 'many-%');
  });

  test('when the table is suddenly empty', async () => {
    const { service } = database();
    await service.from('blog_posts').update({ status: 'draft' }).neq('slug', '');
    const { code, stdout } = await withDatabase.runBeside('build');
    expect(stdout).toContain('error  blog-rows-missing');
    expect(code).toBe(1);
    expect(differences(bytesBelow(site.clientDir), before)).toEqual([]);
    await service.from('blog_posts').update({ status: 'published' }).neq('slug', '');
  });

  test('when a row is not what a page can be made from', async () => {
    const { service } = database();
    const slug = 'photographs-with-your-phone';
    const change = (fields: Record<string, unknown>) =>
      service.from('blog_posts').update(fields).eq('slug', slug);
    await change({ excerpt: 'A\n', featured_image: '/images/blog/there-is-none.svg' });
    const { code, stdout } = await withDatabase.runBeside('build');
    expect(stdout).toContain(`blog_posts/${slug}, column featured_image  error`);
    expect(stdout).toContain('There is no picture "/images/blog/there-is-none.svg".');
    expect(code).toBe(1);
    expect(differences(bytesBelow(site.clientDir), before)).toEqual([]);
    await change({ featured_image: null });
  });
});

describe('without the two variables', () => {
  test('validate reads no database although they are set, unless an option is given', async () => {
    const nowhere = site.withEnvironment({
      ...database().environment,
      SUPABASE_URL: await forwardTo(database().url, () => {
        throw new Error('It was asked.');
      }),
    });
    expect(await nowhere.runBeside('validate')).toMatchObject({ code: 0 });
    const { code, stdout } = await withDatabase.runBeside('validate', '--database');
    expect({ code, stdout }).toMatchObject({ code: 0 });
    expect(stdout).toMatch(/ready to build/);
  });

  test('the site is that of the files, and no code of Supabase is loaded', async () => {
    const alone = otherDist(site, 'database-none');
    onTestFinished(() => alone.remove());
    const log = join(temporaryFolder(), 'loaded.txt');
    const hook = join(temporaryFolder(), 'hook.mjs');
    writeFileSync(log, '');
    writeFileSync(
      hook,
      `import { appendFileSync } from 'node:fs';
       import { registerHooks } from 'node:module';
       registerHooks({
         load(url, context, next) {
           if (url.includes('/@supabase/')) appendFileSync(${JSON.stringify(log)}, url + '\\n');
           return next(url, context);
         },
       });`,
    );
    const environment = { NODE_OPTIONS: `--import ${hook}` };
    expect((await alone.withEnvironment(environment).runBeside('generate')).code).toBe(0);
    const loaded = () => readFileSync(log, 'utf8').trim().split('\n').filter(Boolean);
    expect(loaded()).toEqual([]);
    const routes = readFileSync(join(alone.distDir, 'generated', 'routes.json'), 'utf8');
    expect(routes).not.toContain('photographs-with-your-phone');

    // The next run must load the code, which proves that the check works.
    const both = { ...environment, ...database().environment };
    expect((await alone.withEnvironment(both).runBeside('generate')).code).toBe(0);
    expect(loaded().join('\n')).toContain('@supabase/supabase-js');
  });
});

/** Starts a server that runs `first` and then forwards the request to `url`. Returns its URL. */
async function forwardTo(url: string, first: () => Promise<void> | undefined): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    await first();
    const onward = request(
      new URL(incoming.url ?? '/', url),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
