import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bodyHtml } from '#schemas/bodyHtml.ts';
import { localDatabase } from '../helpers/localDatabase.ts';
import { siteInBrowser } from '../helpers/browser.ts';
import { pictureOf } from '../helpers/pictureServer.ts';
import { xssCases } from '../helpers/xssCases.ts';
import { anyPicture } from '../site/smallContent.ts';
import { smallSite, withBundles } from '../site/smallSite.ts';

/** Posts that are newer than the site, read in a real browser from a real database (docs/behaviour.md#blog). */
const database = localDatabase({ seed: true });
const site = withBundles(smallSite('live'));
afterAll(() => site.remove());
beforeAll(async () => {
  const { code, stdout, stderr } = await site
    .withEnvironment(database().environment)
    .runBeside('build');
  if (code !== 0) throw new Error(stdout + stderr);
});
const visitor = siteInBrowser({
  distDir: () => site.distDir,
  friends: () => [database().url],
});

/** Adds a row as an editor would after the build, and removes it after the test. */
async function publish(row: Record<string, unknown>): Promise<void> {
  const { service } = database();
  const whole = {
    title: 'A post of today',
    content: 'Words.',
    excerpt: 'What it says.',
    author: 'Mileward',
    tags: ['Marketing', 'News', 'Third', 'Fourth'],
    ...row,
  };
  const { error } = await service.from('blog_posts').insert(whole);
  if (error) throw new Error(error.message);
  onTestFinished(async () => {
    await service.from('blog_posts').delete().eq('slug', row.slug);
  });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const status = (page: Page) => page.locator('main [role="status"]').first();

/** Returns the errors that are not the browser's own message about the status of a page. */
const without404 = (problems: string[]) =>
  problems.filter((problem) => !/status of (?:404|406)/.test(problem));

describe('a post that is newer than the build', () => {
  test('opens with its title, date, reading time, tags and body, and can be shared', async () => {
    await publish({
      slug: 'today',
      published_date: '2026-05-30',
      content: `Read *this*.\n\n## First\n\n${'word '.repeat(250)}\n\n| a |\n|---|\n| b |\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n`,
    });
    const { page, goto, problems, sent } = await visitor({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await goto('/blog/today');
    await heading(page).filter({ hasText: 'A post of today' }).waitFor();
    expect(await page.title()).toBe('A post of today');
    // A screen reader reads the title.
    expect(await heading(page).evaluate((title) => title === document.activeElement)).toBe(true);
    const article = page.locator('main article').first();
    expect(await article.locator('time').innerText()).toBe('30 May 2026');
    expect(await article.innerText()).toContain('2 min read');
    expect(await article.locator('em').innerText()).toBe('this');
    expect(await article.locator('h2').first().getAttribute('id')).toBe('first');
    expect(await article.locator('.table-frame table').count()).toBe(1);
    expect(await article.locator('pre code').innerText()).toContain('const a = 1;');
    await page.getByRole('button', { name: 'Share Article' }).click();
    await page.getByText('The address of this article is copied.').waitFor();
    expect(sent).toEqual([]);
    expect(without404(problems)).toEqual([]);

    await article.getByRole('link', { name: 'News' }).click();
    await page
      .getByText('No posts match your criteria.')
      .or(page.locator('article'))
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(new URL(page.url()).searchParams.get('tag')).toBe('News');
  });

  test('has only its reading time if it has no valid date', async () => {
    await publish({ slug: 'undated', published_date: 'infinity', content: 'Read this.' });
    const { page, goto } = await visitor();
    await goto('/blog/undated');
    await heading(page).filter({ hasText: 'A post of today' }).waitFor();
    const line = page.locator('main article p').filter({ hasText: 'min read' }).first();
    expect(await line.innerText()).toBe('1 min read');
  });

  test('shows only pictures of this site', async () => {
    const elsewhere = ['https://evil.example/a.png', '//evil.example/b.png', 'data:image/gif,x'];
    const own = anyPicture().src;
    await publish({
      slug: 'pictures',
      content: [own, ...elsewhere].map((src) => `Words ![what it shows](${src}).`).join('\n\n'),
    });
    const { page, goto, problems } = await visitor();
    await goto('/blog/pictures');
    await heading(page).filter({ hasText: 'A post of today' }).waitFor();
    const pictures = page.locator('main article').first().locator('p img');
    const shown = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(shown).toEqual([own]);
    expect(without404(problems)).toEqual([]);
  });

  test('shows pictures in the storage of the database before a build has fetched them', async () => {
    const { service } = database();
    const bucket = service.storage.from('blog-images');
    const picture = await pictureOf('png');
    await bucket.upload('live.png', picture, { contentType: 'image/png', upsert: true });
    const { publicUrl } = bucket.getPublicUrl('live.png').data;
    await publish({
      slug: 'stored',
      featured_image: publicUrl,
      featured_image_alt: 'In the storage',
      content: `Words ![in the body](${publicUrl}).\n\n![not public](${database().url}/rest/v1/blog_posts)\n\n![up](${database().url}/storage/v1/object/public/../../../../rest/v1/blog_posts)`,
      published_date: '2099-01-01',
    });
    const { page, goto, problems } = await visitor();
    const width = (name: string) =>
      page.getByRole('img', { name }).evaluate((one) => (one as HTMLImageElement).naturalWidth);
    await goto('/blog/stored');
    await expect.poll(() => width('In the storage')).toBe(900);
    await page.getByRole('img', { name: 'in the body' }).scrollIntoViewIfNeeded();
    await expect.poll(() => width('in the body')).toBe(900);
    expect(await page.locator('main article p img').count()).toBe(1);
    await goto('/blog');
    await expect.poll(() => width('In the storage')).toBe(900);
    expect(without404(problems)).toEqual([]);
  });

  test('says that it is loading', async () => {
    await publish({ slug: 'slow' });
    const { page, goto } = await visitor();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`${database().url}/**`, async (route) => {
      await asked;
      await route.continue();
    });
    await goto('/blog/slow');
    await status(page).filter({ hasText: 'Loading...' }).waitFor();
    answer();
    await heading(page).filter({ hasText: 'A post of today' }).waitFor();
  });

  test('is found under another spelling of its address', async () => {
    await publish({ slug: 'spelled' });
    const { page, goto } = await visitor();
    await goto('/blog/Spelled/');
    await heading(page).filter({ hasText: 'A post of today' }).waitFor();
  });

  test('is not found if it is a draft or does not exist', async () => {
    await publish({ slug: 'draft', status: 'draft' });
    for (const slug of ['draft', 'nowhere']) {
      const { page, goto, problems, sent } = await visitor();
      await goto(`/blog/${slug}`);
      await heading(page).filter({ hasText: 'Blog Post Not Found' }).waitFor();
      expect(await page.locator('main').innerText()).toContain(
        'The requested blog post could not be found.',
      );
      expect(await status(page).innerText()).toBe('Blog post not found');
      expect(without404(problems)).toEqual([]);
      await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/api/not-found']);
      await page.getByRole('link', { name: 'Back to Blog' }).click();
      await page.waitForURL('**/blog');
    }
  });

  test('says so if it cannot be read, logs the error, and can be tried again', async () => {
    await publish({ slug: 'later' });
    const { page, goto, problems } = await visitor();
    await page.route(`${database().url}/**`, (route) => route.abort());
    await goto('/blog/later#comments');
    await page.getByText('Failed to load blog post').waitFor();
    expect(await heading(page).innerText()).toBe('Blog Post Not Found');
    expect(problems.join()).toContain('Failed to load blog post');
    await page.unroute(`${database().url}/**`);
    await page.getByRole('link', { name: 'Try again' }).click();
    await heading(page).filter({ hasText: 'A post of today' }).waitFor();
  });

  test('runs no script in its body, even without a policy', async () => {
    const { service } = database();
    const bodies = [...xssCases, ...xssCases.map((body) => `<div>${body}</div>`)];
    const rows = bodies.map((content, index) => ({
      slug: `hostile-${index}`,
      title: 'Hostile',
      content,
      excerpt: 'What it tries.',
      author: 'Nobody',
      published_date: '2020-01-01',
    }));
    expect((await service.from('blog_posts').insert(rows)).error).toBeNull();
    onTestFinished(async () => {
      await service.from('blog_posts').delete().like('slug', 'hostile-%');
    });
    const { page, goto } = await visitor({ bypassCSP: true });
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push('a dialog');
      void dialog.dismiss();
    });
    await page.route(
      (url) => url.hostname.endsWith('evil.example'),
      (route) => {
        asked.push(`${route.request().resourceType()} ${route.request().url()}`);
        return route.abort();
      },
    );
    await page.addInitScript('window.hits = 0; window.hit = () => { window.hits++; };');
    await goto('/blog/hostile-0');
    await heading(page).filter({ hasText: 'Hostile' }).waitFor();
    const script = await page.evaluateHandle<Record<string, unknown>>(
      `import('${livePostScript()}')`,
    );
    const left = await page.evaluate(openAll, {
      script,
      database: { url: database().url, key: database().anonKey },
      slugs: rows.map(({ slug }) => slug),
    });
    expect(left.opened).toBe(bodies.length);
    expect(left.hits).toBe(0);
    expect(left.elements.filter((name) => !bodyHtml.tags.includes(name))).toEqual([]);
    const allowed = new Set([...Object.values(bodyHtml.attributes).flat(), ...ownAttributes]);
    expect(left.attributes.filter((name) => !allowed.has(name))).toEqual([]);
    expect(left.protocols.filter((one) => !/^(?:https?|mailto|tel):$/.test(one))).toEqual([]);
    expect(left.ids.filter((id) => !id.startsWith(bodyHtml.idPrefix))).toEqual([]);
    // A link may lead to another site, but the page requests nothing from it, not even a picture.
    expect(asked).toEqual([]);
  });
});

/** Returns the script of `livePost`. It is found by a text in it, because the names of chunks are arbitrary. */
function livePostScript(): string {
  const folder = join(site.clientDir, 'assets/chunks');
  const name = readdirSync(folder).find((file) =>
    readFileSync(join(folder, file), 'utf8').includes('The template of a post has no part'),
  );
  if (!name) throw new Error('No script of the site makes posts.');
  return `/assets/chunks/${name}`;
}

/** The markup that `liveBody` itself adds. */
const ownAttributes = ['class', 'role', 'aria-label', 'tabindex', 'loading'];

/** Opens every post with the script of the site, acts like a visitor, and returns the elements of the bodies. Runs in the page. */
async function openAll({
  script,
  database: settings,
  slugs,
}: {
  script: Record<string, unknown>;
  database: { url: string; key: string };
  slugs: readonly string[];
}) {
  addEventListener('click', (event) => event.preventDefault());
  const template = document.createElement('template');
  template.innerHTML = `<article>${['title', 'date', 'author', 'tags', 'picture', 'body', 'minutes']
    .map((name) =>
      name === 'picture' ? `<img data-part="${name}">` : `<p data-part="${name}"></p>`,
    )
    .join('')}</article>`;
  template.innerHTML = template.innerHTML.replace(
    '<p data-part="body"></p>',
    '<div data-part="body"></div>',
  );
  const livePost = Object.values(script).find((one) => typeof one === 'function') as (
    ...given: unknown[]
  ) => Promise<{ element: HTMLElement } | undefined>;
  const found = {
    opened: 0,
    hits: 0,
    elements: new Set<string>(),
    attributes: new Set<string>(),
    protocols: new Set<string>(),
    ids: new Set<string>(),
  };
  for (const slug of slugs) {
    const post = await livePost(settings, slug, template);
    if (!post) continue;
    found.opened++;
    document.body.append(post.element);
    for (const element of post.element.querySelectorAll<HTMLElement>('[data-part="body"] *')) {
      found.elements.add(element.localName);
      for (const { name, value } of element.attributes) {
        found.attributes.add(name);
        if (name === 'href' || name === 'src') {
          found.protocols.add(new URL(value, location.href).protocol);
        }
        if (name === 'id' && !/^h[1-6]$/.test(element.localName)) found.ids.add(value);
      }
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      element.focus();
      element.click();
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  found.hits = (window as { hits?: number }).hits ?? -1;
  return {
    ...found,
    elements: [...found.elements],
    attributes: [...found.attributes],
    protocols: [...found.protocols],
    ids: [...found.ids],
  };
}

describe('the list of posts', () => {
  const cards = (page: Page) => page.locator('[data-part="posts"] article');

  test('shows posts that are newer than the build, and finds them', async () => {
    await publish({ slug: 'brand-new', title: 'Brand new', published_date: '2099-01-01' });
    const { page, goto, problems } = await visitor();
    await goto('/blog');
    await cards(page).first().filter({ hasText: 'Brand new' }).waitFor();
    const card = cards(page).first();
    expect(await card.locator('a').getAttribute('href')).toBe('/blog/brand-new');
    expect(await card.innerText()).toContain('+1 more');
    expect(await card.innerText()).toContain('1 January 2099');
    await page.getByPlaceholder('Search blog posts...').fill('brand NEW');
    await page.locator('[data-part="found"] article').waitFor();
    expect(await page.locator('[data-part="found"] article').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  /** Changes a post of the seed, and changes it back after the test. */
  async function change(slug: string, fields: Record<string, unknown>): Promise<void> {
    const { service } = database();
    const { data: before } = await service.from('blog_posts').select('*').eq('slug', slug).single();
    const { error } = await service.from('blog_posts').update(fields).eq('slug', slug);
    if (error) throw new Error(error.message);
    onTestFinished(async () => {
      await service.from('blog_posts').upsert(before);
    });
  }

  const seeded = 'photographs-with-your-phone';
  const status = (page: Page) => page.locator('[data-part="status"]');
  const paths = (page: Page) =>
    cards(page)
      .locator('h3 a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  /** Returns the dates of the cards, in their order. */
  const days = (page: Page) =>
    cards(page)
      .locator('time')
      .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));

  test('shows the new title of an edited post, and finds the post by that title only', async () => {
    await change(seeded, { title: 'Entirely different words' });
    const { page, goto, problems } = await visitor();
    await goto('/blog');
    const edited = cards(page).filter({ hasText: 'Entirely different words' });
    await edited.waitFor();
    expect(await edited.locator('a').getAttribute('href')).toBe(`/blog/${seeded}`);
    expect((await paths(page)).filter((path) => path === `/blog/${seeded}`)).toHaveLength(1);
    expect(await days(page)).toEqual((await days(page)).toSorted().reverse());
    await page.getByPlaceholder('Search blog posts...').fill('entirely different');
    await page.locator('[data-part="found"] article').waitFor();
    expect(await page.locator('[data-part="found"] article').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('shows a new post with an earlier date in the order of dates', async () => {
    const { page, goto } = await visitor();
    await goto('/blog');
    const before = await days(page);
    const between = before[Math.floor(before.length / 2)];
    await publish({ slug: 'dated-back', title: 'Dated back', published_date: between });
    await goto('/blog');
    await cards(page).filter({ hasText: 'Dated back' }).waitFor();
    const after = await days(page);
    expect(after).toEqual(after.toSorted().reverse());
    expect((await paths(page)).indexOf('/blog/dated-back')).toBeGreaterThan(0);
    // The page shows as many posts as before: the last one moved to the next page.
    expect(after).toHaveLength(before.length);
  });

  test.each<[what: string, withdraw: () => Promise<void>]>([
    ['made a draft', () => change(seeded, { status: 'draft' })],
    ['planned for later', () => change(seeded, { publish_at: '2100-01-01T09:00Z' })],
    ['given another address', () => change(seeded, { slug: 'elsewhere' })],
    [
      'deleted',
      async () => {
        const { service } = database();
        const rows = service.from('blog_posts');
        const { data } = await rows.select('*').eq('slug', seeded).single();
        await service.from('blog_posts').delete().eq('slug', seeded);
        onTestFinished(async () => {
          await service.from('blog_posts').insert(data);
        });
      },
    ],
  ])('lets go of a post that was %s, in the search too', async (_, withdraw) => {
    const { page, goto, problems } = await visitor();
    await goto('/blog');
    const link = page.locator(`a[href="/blog/${seeded}"]`);
    await link.waitFor();
    await withdraw();
    await goto('/blog');
    await link.waitFor({ state: 'detached' });
    const title = 'phone';
    await page.getByPlaceholder('Search blog posts...').fill(title);
    await page.getByText(/^\d+ of \d+ posts?$/).waitFor();
    expect(await link.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('shows the number of posts', async () => {
    const { page, goto } = await visitor();
    await goto('/blog');
    const total = Number.parseInt(await status(page).innerText());
    await publish({ slug: 'one-more', published_date: '2020-01-01' });
    await goto('/blog');
    await page.getByText(`${total + 1} posts`, { exact: true }).waitFor();
    await change(seeded, { status: 'draft' });
    await Promise.all([page.waitForResponse('**/blog/search.json'), goto('/blog')]);
    await page.getByText(`${total} posts`, { exact: true }).waitFor();
  });

  test('sends one request to the database, which fetches no whole article', async () => {
    await publish({ slug: 'long', content: 'word '.repeat(10_000) });
    const { page, goto } = await visitor();
    const responses: Response[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(database().url)) responses.push(response);
    });
    await goto('/blog');
    await cards(page)
      .filter({ hasText: 'A post of today' })
      .filter({ hasText: '50 min' })
      .waitFor();
    await page.waitForLoadState('networkidle');
    expect(responses).toHaveLength(1);
    const answer = await responses[0]?.text();
    expect(answer).toContain('"words":10000');
    expect(answer).not.toContain('word word');
  });

  test('finds new posts in a table that does not record changes', async () => {
    await publish({
      slug: 'of-an-old-table',
      title: 'Of an old table',
      published_date: '2099-01-01',
    });
    const { page, goto, problems } = await visitor();
    // If the site was built with such a table, its pages have no time of the last change.
    await page.addInitScript(() => {
      const name = 'data-live-changed-since';
      new MutationObserver(() => {
        document.querySelector(`[${name}]`)?.removeAttribute(name);
      }).observe(document, { childList: true, subtree: true });
    });
    await goto('/blog');
    await cards(page).first().filter({ hasText: 'Of an old table' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('shows no post twice', async () => {
    const { page, goto } = await visitor();
    const answered = page.waitForResponse(`${database().url}/**`);
    await goto('/blog');
    await answered;
    await page.waitForLoadState('networkidle');
    const links = await cards(page)
      .locator('h3 a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(links).size).toBe(links.length);
    expect(links.length).toBeGreaterThan(9);
  });

  test('stays as it was built if the database cannot be read, and logs the error', async () => {
    const { page, goto, problems } = await visitor();
    await page.route(`${database().url}/**`, (route) => route.abort());
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('Failed to load blog posts'),
    );
    await goto('/blog');
    await logged;
    expect(await cards(page).count()).toBeGreaterThan(9);
    expect(problems.join()).toContain('Failed to load blog posts');
  });
});

describe('the database leaves no trace', () => {
  test('on pages that do not use it', async () => {
    const { url } = database();
    for (const file of ['index.html', 'about.html', 'blog/first-post.html']) {
      expect(readFileSync(join(site.clientDir, file), 'utf8')).not.toContain(url);
    }
    const { page, goto } = await visitor();
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    await goto('/blog/first-post');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((address) => address.includes('readRows'))).toEqual([]);
    expect(scripts.filter((address) => address.startsWith(url))).toEqual([]);
  });
});
