import { describe, expect, test, vi } from 'vitest';
import { emptyParseCache } from '#cli/cache/parseCache.ts';
import { checkLoaded } from '#cli/commands/checkLoaded.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import { loadBlogRows } from '#cli/load/loadBlogRows.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { formatGithub } from '#cli/report/formatGithub.ts';
import { formatJson } from '#cli/report/formatJson.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { articleOf } from '#schemas/blogRow.ts';
import { treeOf } from '../../helpers/bodies.ts';
import { contentDir } from '../../helpers/contentDir.ts';
import { minimalImages } from '../../helpers/minimalContent.ts';

/** A row in the format of PostgREST. */
const row = {
  id: '0ee1e54c-4ad5-4b38-9f09-a21c2ba2e70c',
  title: 'A post of the database, written there',
  content: '## One\n\nSee [the other](/blog/first-post).\n',
  excerpt: 'Two sentences.\nIn two lines.',
  meta_description: null,
  featured_image: '/images/blog/first-post.svg',
  slug: 'of-the-database',
  tags: ['Design', 'Data'],
  author: 'The agency',
  published_date: '2026-02-03',
  created_at: '2026-02-03T23:30:00.457696+00:00',
  updated_at: '2026-07-04T23:30:00.457696+00:00',
  status: 'published',
  publish_at: null,
  search_title: null,
  featured_image_alt: null,
};

async function withRows(...rows: unknown[]) {
  const ofFiles = await loadContent(contentDir(), emptyParseCache());
  const images = new Map([...minimalImages].map((path) => [path, { width: 600, height: 400 }]));
  const own = await loadBlogRows(ofFiles.loaded, rows, images, emptyParseCache());
  const { loaded } = own;
  const checked = checkLoaded(loaded, {
    images: new Map([...minimalImages].map((path) => [path, undefined])),
    today: '2026-12-01',
    launch: false,
  });
  const { texts } = loaded;
  const all = [...ofFiles.problems, ...own.problems, ...checked.problems];
  const placed = placeProblems(all, texts, loaded.rows);
  const findings = placed.filter(({ level }) => level === 'error');
  const report = { findings, texts, files: 0, outcome: '' };
  return {
    posts: loaded.collections.posts,
    codes: findings.map(({ code, file }) => `${file} ${code}`),
    warnings: placed.filter(({ level }) => level === 'warning'),
    printed: formatPretty(report, { colour: false }),
    json: formatJson(report),
    github: formatGithub(report),
    context: checked.context,
  };
}

describe('a row', () => {
  test('becomes a post beside those of the files', async () => {
    const { posts, codes, context } = await withRows(row);
    expect(codes).toEqual([]);
    expect(context?.content.collections.posts.map(({ slug }) => slug)).toContain('of-the-database');
    expect(posts.map(({ slug }) => slug)).toEqual(['first-post', 'of-the-database']);
    const { data, file, markdown } = posts[1] ?? {};
    expect(file).toBe('blog_posts/of-the-database');
    expect(markdown && formatHtml(markdown.tree)).toContain('<h2 id="one">One</h2>');
    expect(data).toEqual({
      title: row.title,
      excerpt: 'Two sentences.\nIn two lines.',
      search: { title: row.title, description: 'Two sentences. In two lines.' },
      author: 'The agency',
      publishedDate: '2026-02-03',
      tags: ['Design', 'Data'],
      // The date is the one in London. It was half past midnight there.
      lastModified: '2026-07-05',
      image: { src: row.featured_image, alt: row.title, width: 600, height: 400 },
    });
  });

  test('has its own texts for search results and its picture if its columns are set', async () => {
    const own = {
      meta_description: 'For search results.',
      search_title: 'A title',
      featured_image_alt: 'A drawing',
    };
    const { posts } = await withRows({ ...row, ...own });
    expect(posts[1]?.data).toMatchObject({
      search: { title: 'A title', description: 'For search results.' },
      image: { alt: 'A drawing' },
    });
  });

  test.each(['', ' \n'])(
    'with %j in every optional column reads as one without them',
    async (blank) => {
      const optional = {
        meta_description: blank,
        featured_image: blank,
        tags: blank,
        updated_at: blank,
        status: blank,
        publish_at: blank,
        search_title: blank,
        featured_image_alt: blank,
      };
      const { posts, codes } = await withRows({ ...row, ...optional });
      expect(codes).toEqual([]);
      expect(posts[1]?.data).toEqual({
        title: row.title,
        excerpt: row.excerpt,
        search: { title: row.title, description: 'Two sentences. In two lines.' },
        author: row.author,
        publishedDate: row.published_date,
        tags: [],
        lastModified: '2026-02-03',
      });
    },
  );

  test.each([null, ''])('with the picture %j has none', async (featured_image) => {
    const { posts, codes } = await withRows({ ...row, featured_image });
    expect(codes).toEqual([]);
    expect(posts[1]?.data).not.toHaveProperty('image');
  });

  test('may come from a table that has only the documented columns', async () => {
    const { updated_at: _u, status: _s, publish_at: _p, search_title: _t, ...rest } = row;
    const { featured_image_alt: _a, ...old } = { ...rest, id: 7, tags: null };
    const times = { published_date: '2026-06-30T23:30:00Z', created_at: '2026-07-02T09:00:00Z' };
    const { posts, codes } = await withRows({ ...old, ...times });
    expect(codes).toEqual([]);
    expect(posts[1]?.data).toMatchObject({
      publishedDate: '2026-07-01',
      lastModified: '2026-07-02',
      tags: [],
    });
  });

  test('has another hash as soon as any column differs', async () => {
    const values: Record<string, unknown> = { status: 'draft', tags: [], featured_image: '' };
    const changed = Object.keys(row).filter((column) => column !== 'slug');
    const changes = changed.map((column) => ({
      [column]: values[column] ?? '2026-01-01T00:00:00Z',
    }));
    const hashes = [];
    for (const change of [{}, {}, ...changes]) {
      const { posts } = await withRows({ ...row, ...change });
      hashes.push(posts[1]?.hash);
    }
    const [first, same, ...others] = hashes;
    expect(same).toBe(first);
    expect(new Set([first, ...others]).size).toBe(changes.length + 1);
  });

  test('of HTML is read as HTML and sanitised', async () => {
    const content = '<p onclick="alert(1)">Hello</p><script>alert(1)</script><h2>One</h2>';
    const { posts } = await withRows({ ...row, content });
    expect(posts[1]?.markdown.tree).toEqual(treeOf('<p>Hello</p><h2 id="one">One</h2>'));
  });

  test('that is a draft or planned becomes a draft or planned post', async () => {
    const { posts } = await withRows(
      { ...row, status: 'draft' },
      { ...row, slug: 'planned', publish_at: '2026-07-01T08:00:00+00:00' },
    );
    expect(posts[1]?.data).toMatchObject({ draft: true });
    expect(posts[2]?.data).toMatchObject({ publishAt: '2026-07-01 09:00' });
  });

  test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
    'has the same times in every time zone of the machine, such as %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const { posts } = await withRows({
        ...row,
        published_date: '2026-07-01T00:30:00',
        updated_at: '2026-07-05T23:30:00.457696',
        publish_at: '2026-07-01T09:00:00',
      });
      expect(posts[1]?.data).toMatchObject({
        publishedDate: '2026-07-01',
        lastModified: '2026-07-05',
        publishAt: '2026-07-01 09:00',
      });
    },
  );

  test('that was written before its day changed on that day, once it has come', async () => {
    const times = { created_at: '2026-01-05T09:00:00Z', updated_at: '2026-01-06T09:00:00Z' };
    const { posts } = await withRows(
      { ...row, ...times, publish_at: '2026-02-03T09:00:00Z' },
      {
        ...row,
        ...times,
        slug: 'planned',
        published_date: '2999-01-01',
        publish_at: '2999-01-01T09:00:00Z',
      },
    );
    expect(posts[1]?.data).toMatchObject({ lastModified: '2026-02-03' });
    expect(posts[2]?.data).toMatchObject({ lastModified: '2026-01-06' });
  });

  test('maps to the documented article', () => {
    expect(articleOf({ ...row, status: null, featured_image: null })).toEqual({
      id: row.id,
      title: row.title,
      content_markdown: row.content,
      content_html: row.content,
      meta_description: row.excerpt,
      created_at: row.created_at,
      image_url: '',
      slug: row.slug,
      tags: row.tags,
      author: row.author,
      published_date: row.published_date,
      excerpt: row.excerpt,
    });
  });
});

describe('problems with a row name its columns', () => {
  test('reports a slug that an earlier row has, and keeps the earlier row', async () => {
    const { posts, printed, codes } = await withRows(
      { ...row, id: 3 },
      { ...row, id: 7, title: 'Another post', content: 'Other words.' },
    );
    expect(posts[1]?.data).toMatchObject({ title: row.title });
    expect(codes).toEqual(['blog_posts/of-the-database post-slug-repeated']);
    expect(printed).toContain('The rows with the ids "3" and "7" have the slug "of-the-database".');
    expect(printed).toContain('slug | "of-the-database"');
  });

  test('reports every mistake at once, each with its column and the value', async () => {
    const { printed } = await withRows({
      ...row,
      excerpt: '',
      featured_image: 'ftp://elsewhere.example/a.png',
      published_date: 'soon',
    });
    expect(printed).toMatchInlineSnapshot(`
      "blog_posts/of-the-database, column excerpt  error  field-invalid
        "excerpt" is empty.
        Expected two sentences that sum the post up, for links to it.
        Write a text.

        excerpt | ""

      blog_posts/of-the-database, column featured_image  error  field-invalid
        "featured_image" is "ftp://elsewhere.example/a.png".
        Expected a picture below public/, such as "/images/blog/first-post.svg", or the address of one that starts with "https://".
        Write it in that form.

        featured_image | "ftp://elsewhere.example/a.png"

      blog_posts/of-the-database, column published_date  error  field-invalid
        "published_date" is "soon".
        Expected the day it was published, such as 2026-03-01.
        Write it in that form.

        published_date | "soon"

      3 errors. "npm run site -- explain field-invalid" says more.
      "
    `);
  });

  test('quotes the line of the Markdown that is wrong', async () => {
    const content = '## One\n\nWords.\n\nSee [it](/nowhere).\n\nMore words.';
    const { printed } = await withRows({ ...row, content });
    expect(printed).toMatchInlineSnapshot(`
      "blog_posts/of-the-database, column content:5:5  error  link-unknown
        The link "/nowhere" leads to no page.
        Expected the path of a page, or of a file in public/.
        If the page was renamed, write its new path. If it was deleted, link to another page.

          4 |
        > 5 | See [it](/nowhere).
            |     ^
          6 |

      1 error. "npm run site -- explain link-unknown" says more.
      "
    `);
  });

  test('counts lines from the first line of the column, even if it is empty', async () => {
    const content = '\r\n\r\nSee [it](/nowhere).\r\n';
    const { printed } = await withRows({ ...row, content });
    expect(printed).toContain('blog_posts/of-the-database, column content:3:5  error');
    expect(printed).toContain('> 3 | See [it](/nowhere).\n');
  });

  test.each<[what: string, change: Record<string, unknown>, code: string, place: string]>([
    ['a day to come', { published_date: '2030-01-01' }, 'date-in-future', 'published_date'],
    ['a missing picture', { featured_image: '/images/x.svg' }, 'image-missing', 'featured_image'],
    ['tags that are not a list', { tags: 'Design' }, 'field-invalid', 'tags'],
    ['one tag that is not text', { tags: ['Design', 7] }, 'field-invalid', 'tags'],
    ['a state there is not', { status: 'ready' }, 'field-invalid', 'status'],
    ['no author', { author: null }, 'field-invalid', 'author'],
    ['no column for the author', { author: undefined }, 'field-missing', 'author'],
    ['a broken link', { content: 'See [it](/nowhere).' }, 'link-unknown', 'content:1:5'],
    [
      'a picture elsewhere',
      { content: '![a](https://x.example/a.png)' },
      'image-elsewhere',
      'content:1:1',
    ],
    ['a control character in a text', { author: 'A\u0007' }, 'character-forbidden', 'author'],
    [
      'a control character in the body',
      { content: 'One.\n\nT\u0007wo.' },
      'character-forbidden',
      'content:3:2',
    ],
  ])('%s', async (_, change, code, place) => {
    const { codes, printed } = await withRows({ ...row, ...change });
    expect(codes).toEqual([`blog_posts/of-the-database ${code}`]);
    expect(printed).toContain(`blog_posts/of-the-database, column ${place}  error`);
  });

  test.each([
    [{}, 'title'],
    [{ search_title: 'Too short' }, 'search_title'],
  ])('names the column that a text for search results comes from, %j', async (change, column) => {
    const { warnings } = await withRows({ ...row, title: 'Short', ...change });
    const [finding] = warnings.filter(({ code }) => code === 'search-title-length');
    expect(finding).toMatchObject({ path: [column], dataColumn: { name: column } });
  });

  test('reports the column and its value to programs', async () => {
    const { json, github } = await withRows({
      ...row,
      featured_image: '/images/x.svg',
      content: 'Words.\n\nSee [it](/nowhere).',
    });
    expect(JSON.parse(json)).toMatchObject({
      findings: [
        { code: 'link-unknown', dataColumn: { name: 'content' }, line: 3, column: 5 },
        {
          code: 'image-missing',
          dataColumn: { name: 'featured_image', value: '/images/x.svg' },
        },
      ],
    });
    expect(github).toMatchInlineSnapshot(`
      "::error file=blog_posts/of-the-database,line=3,col=5,title=link-unknown::Column content: The link "/nowhere" leads to no page. Expected the path of a page, or of a file in public/. If the page was renamed, write its new path. If it was deleted, link to another page.
      ::error file=blog_posts/of-the-database,title=image-missing::Column featured_image: There is no picture "/images/x.svg". Expected a file public/images/x.svg. Restore or add the file, or correct the path.
      2 errors.
      "
    `);
  });

  test('reports a slug that is too long for the name of a file, and suggests none', async () => {
    const { printed, codes } = await withRows({ ...row, slug: 'a'.repeat(201) });
    expect(codes).toEqual([expect.stringContaining('field-invalid')]);
    expect(printed).toContain('of at most 200 characters');
    expect(printed).not.toContain('Write: slug');
  });

  test('reports a text that is larger than a file may be, and does not parse it', async () => {
    const width = 600;
    const table = `${'|a'.repeat(width)}\n${'|-'.repeat(width)}\n${`${'|a'.repeat(width)}\n`.repeat(1000)}`;
    const { printed, codes, json } = await withRows({ ...row, content: table });
    expect(codes).toEqual(['blog_posts/of-the-database file-too-large']);
    expect(printed).toMatchInlineSnapshot(`
      "blog_posts/of-the-database, column content:1:1  error  file-too-large
        The text has 1.1 MB.
        Expected at most 256 KB.
        Upload its pictures to the storage of the database, or split the text.

        > 1 | |a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a|a…
            | ^
          2 | |-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-…

      1 error. "npm run site -- explain file-too-large" says more.
      "
    `);
    expect(json.length).toBeLessThan(10_000);
  });

  test('reports elements that are nested too deeply, or not closed, and what to do', async () => {
    const open = Array.from({ length: 100 }, (_, index) => `<b id="${index}">`).join('');
    for (const content of ['> '.repeat(10_000), `<div>${open}${'<p>a'.repeat(11_000)}`]) {
      const { printed, codes } = await withRows({ ...row, content });
      expect(codes).toEqual(['blog_posts/of-the-database file-unreadable']);
      expect(printed).toContain('nested too deeply, has too many elements that are not closed');
      expect(printed).toContain(
        'Close its HTML elements, shorten the address, divide long paragraphs',
      );
    }
  });

  test('reports a slug that a file has too, with both places', async () => {
    const { printed, codes } = await withRows({ ...row, slug: 'first-post', content: 'Words.' });
    expect(codes).toEqual(['blog_posts/first-post post-in-both-sources']);
    expect(printed).toContain('See also content/blog/first-post.md:1:1');
  });

  test('reports no broken links to a broken row', async () => {
    const linking = { ...row, slug: 'linking', content: 'See [it](/blog/of-the-database).' };
    const { codes } = await withRows({ ...row, title: ' ' }, linking);
    expect(codes).toEqual(['blog_posts/of-the-database field-invalid']);
  });
});
