import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listPosts } from '#cli/commands/blog/listPosts.ts';
import { publishPost } from '#cli/commands/blog/publishPost.ts';
import { generateSite } from '#cli/commands/generateSite.ts';
import type { Project } from '#cli/project.ts';
import { todayIn } from '#cli/load/localTime.ts';
import { minimalContent } from '../helpers/minimalContent.ts';
import { temporaryFolder } from '../helpers/contentDir.ts';
import { localDatabase } from '../helpers/localDatabase.ts';
import { projectOf, recordingTerminal } from '../helpers/projectOf.ts';

const database = localDatabase();
const written = () =>
  (minimalContent()['blog/first-post.md'] ?? '').replaceAll('first post', 'new post');

beforeEach(async () => {
  await database().service.from('blog_posts').delete().neq('slug', '');
  const { SUPABASE_URL, SUPABASE_ANON_KEY } = database().environment;
  vi.stubEnv('SUPABASE_URL', SUPABASE_URL);
  vi.stubEnv('SUPABASE_ANON_KEY', SUPABASE_ANON_KEY);
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', database().serviceKey);
  onTestFinished(() => void vi.unstubAllEnvs());
});

async function publish(
  text: string,
  { name = 'new-post.md', project = projectOf(), json = false } = {},
) {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, text);
  const terminal = recordingTerminal();
  const code = await publishPost(project, terminal, { file, json });
  return { code, printed: terminal.printed, noted: terminal.noted.replaceAll(file, name) };
}

async function list(project: Project = projectOf()) {
  const terminal = recordingTerminal();
  const code = await listPosts(project, terminal, { json: false });
  return { code, printed: terminal.printed, noted: terminal.noted };
}

const rows = async () => (await database().service.from('blog_posts').select('*')).data ?? [];

describe('site blog publish', () => {
  test('saves a post and gives back the row', async () => {
    const { code, printed } = await publish(written(), { json: true });
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      slug: 'new-post',
      title: 'The new post',
      content: '## A heading\n\nWords on the [contact page](/contact).\n',
      excerpt: 'What it says.',
      search_title: 'The new post, as search results show it',
      featured_image: '/images/blog/first-post.svg',
      featured_image_alt: 'A picture',
      tags: ['Design'],
      author: 'The agency',
      published_date: '2026-01-15',
      status: 'published',
      publish_at: null,
    });
    expect(await rows()).toHaveLength(1);
  });

  test('prints the result', async () => {
    expect((await publish(written())).printed).toMatch(
      /^Saved "The new post" as blog_posts\/new-post \(id .*\)\.\nIt is dated 2026-01-15 and comes out with the next build\.\n$/,
    );
    const again = written().replace('The new post', 'The newer post');
    expect((await publish(again)).printed).toContain('Replaced "The newer post"');
    expect(await rows()).toMatchObject([{ title: 'The newer post' }]);
  });

  test('makes the page that a file in content/blog/ makes', async () => {
    await publish(written());
    const fromRow = projectOf();
    await generateSite(fromRow);
    vi.stubEnv('SUPABASE_URL', '');
    vi.stubEnv('SUPABASE_ANON_KEY', '');
    // A row has the time of its last change. In a file, that field is optional.
    const changed = `---\nlastModified: ${todayIn('Europe/London')}\n`;
    const fromFile = projectOf({ 'blog/new-post.md': written().replace('---\n', changed) });
    await generateSite(fromFile);
    const model = ({ distDir }: Project) => {
      const folder = join(distDir, 'generated', 'pages');
      const pages = readdirSync(folder)
        .filter((name) => name.startsWith('posts'))
        .flatMap((name) => {
          const chunk: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
          return (chunk as { pages: { path: string }[] }).pages;
        });
      return pages.find(({ path }) => path === '/blog/new-post');
    };
    expect(model(fromRow)).toBeDefined();
    expect(model(fromRow)).toEqual(model(fromFile));
  });

  test('keeps a draft, and the time of a planned post, in the time zone of the site', async () => {
    const draft = await publish(written().replace('---\n', '---\ndraft: true\n'));
    expect(draft.printed).toContain('It is a draft');
    const planned = await publish(
      written().replace('---\n', '---\npublishAt: 2100-07-01 09:00\n'),
      { name: 'planned.md' },
    );
    expect(planned.printed).toContain('the first build after 2100-07-01 09:00 (Europe/London)');
    expect((await rows()).sort((a, b) => a.slug.localeCompare(b.slug))).toMatchObject([
      { slug: 'new-post', status: 'draft' },
      { slug: 'planned', status: 'published', publish_at: '2100-07-01T08:00:00+00:00' },
    ]);
    expect((await database().anon.from('blog_posts').select('slug')).data).toEqual([]);
  });

  test('refuses what validate would refuse, with the place in the file', async () => {
    const misspelt = await publish(written().replace('excerpt:', 'exerpt:'));
    expect(misspelt.noted).toMatch(/^new-post\.md:3:1 {2}error {2}field-unknown/m);
    expect(misspelt.noted).toContain('Did you mean "excerpt"?');
    const text = written().replace('/contact', '/contct').replace('first-post.svg', 'none.svg');
    const { code, noted } = await publish(text);
    expect(code).toBe(1);
    expect(noted).toContain('"/contct" leads to no page');
    expect(noted).toContain('There is no picture "/images/blog/none.svg".');
    expect(noted.trimEnd()).toMatch(/Nothing was saved\.$/);
    expect(await rows()).toEqual([]);
  });

  test.each<[what: string, text: string, name: string, code: string]>([
    ['a file without fields', 'Hello.', 'new-post.md', 'front-matter-missing'],
    [
      'a file without a text',
      written().replace(/(---[^]*---\n)[^]*/, '$1'),
      'a.md',
      'body-missing',
    ],
    [
      'a text that is nested too deeply',
      `${written()}${'> '.repeat(600)}words\n`,
      'a.md',
      'file-unreadable',
    ],
    ['a name that is not an address', written(), 'New Post.md', 'file-name-invalid'],
    ['a name that is too long', written(), `${'a'.repeat(201)}.md`, 'file-name-invalid'],
    ['a file that is no Markdown', written(), 'new-post.txt', 'file-unexpected'],
    ['a slug that a file has', written(), 'first-post.md', 'post-is-a-file'],
    [
      'old addresses, which would be lost',
      written().replace('---\n', '---\naliases: [old]\n'),
      'new-post.md',
      'post-field-unkept',
    ],
  ])('refuses %s', async (_, text, name, finding) => {
    const { code, noted } = await publish(text, { name });
    expect(code).toBe(1);
    expect(noted).toContain(`error  ${finding}`);
    expect(await rows()).toEqual([]);
  });

  test('reports a missing file', async () => {
    const terminal = recordingTerminal();
    const file = '/nowhere/new-post.md';
    expect(await publishPost(projectOf(), terminal, { file, json: false })).toBe(1);
    expect(terminal.noted).toContain('/nowhere/new-post.md does not exist.');
    expect(terminal.noted).toContain('Expected the path of a Markdown file with a post.');
  });

  test('needs the key that may write', async () => {
    vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', '');
    expect((await publish(written())).noted).toContain(
      'SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY are not both set.',
    );
    vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', database().anonKey);
    const { code, noted } = await publish(written());
    expect(code).toBe(1);
    expect(noted).toContain('error  database-refused');
    expect(await rows()).toEqual([]);
  });
});

describe('site blog list', () => {
  test('shows what cannot be seen in a title, and commands no terminal', async () => {
    const { error } = await database().service.from('blog_posts').insert({
      slug: 'shown',
      title: 'A \u001b[2J title',
      content: 'Words.',
      excerpt: 'What it says.',
      author: 'The agency',
    });
    expect(error).toBeNull();
    const { printed, noted } = await list();
    expect(printed).toContain('A <U+001B>[2J title');
    expect(printed + noted).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  });

  test('shows the posts of both sources, newest first, with drafts and planned ones', async () => {
    await publish(written().replace('2026-01-15', '2026-02-01'));
    await publish(
      written().replace('---\n', '---\ndraft: true\n').replace('2026-01-15', '2026-03-01'),
      {
        name: 'a-draft.md',
      },
    );
    const project = projectOf({
      'blog/planned.md': written()
        .replaceAll('new post', 'planned post')
        .replace('---\n', '---\npublishAt: 2100-07-01 09:00\n'),
    });
    expect(await list(project)).toEqual({
      code: 0,
      noted: '',
      printed: [
        '2026-03-01  blog_posts/a-draft          The new post (draft)',
        '2026-02-01  blog_posts/new-post         The new post',
        '2026-01-15  content/blog/first-post.md  The first post',
        '2026-01-15  content/blog/planned.md     The planned post (planned for 2100-07-01 09:00)',
        '',
      ].join('\n'),
    });
  });

  test('says that drafts of the database are left out if there is no secret key', async () => {
    vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', '');
    const { code, noted } = await list();
    expect(noted).toBe(
      'Drafts in the database are left out: they need SUPABASE_SERVICE_ROLE_KEY.\n',
    );
    expect(code).toBe(0);
  });

  test('is that of the files without a database', async () => {
    vi.stubEnv('SUPABASE_URL', '');
    vi.stubEnv('SUPABASE_ANON_KEY', '');
    expect((await list()).printed).toBe('2026-01-15  content/blog/first-post.md  The first post\n');
  });

  test('reports a row that cannot be read', async () => {
    await database().service.from('blog_posts').insert({
      slug: 'broken',
      title: 'Two\nlines',
      content: 'Words.',
      excerpt: 'Short.',
      author: 'The agency',
    });
    const broken = await list();
    expect(broken.code).toBe(1);
    expect(broken.noted).toContain('blog_posts/broken, column title  error');
  });
});
