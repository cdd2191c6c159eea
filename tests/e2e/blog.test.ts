import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { holdScripts } from '../helpers/holdScripts.ts';
import { BlogIndexSchema } from '#schemas/generated/blogIndex.ts';

/** The list of posts and a post, with and without JavaScript (docs/behaviour.md#blog). */
const visitor = builtSiteInBrowser();
const index = BlogIndexSchema.parse(JSON.parse(builtSite().read('blog/search.json')));
const titles = index.posts.map(([, title]) => title);
const withTag = (tag: string) =>
  index.posts
    .filter(([, , , numbers]) => numbers.some((number) => index.tags[number] === tag))
    .map(([, title]) => title);

const search = (page: Page) => page.getByPlaceholder('Search blog posts...');
const status = (page: Page) => page.locator('[data-enhance="blog-list"] [role="status"]');
const shown = (page: Page) =>
  page.locator('[data-enhance="blog-list"] article:visible h3').allTextContents();
/** Moves the pointer over the list, which loads its script. A visitor does this before pressing anything. */
const turnTo = async (page: Page) => {
  await Promise.all([page.waitForResponse('**/blog/search.json'), search(page).focus()]);
};
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name });

describe('the list of posts', () => {
  test('searches title, description and tags as the visitor types, and keeps the query in the address', async () => {
    const { page, goto, address, problems } = await visitor();
    await goto('/blog');
    expect(await shown(page)).toEqual(titles);
    await search(page).fill('EMAIL');
    await page.waitForURL('**/blog?q=EMAIL');
    const expected = index.posts.filter(([, title, description, numbers]) =>
      [title, description, ...numbers.map((number) => index.tags[number])]
        .join('\n')
        .toLowerCase()
        .includes('email'),
    );
    await status(page)
      .filter({ hasText: `${expected.length} of ${titles.length} posts` })
      .waitFor();
    expect(await shown(page)).toEqual(expected.map(([, title]) => title));

    await search(page).fill('');
    await status(page)
      .filter({ hasText: /^\d+ posts$/ })
      .waitFor();
    await expect.poll(address).toBe('/blog');
    expect(await shown(page)).toEqual(titles);
    expect(problems).toEqual([]);
  });

  test('keeps what was typed before its script arrived, whatever the address is', async () => {
    const { page, goto } = await visitor();
    const release = await holdScripts(page);
    const loaded = goto('/blog?utm_source=letter');
    await search(page).fill('email');
    await release();
    await loaded;
    await page.waitForURL('**/blog?q=email');
    expect(await search(page).inputValue()).toBe('email');
  });

  test('says so if no post matches', async () => {
    const { page, goto, problems } = await visitor();
    await goto('/blog');
    await search(page).fill('no such words');
    await page.getByText('No posts match your criteria.').waitFor();
    expect(await shown(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('filters by a tag, clears the filter when the tag is pressed again, and follows the Back button', async () => {
    const { page, goto, address, problems } = await visitor();
    await goto('/blog');
    await turnTo(page);
    const [tag = ''] = index.tags;
    await chip(page, tag).click();
    await page.waitForURL('**/blog?tag=*');
    await status(page).filter({ hasText: ' of ' }).waitFor();
    expect(await shown(page)).toEqual(withTag(tag));
    expect(await chip(page, tag).getAttribute('aria-current')).toBe('true');
    expect(await chip(page, 'All Posts').getAttribute('aria-current')).toBeNull();

    await chip(page, tag).click();
    await page.waitForURL('**/blog');
    expect(await shown(page)).toEqual(titles);
    expect(await chip(page, 'All Posts').getAttribute('aria-current')).toBe('true');

    await page.goBack();
    expect(new URL(address(), 'https://a.example').searchParams.get('tag')).toBe(tag);
    await status(page).filter({ hasText: ' of ' }).waitFor();
    expect(await shown(page)).toEqual(withTag(tag));
    await chip(page, 'All Posts').click();
    await page.waitForURL('**/blog');
    expect(problems).toEqual([]);
  });

  test('leaves a press on a tag to the browser if a key for a new tab is held', async () => {
    const { page, goto, address } = await visitor();
    await goto('/blog');
    await turnTo(page);
    const [tag = ''] = index.tags;
    await chip(page, tag).click({ modifiers: ['Control'] });
    await expect.poll(() => page.context().pages().length).toBe(2);
    expect(address()).toBe('/blog');
    // The effect of the other keys depends on the system.
    const isLeft = await chip(page, tag).evaluate((link) => {
      const lefts: boolean[] = [];
      document.addEventListener('click', (event) => {
        lefts.push(!event.defaultPrevented);
        event.preventDefault();
      });
      for (const key of ['metaKey', 'shiftKey', 'altKey']) {
        link.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }),
        );
      }
      return lefts;
    });
    expect(isLeft).toEqual([true, true, true]);
  });

  test('opens with the search in the address, and ignores the case of a tag', async () => {
    const { page, goto, problems } = await visitor();
    const [tag = ''] = index.tags;
    const [first = ''] = withTag(tag);
    await goto(`/blog?q=${encodeURIComponent(first)}&tag=${encodeURIComponent(tag.toUpperCase())}`);
    await status(page).filter({ hasText: '1 of ' }).waitFor();
    expect(await shown(page)).toEqual([first]);
    expect(await search(page).inputValue()).toBe(first);
    expect(await chip(page, tag).getAttribute('aria-current')).toBe('true');
    expect(problems).toEqual([]);
  });

  test('shows six placeholders while the index loads', async () => {
    const { page, goto } = await visitor();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/blog/search.json', async (route) => {
      await asked;
      await route.continue();
    });
    await goto('/blog?q=a');
    await page.locator('.skeleton').first().waitFor();
    expect(await page.locator('.skeleton:visible').count()).toBe(6);
    answer();
    await status(page).filter({ hasText: ' of ' }).waitFor();
    expect(await page.locator('.skeleton').count()).toBe(0);
  });

  test('keeps the posts of the page if the index cannot be loaded, and tries again', async () => {
    const { page, goto, problems } = await visitor();
    await page.route('**/blog/search.json', (route) => route.abort());
    await goto('/blog?q=a');
    await status(page).filter({ hasText: 'The search could not be loaded.' }).waitFor();
    expect(await shown(page)).toEqual(titles);
    expect(problems.join()).toContain('Failed to load the index of posts');
    await page.unroute('**/blog/search.json');
    await search(page).fill('ab');
    await status(page).filter({ hasText: ' of ' }).waitFor();
  });

  test('makes cards that look like those that came with the page', async () => {
    const { page, goto } = await visitor();
    await goto('/blog');
    const card = (list: string) =>
      page
        .locator(`[data-part="${list}"] article`)
        .first()
        .evaluate((article) => {
          const picture = article.querySelector('img');
          return [article.textContent, picture?.alt, article.querySelector('time')?.dateTime];
        });
    const came = await card('posts');
    await search(page).fill(titles[0] ?? '');
    await status(page).filter({ hasText: '1 of ' }).waitFor();
    expect(await card('found')).toEqual(came);
  });

  test('loads the index and its script when a visitor turns to the search', async () => {
    const { page, goto } = await visitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await goto('/blog');
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/blog/search.json');
    const before = asked.filter((path) => path.endsWith('.js')).length;
    await turnTo(page);
    expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(before);
  });

  test('of a tag searches within it, and leads back to all posts', async () => {
    const { page, goto, address, problems } = await visitor();
    await goto('/blog');
    const [tag = ''] = index.tags;
    const path = await chip(page, tag).getAttribute('href');
    await goto(path ?? '');
    expect(await shown(page)).toEqual(withTag(tag));
    const [first = ''] = withTag(tag);
    await search(page).fill(first);
    await status(page).filter({ hasText: '1 of ' }).waitFor();
    expect(new URL(address(), 'https://a.example').searchParams.get('tag')).toBe(tag);
    await chip(page, tag).click();
    await page.waitForURL('**/blog');
    expect(await shown(page)).toEqual(titles);
    expect(problems).toEqual([]);
  });

  test('marks the current tag in forced colours, which remove its ground', async () => {
    const { page, goto } = await visitor({ forcedColors: 'active' });
    await goto('/blog');
    const lineOf = (name: string) =>
      chip(page, name).evaluate((link) => getComputedStyle(link).textDecorationLine);
    const [tag = ''] = index.tags;
    expect(await lineOf('All Posts')).toBe('underline');
    expect(await lineOf(tag)).toBe('none');
  });

  test('has no search without JavaScript, but links to every post and tag', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled: false });
    await goto('/blog');
    expect(await search(page).isVisible()).toBe(false);
    expect(await shown(page)).toEqual(titles);
    const [tag = ''] = index.tags;
    await chip(page, tag).click();
    await page.waitForURL('**/blog/tag/*');
    expect(await shown(page)).toEqual(withTag(tag));
    await chip(page, tag).click();
    await page.waitForURL('**/blog');
    expect(await shown(page)).toEqual(titles);
  });
});

describe('a post that does not exist', () => {
  test('is reported as not found, and leads back to the blog', async () => {
    const { page, goto, problems, sent } = await visitor();
    await goto('/blog/nowhere');
    await page.getByRole('heading', { level: 1, name: 'Blog Post Not Found' }).waitFor();
    expect(await page.locator('main').innerText()).toContain(
      'The requested blog post could not be found.',
    );
    await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/api/not-found']);
    expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await page.waitForURL('**/blog');
  });

  test('is not looked up if only the spelling of its address differs', async () => {
    const { page, goto } = await visitor();
    const slug = index.posts[0]?.[0] ?? '';
    // The preview redirects such an address, as some hosts do. Other hosts give this answer.
    await page.route(`**/blog/${slug.toUpperCase()}`, async (route) => {
      const missing = await route.fetch({ url: new URL('/blog/x/y', route.request().url()).href });
      await route.fulfill({ response: missing });
    });
    await goto(`/blog/${slug.toUpperCase()}`);
    await page.waitForURL(`**/blog/${slug}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(titles[0]);
  });
});

describe('a post', () => {
  const path = `/blog/${index.posts[0]?.[0]}`;
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('shows its picture whole, and its summary in the first window of a laptop', async () => {
    const { page, goto } = await visitor({ viewport: { width: 1440, height: 800 } });
    for (const [slug] of index.posts) {
      await goto(`/blog/${slug}`);
      const picture = page.locator('.post__head').locator('> img, > picture img');
      if ((await picture.count()) > 0) {
        const [shown, drawn] = await picture.evaluate((img: HTMLImageElement) => [
          img.clientWidth / img.clientHeight,
          Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
        ]);
        expect(shown).toBeCloseTo(drawn ?? 0, 1);
      }
      const summary = await page.locator('.post .lead').boundingBox();
      expect((summary?.y ?? 800) + (summary?.height ?? 0)).toBeLessThan(800);
    }
  });

  test('is shared by the menu of the system if there is one', async () => {
    const { page, goto, problems } = await visitor();
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        Object.assign(window, { shared: data });
      };
    });
    await goto(path);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const shared = await page.waitForFunction(() => (window as { shared?: ShareData }).shared);
    expect((await shared.jsonValue())?.url).toBe(page.url());
    expect(problems).toEqual([]);
  });

  test('is shared once if the button is pressed twice before its script arrived', async () => {
    const { page, goto } = await visitor();
    await page.addInitScript(() => {
      navigator.share = async () => {
        document.body.append('Shared.');
      };
    });
    await goto(path);
    await page.locator(':root[data-script]').waitFor();
    const release = await holdScripts(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click({ clickCount: 2 });
    await release();
    await page.getByText('Shared.').waitFor();
    await page.waitForLoadState('networkidle');
    expect((await page.locator('body').innerText()).split('Shared.')).toHaveLength(2);
  });

  test.each([
    ['cannot share', undefined],
    ['fails to share', 'NotAllowedError'],
  ])('has its address copied if the browser %s', async (_, failure) => {
    const { page, goto, problems } = await visitor({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.addInitScript((name) => {
      const share = name && (() => Promise.reject(new DOMException('No', name)));
      Object.defineProperty(navigator, 'share', { value: share });
    }, failure);
    await goto(path);
    await page.getByRole('button', { name: 'Share Article' }).click();
    await page.getByText('The address of this article is copied.').waitFor();
    expect(await copied(page)).toBe(page.url());
    expect(problems).toEqual([]);
  });

  test('is not shared if the visitor closes the menu', async () => {
    const { page, goto } = await visitor();
    await page.addInitScript(() => {
      navigator.share = () => {
        Object.assign(window, { asked: true });
        return Promise.reject(new DOMException('Closed', 'AbortError'));
      };
    });
    await goto(path);
    await page.getByRole('button', { name: 'Share Article' }).click();
    await page.waitForFunction(() => (window as { asked?: boolean }).asked);
    expect(await page.locator('[data-part="share-status"]').innerText()).toBe('');
  });

  test('can be read without JavaScript, and has no buttons then', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled: false });
    await goto(path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(titles[0]);
    expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await page.waitForURL('**/blog');
    expect(await shown(page)).toEqual(titles);
  });

  test.each(['', '<div class="stops">A road</div>'])(
    'has the heading of a section above terms that begin it, %j',
    async (between) => {
      const { page, goto } = await visitor({ viewport: { width: 1440, height: 900 } });
      await goto(path);
      const gap = await page
        .locator('.leg:has(> .leg__head + .prose)')
        .first()
        .evaluate((section, between) => {
          const heading = section.querySelector('.leg__head');
          for (const other of [...section.children]) if (other !== heading) other.remove();
          section.insertAdjacentHTML(
            'beforeend',
            `${between}<div class="prose"><p class="term"><strong>A term.</strong> Its text.</p></div>`,
          );
          const term = section.querySelector('strong');
          return (
            (term?.getBoundingClientRect().top ?? -Infinity) -
            (heading?.getBoundingClientRect().bottom ?? Infinity)
          );
        }, between);
      expect(gap).toBeGreaterThan(0);
    },
  );
});
