import { beforeEach, describe, expect, test } from 'vitest';
import { readBlogSource } from '#cli/load/readBlogSource.ts';
import { temporaryFolder } from '../helpers/contentDir.ts';
import { localDatabase } from '../helpers/localDatabase.ts';

/** The posts that changed since a build, as visitors get them from the database (supabase/migrations/). */
const database = localDatabase();

const post = { title: 'A post', content: 'Words.', excerpt: 'Short.', author: 'The agency' };

beforeEach(async () => {
  const { service } = database();
  await service.from('blog_posts').delete().neq('slug', '');
  await service.from('blog_withdrawals').delete().neq('slug', '');
});

async function add(slug: string, fields: Record<string, unknown> = {}): Promise<void> {
  const { error } = await database()
    .service.from('blog_posts')
    .insert({ ...post, slug, ...fields });
  if (error) throw new Error(error.message);
}

async function edit(slug: string, fields: Record<string, unknown>): Promise<void> {
  const { error } = await database().service.from('blog_posts').update(fields).eq('slug', slug);
  if (error) throw new Error(error.message);
}

/** Moves the time at which a post is published to now, without the triggers that record an edit. */
async function letTimeCome(slug: string): Promise<void> {
  await database().postgres.withClient(async (client) => {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query('update blog_posts set publish_at = now() where slug = $1', [slug]);
    await client.query('commit');
  });
}

/** Returns the time since which a site that is built now requests changes. */
async function build(): Promise<string> {
  const source = await readBlogSource({
    env: database().environment,
    distDir: temporaryFolder(),
    drafts: false,
    allowShrink: true,
  });
  const since = source?.changedSince?.('Europe/London');
  if (since === undefined) throw new Error('There is no time of the last change.');
  return since;
}

async function changes(since: string) {
  const { data, error } = await database().anon.rpc('blog_changes', { since }, { get: true });
  if (error) throw new Error(error.message);
  return (data as { slug: string; withdrawn: boolean; title: string | null; words: number }[]).map(
    ({ slug, withdrawn }) => `${withdrawn ? '-' : '+'} ${slug}`,
  );
}

describe('after a build', () => {
  test('no post of that build has changed, and a second build queries changes from the same time', async () => {
    await add('one');
    await add('two', { publish_at: '2026-01-01T09:00Z' });
    await add('gone');
    await database().service.from('blog_posts').delete().eq('slug', 'gone');
    const since = await build();
    expect(await changes(since)).toEqual([]);
    expect(await build()).toBe(since);
  });

  test('new, edited and withdrawn posts are reported, and unchanged posts are not', async () => {
    for (const slug of ['same', 'edited', 'drafted', 'deleted', 'renamed', 'planned'])
      await add(slug);
    const since = await build();
    await add('new', { published_date: '2020-01-01' });
    await edit('edited', { title: 'Another title' });
    await edit('drafted', { status: 'draft' });
    await edit('renamed', { slug: 'other-name' });
    await edit('planned', { publish_at: '2100-01-01T09:00Z' });
    await database().service.from('blog_posts').delete().eq('slug', 'deleted');
    expect((await changes(since)).sort()).toEqual([
      '+ edited',
      '+ new',
      '+ other-name',
      '- deleted',
      '- drafted',
      '- planned',
      '- renamed',
    ]);
  });

  test('a post whose time has come is reported although nobody edited it', async () => {
    await add('planned', { publish_at: '2100-01-01T09:00Z' });
    const since = await build();
    expect(await changes(since)).toEqual([]);
    await letTimeCome('planned');
    expect(await changes(since)).toEqual(['+ planned']);
  });

  test('a post that was withdrawn and published again is reported', async () => {
    await add('back');
    const since = await build();
    await edit('back', { status: 'draft' });
    await edit('back', { status: 'published' });
    expect(await changes(since)).toEqual(['+ back']);
  });

  test('every post is new if the table was empty', async () => {
    const since = await build();
    await add('first');
    expect(await changes(since)).toEqual(['+ first']);
  });
});

describe('visitors', () => {
  test('never see a draft that was not published', async () => {
    const since = await build();
    await add('secret', { status: 'draft' });
    await edit('secret', { title: 'Still secret' });
    await database().service.from('blog_posts').delete().eq('slug', 'secret');
    expect(await changes(since)).toEqual([]);
    expect((await database().anon.from('blog_withdrawals').select('*')).data).toEqual([]);
  });

  test('get the fields that cards show, and no article', async () => {
    await add('counted', { content: 'One <b>two</b> – three.\n\nFour, 5!', meta_description: 'M' });
    const { data } = await database().anon.rpc(
      'blog_changes',
      { since: '2000-01-01' },
      { get: true },
    );
    expect(data).toEqual([
      {
        slug: 'counted',
        withdrawn: false,
        title: 'A post',
        excerpt: 'Short.',
        meta_description: 'M',
        featured_image: null,
        featured_image_alt: null,
        tags: [],
        published_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        words: 5,
      },
    ]);
  });

  test('get at most a hundred posts, those that changed last', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => ({
      ...post,
      slug: `many-${index}`,
      updated_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    }));
    expect((await database().service.from('blog_posts').insert(rows)).error).toBeNull();
    const told = await changes('2000-01-01');
    expect(told).toHaveLength(100);
    expect(told).toContain('+ many-149');
    expect(told).not.toContain('+ many-49');
  });

  test('cannot record withdrawals', async () => {
    const { anon } = database();
    expect((await anon.from('blog_withdrawals').insert({ slug: 'a' })).error).not.toBeNull();
    expect((await anon.from('blog_withdrawals').delete().neq('slug', '')).error).not.toBeNull();
  });
});

test('a database without the migration gives no time, and its posts are read as before', async () => {
  await add('one');
  const { postgres } = database();
  const run = (sql: string) => postgres.withClient((client) => client.query(sql));
  await run('alter table blog_withdrawals rename to hidden_for_a_test');
  await run("notify pgrst, 'reload schema'");
  const read = () =>
    readBlogSource({
      env: database().environment,
      distDir: temporaryFolder(),
      drafts: false,
      allowShrink: true,
    });
  await expect.poll(read).not.toHaveProperty('changedSince');
  expect(await read()).toMatchObject({ rows: [{ slug: 'one' }], problems: [] });
  await run('alter table hidden_for_a_test rename to blog_withdrawals');
  await run("notify pgrst, 'reload schema'");
});
