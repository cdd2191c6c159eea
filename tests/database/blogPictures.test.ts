import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { publishPost } from '#cli/commands/blog/publishPost.ts';
import { generateSite } from '#cli/commands/generateSite.ts';
import { pictureCache } from '#cli/pictures/remotePictures.ts';
import type { Project } from '#cli/project.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { temporaryFolder } from '../helpers/contentDir.ts';
import { localDatabase } from '../helpers/localDatabase.ts';
import { minimalContent } from '../helpers/minimalContent.ts';
import { pictureOf } from '../helpers/pictureServer.ts';
import { projectOf, recordingTerminal } from '../helpers/projectOf.ts';

/** Pictures of posts in the storage of the database: uploaded by `site blog publish`, fetched by a build. */
const database = localDatabase();

beforeEach(async () => {
  await database().service.from('blog_posts').delete().neq('slug', '');
  const { SUPABASE_URL, SUPABASE_ANON_KEY } = database().environment;
  vi.stubEnv('SUPABASE_URL', SUPABASE_URL);
  vi.stubEnv('SUPABASE_ANON_KEY', SUPABASE_ANON_KEY);
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', database().serviceKey);
  onTestFinished(() => void vi.unstubAllEnvs());
});

/** Uploads a picture as an editor does in the dashboard, and returns its public address. */
async function upload(path: string, bytes: Buffer, contentType = 'image/png'): Promise<string> {
  const bucket = database().service.storage.from('blog-images');
  const { error } = await bucket.upload(path, bytes, { contentType, upsert: true });
  if (error) throw new Error(error.message);
  return bucket.getPublicUrl(path).data.publicUrl;
}

async function addRow(fields: Record<string, unknown>): Promise<void> {
  const row = {
    slug: 'with-pictures',
    title: 'A post with pictures',
    content: 'Words.',
    excerpt: 'Short.',
    author: 'The agency',
    published_date: '2026-01-20',
    ...fields,
  };
  const { error } = await database().service.from('blog_posts').insert(row);
  if (error) throw new Error(error.message);
}

async function generate(project: Project = projectOf()) {
  const { findings, texts, generated } = await generateSite(project);
  await generated?.publish();
  const errors = findings.filter(({ level }) => level === 'error');
  const report = { findings: errors, texts, files: texts.size, outcome: '' };
  return { project, generated, printed: formatPretty(report, { colour: false }) };
}

/** Returns the planned page of a post. */
function page({ distDir }: Project, slug = 'with-pictures') {
  const folder = join(distDir, 'generated', 'pages');
  const pages = readdirSync(folder).flatMap((name) => {
    const chunk: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return (chunk as { pages: Page[] }).pages;
  });
  return pages.find(({ path }) => path === `/blog/${slug}`);
}

interface Page {
  path: string;
  body: { parts: { html?: string }[] }[];
  post: { image?: { src: string; alt: string; width: number; srcset?: unknown } };
}

describe('a build', () => {
  test('shows pictures of the storage as the site’s own, in several sizes', async () => {
    const featured = await upload('a/featured.png', await pictureOf('png'));
    const inBody = await upload(
      'a/body.jpg',
      await pictureOf('jpeg', { width: 1600 }),
      'image/jpeg',
    );
    await addRow({
      featured_image: featured,
      content: `Words ![what it shows](${inBody}?width=1600&quality=80).`,
    });
    const { project, generated, printed } = await generate();
    expect(printed).not.toContain('error  ');
    const { post, body = [] } = page(project) ?? {};
    const html = body.flatMap(({ parts }) => parts.map((part) => part.html)).join('');
    expect(post?.image).toMatchObject({
      src: expect.stringMatching(/^\/images\/fetched\/[0-9a-f]{32}\.webp$/),
      alt: 'A post with pictures',
      width: 900,
      srcset: { avif: expect.stringContaining('480w'), webp: expect.stringContaining('720w') },
    });
    expect(html).toMatch(
      /<picture>.*<img src="\/images\/fetched\/[0-9a-f]{32}\.webp"[^>]* width="1280"/,
    );
    expect(html).not.toContain(database().url);
    const missing = generated?.fetchedPictures.filter(
      (path) => !existsSync(join(pictureCache(project.distDir), path)),
    );
    expect(missing).toEqual([]);
    expect(generated?.fetchedPictures).toHaveLength(12);
  });

  test('whose pictures did not change plans no page again', async () => {
    await addRow({ featured_image: await upload('a/same.png', await pictureOf('png')) });
    const { project, generated: first } = await generate();
    const { generated: second } = await generate(project);
    expect(second?.fetchedPictures).toEqual(first?.fetchedPictures);
    expect(second?.planned).toBe(0);
  });

  test('stops at pictures that cannot be fetched, with the row, the column and what to do', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const drawing = await upload('a/drawing.png', svg);
    const url = database().url;
    await addRow({
      featured_image: drawing,
      content: `One.\n\n![a](${url}/storage/v1/object/public/blog-images/none.png)\n\n![b](https://127.0.0.1/b.png)`,
    });
    const { project, generated, printed } = await generate();
    expect(generated).toBeUndefined();
    expect(existsSync(join(project.distDir, 'generated'))).toBe(false);
    expect(printed.replaceAll(url, 'https://project.example')).toMatchInlineSnapshot(`
      "blog_posts/with-pictures, column content:3:1  error  picture-unavailable
        The picture "https://project.example/storage/v1/object/public/blog-images/none.png" can't be used: its server answers with the status 400.
        Open the address in a browser, and correct it if the picture is not there.

          2 |
        > 3 | ![a](https://project.example/storage/v1/object/public/blog-images/none.png)
            | ^
          4 |

      blog_posts/with-pictures, column content:5:1  error  picture-unavailable
        The picture "https://127.0.0.1/b.png" can't be used: its server is not on the public internet.
        Upload it to the storage of the database, and use its address there.

          4 |
        > 5 | ![b](https://127.0.0.1/b.png)
            | ^

      blog_posts/with-pictures, column featured_image  error  picture-unavailable
        The picture "https://project.example/storage/v1/object/public/blog-images/a/drawing.png" can't be used: it is an SVG file, which can contain scripts.
        Expected JPEG, PNG, WebP, AVIF or GIF.
        Save it as PNG, or put the file below public/images/ and use its path.

        featured_image | "https://project.example/storage/v1/object/public/blog-images/a/drawing.png"

      3 errors in 1 of 44 files. "npm run site -- explain picture-unavailable" says more.
      "
    `);
  });
});

describe('site blog publish', () => {
  const written = (image: string, body: string) =>
    (minimalContent()['blog/first-post.md'] ?? '')
      .replaceAll('first post', 'new post')
      .replace('/images/blog/first-post.svg', image)
      .replace(/(---[^]*---\n)[^]*/, `$1\n${body}\n`);

  async function publish(
    text: string,
    files: Record<string, Buffer | string> = {},
    project = projectOf(),
  ) {
    const folder = temporaryFolder();
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    const file = join(folder, 'new-post.md');
    writeFileSync(file, text);
    const terminal = recordingTerminal();
    const code = await publishPost(project, terminal, { file, json: true });
    const row = code === 0 ? JSON.parse(terminal.printed) : undefined;
    return { code, row, noted: terminal.noted.replaceAll(folder, 'folder') };
  }

  const rows = async () => (await database().service.from('blog_posts').select('*')).data ?? [];

  test('uploads the pictures beside the file and below public/, and a build shows them', async () => {
    const project = projectOf();
    writeFileSync(join(project.publicDir, 'images/blog/own.png'), await pictureOf('png'));
    const body = [
      '![One](pictures/my%20photo.jpg "pictures/my%20photo.jpg")',
      '![pictures/my%20photo.jpg](./pictures/my%20photo.jpg)',
      '![Two][two]',
      '<p><img alt="Three" src=\'/images/blog/own.png\'></p>',
      '![A drawing](/images/blog/first-post.svg)',
      '`![not](a-picture.jpg)`',
      '[two]: two.webp',
    ].join('\n\n');
    const { noted, row } = await publish(
      written('cover.png', body),
      {
        'cover.png': await pictureOf('png', { colour: '#ff0000' }),
        'pictures/my photo.jpg': await pictureOf('jpeg'),
        'two.webp': await pictureOf('webp', { colour: '#00ff00' }),
      },
      project,
    );
    expect(noted).not.toContain('error  ');
    const address = `${database().url}/storage/v1/object/public/blog-images/new-post/[0-9a-f]{32}.webp`;
    expect(row.featured_image).toMatch(new RegExp(`^${address}$`));
    expect(row.content.trim().split('\n\n')).toEqual([
      expect.stringMatching(new RegExp(`^!\\[One\\]\\(${address} "pictures/my%20photo.jpg"\\)$`)),
      expect.stringMatching(new RegExp(`^!\\[pictures/my%20photo.jpg\\]\\(${address}\\)$`)),
      '![Two][two]',
      expect.stringMatching(new RegExp(`^<p><img alt="Three" src="${address}"></p>$`)),
      '![A drawing](/images/blog/first-post.svg)',
      '`![not](a-picture.jpg)`',
      expect.stringMatching(new RegExp(`^\\[two\\]: ${address}$`)),
    ]);
    const stored = await fetch(row.featured_image);
    expect(stored.headers.get('content-type')).toBe('image/webp');
    expect((await generate(project)).printed).not.toContain('error  ');
    expect(page(project, 'new-post')?.post.image?.src).toMatch(/^\/images\/fetched\//);
  });

  test('uploads nothing that a camera noted beside the picture', async () => {
    const photo = await sharp(await pictureOf('jpeg'))
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { row } = await publish(written('photo.jpg', 'Words.'), { 'photo.jpg': photo });
    const stored = await sharp(
      Buffer.from(await (await fetch(row.featured_image)).arrayBuffer()),
    ).metadata();
    expect(stored.exif).toBeUndefined();
  });

  test('refuses a path that it cannot replace in the body, and saves and uploads nothing', async () => {
    // With this key, an upload is refused, which would be the error.
    vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', database().anonKey);
    const body = '<p>Words. <img src="a&#45;b.jpg" alt="a"></p>';
    const files = { 'a-b.jpg': await pictureOf('jpeg') };
    const { code, noted } = await publish(written('/images/blog/first-post.svg', body), files);
    expect(code).toBe(1);
    expect(noted).toContain('cannot be replaced with the address of its upload');
    expect(await rows()).toEqual([]);
  });

  test('gives a picture that did not change its old address', async () => {
    const files = { 'a.png': await pictureOf('png') };
    const first = await publish(written('a.png', 'Words.'), files);
    const second = await publish(written('a.png', 'Other words.'), files);
    expect(second.row.featured_image).toBe(first.row.featured_image);
  });

  test.each<
    [what: string, image: string, body: string, files: Record<string, string>, said: string]
  >([
    ['is missing', 'none.png', 'Words.', {}, 'folder/none.png does not exist.'],
    ['is missing, with advice', 'none.png', 'Words.', {}, 'Correct the path in the post'],
    ['is missing in the body', '/images/blog/first-post.svg', '![a](none.png)', {}, 'new-post.md:'],
    ['is a drawing', 'a.svg', 'Words.', { 'a.svg': '<svg/>' }, 'it is an SVG file'],
    ['is something else', 'a.png', 'Words.', { 'a.png': 'secret' }, 'the file is not a picture'],
    ['lies elsewhere', '../../etc/passwd', 'Words.', {}, 'it is not in the folder of the post'],
  ])('refuses a picture that %s, and saves nothing', async (_, image, body, files, said) => {
    const { code, noted } = await publish(written(image, body), files);
    expect(code).toBe(1);
    expect(noted).toContain(said);
    expect(noted.match(/ {2}error {2}/g)).toHaveLength(1);
    expect(noted.trimEnd()).toMatch(/Nothing was saved\.$/);
    expect(await rows()).toEqual([]);
  });

  test('says so if the storage takes no pictures, and saves nothing', async () => {
    vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', database().anonKey);
    const { code, noted } = await publish(written('a.png', 'Words.'), {
      'a.png': await pictureOf('png'),
    });
    expect(code).toBe(1);
    expect(noted).toContain('error  picture-not-stored');
    expect(await rows()).toEqual([]);
  });
});

test('the storage of the local stack takes objects with the secret key alone', async () => {
  const { anon } = database();
  const bytes = await pictureOf('png');
  const { error } = await anon.storage
    .from('blog-images')
    .upload('x.png', bytes, { contentType: 'image/png' });
  expect(error?.message).toContain('row-level security');
  const page = await database()
    .service.storage.from('blog-images')
    .upload('x.html', Buffer.from('<p>'), { contentType: 'text/html' });
  expect(page.error?.message).toContain('mime type');
});
