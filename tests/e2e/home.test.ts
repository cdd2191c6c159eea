import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { categoryLabel } from '#cli/resolve/categories.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { sampleContent } from '../helpers/sampleContent.ts';
import { setHidden } from '../helpers/setHidden.ts';
import { stopClock } from '../helpers/stopClock.ts';

const visitor = builtSiteInBrowser();
const phone = { viewport: { width: 390, height: 844 } };

const content = await sampleContent();
/** The categories of the portfolio items on the home page. */
const categories = content.collections.portfolio
  .filter(({ data }) => data.onHome)
  .map(({ data }) => data.category ?? '');
const all = categories.length;
/** The number of testimonials on the home page. */
const testimonials = content.singles.home?.data.homeTestimonials?.length ?? 0;

/** The behaviour of the home page (docs/behaviour.md#home). */
describe('the portfolio', () => {
  const works = (page: Page) =>
    page.locator('#portfolio [data-category]').filter({ visible: true });

  test.skipIf(all <= 6)(
    'shows six at first, and three more half a second after each press, until all are visible',
    async () => {
      const { page, goto, problems } = await visitor();
      await page.clock.install();
      await goto('/#portfolio');
      const more = page.getByRole('button', { name: 'Load More' });
      const loading = page.getByRole('button', { name: 'Loading...' });
      await more.hover();
      await page.locator('.portfolio[data-ready]').waitFor();
      await stopClock(page);
      expect(await works(page).count()).toBe(6);
      await more.focus();
      const steps = Array.from({ length: Math.ceil((all - 6) / 3) }, (_, step) =>
        Math.min(6 + 3 * (step + 1), all),
      );
      for (const shown of steps) {
        await page.keyboard.press('Enter');
        expect(await loading.isVisible()).toBe(true);
        await page.clock.runFor(250);
        expect(await works(page).count()).toBeLessThan(shown);
        await page.clock.runFor(300);
        expect(await works(page).count()).toBe(shown);
      }
      expect(await more.isVisible()).toBe(false);
      // The focus moves to the first new item.
      expect(
        await works(page)
          .nth(steps.at(-2) ?? 6)
          .getByRole('link')
          .first()
          .evaluate((link) => link === document.activeElement),
      ).toBe(true);
      expect(problems).toEqual([]);
    },
  );

  test.skipIf(all <= 6)('is printed whole', async () => {
    const { page, goto } = await visitor();
    await goto('/#portfolio');
    await page.getByRole('button', { name: 'Load More' }).hover();
    await page.locator('.portfolio[data-ready]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await works(page).count()).toBe(all);
  });

  test.skipIf(all <= 6)(
    'is filtered by category; a change of the filter shows six again',
    async () => {
      const { page, goto } = await visitor();
      await goto('/#portfolio');
      await page.getByRole('button', { name: 'Load More' }).hover();
      await page.locator('.portfolio[data-ready]').waitFor();
      const filter = (name: string) =>
        page.getByRole('group', { name: 'Show projects' }).getByRole('button', { name });
      expect(await filter('All').getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('button', { name: 'Load More' }).click();
      await expect.poll(() => works(page).count()).toBe(Math.min(9, all));

      for (const [category, { length }] of Map.groupBy(categories, (one) => one)) {
        const name = categoryLabel('portfolio', category, content);
        await filter(name).click();
        expect(await filter(name).getAttribute('aria-pressed')).toBe('true');
        expect(await filter('All').getAttribute('aria-pressed')).toBe('false');
        const shown = Math.min(6, length);
        expect(await works(page).count()).toBe(shown);
        const more = page.getByRole('button', { name: 'Load More' });
        expect(await more.isVisible()).toBe(shown < length);
        const status = `${shown} of ${length} projects shown`;
        expect(await page.getByRole('status').getByText(status).count()).toBe(1);
      }
      await filter('All').click();
      expect(await works(page).count()).toBe(6);
    },
  );

  test('is complete without JavaScript, and if its code could not be loaded', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const { page, goto } = await visitor({ javaScriptEnabled });
      await page.route('**/assets/chunks/*.js', (route) => route.abort());
      await goto('/');
      if (javaScriptEnabled && all > 6)
        await page.getByRole('button', { name: 'Load More' }).click();
      await expect.poll(() => works(page).count()).toBe(all);
      await expect
        .poll(() => page.getByRole('button', { name: 'Load More' }).isVisible())
        .toBe(false);
    }
  });
});

describe.skipIf(testimonials < 2)('the testimonials', () => {
  const shown = (page: Page) =>
    page
      .locator('#testimonials li')
      .evaluateAll((items) =>
        items.flatMap((item, index) =>
          getComputedStyle(item).visibility === 'visible' ? [index] : [],
        ),
      );
  const arrive = async (page: Page) => {
    await page.locator('#testimonials').scrollIntoViewIfNeeded();
    await page.locator('.testimonials[data-ready]').waitFor();
  };

  test('rotate every five seconds, and pause on hover and focus', async () => {
    const { page, goto, problems } = await visitor();
    await page.clock.install();
    await goto('/#testimonials');
    await page.mouse.move(5, 5);
    await arrive(page);
    await stopClock(page);
    expect(await shown(page)).toEqual([0]);
    await page.clock.runFor(2000);
    expect(await shown(page)).toEqual([0]);
    await page.clock.runFor(3100);
    expect(await shown(page)).toEqual([1]);
    await page.clock.runFor(10_000);
    expect(await shown(page)).toEqual([3 % testimonials]);
    await page.clock.runFor((testimonials - (3 % testimonials)) * 5000);
    expect(await shown(page)).toEqual([0]);

    await page.locator('.testimonials__list').hover();
    await page.clock.runFor(12_000);
    expect(await shown(page)).toEqual([0]);
    await page.mouse.move(5, 5);
    await page.clock.runFor(5100);
    expect(await shown(page)).toEqual([1]);

    await page.getByRole('button', { name: 'Pause' }).focus();
    await page.clock.runFor(12_000);
    expect(await shown(page)).toEqual([1]);
    expect(problems).toEqual([]);
  });

  test('can be chosen with dots, and stopped and started with a button', async () => {
    const { page, goto } = await visitor();
    await page.clock.install();
    await goto('/#testimonials');
    await arrive(page);
    const dots = page.getByRole('button', {
      name: new RegExp(`^Testimonial \\d of ${testimonials}`),
    });
    await dots.last().press('Enter');
    expect(await shown(page)).toEqual([testimonials - 1]);
    expect(await dots.last().getAttribute('aria-current')).toBe('true');
    expect(await dots.nth(0).getAttribute('aria-current')).toBe('false');
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await page
      .getByRole('button', { name: 'Play' })
      .evaluate((button) => (button as HTMLElement).blur());
    await page.mouse.move(5, 5);
    await page.clock.runFor(12_000);
    expect(await shown(page)).toEqual([testimonials - 1]);
    await page.getByRole('button', { name: 'Play' }).press('Enter');
    await page
      .getByRole('button', { name: 'Pause' })
      .evaluate((button) => (button as HTMLElement).blur());
    await page.clock.runFor(5100);
    expect(await shown(page)).toEqual([0]);
  });

  test('are announced only while they do not rotate, which they do not in the background', async () => {
    const { page, goto } = await visitor();
    await page.clock.install();
    await goto('/#testimonials');
    await page.mouse.move(5, 5);
    await arrive(page);
    await stopClock(page);
    const live = () => page.locator('.testimonials__list').getAttribute('aria-live');
    expect(await live()).toBe('off');
    const [before] = await shown(page);
    await setHidden(page, true);
    await page.clock.runFor(12_000);
    expect(await shown(page)).toEqual([before]);
    await setHidden(page, false);
    await page.clock.runFor(5100);
    expect(await shown(page)).not.toEqual([before]);
    expect(await live()).toBe('off');
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await page
      .getByRole('button', { name: 'Play' })
      .evaluate((button) => (button as HTMLElement).blur());
    await page.clock.runFor(100);
    expect(await live()).toBe('polite');
  });

  test('do not rotate under reduced motion until they are started', async () => {
    const { page, goto } = await visitor({ reducedMotion: 'reduce' });
    await page.clock.install();
    await goto('/#testimonials');
    await page.mouse.move(5, 5);
    await arrive(page);
    await page.clock.runFor(12_000);
    expect(await shown(page)).toEqual([0]);
    expect(await page.getByRole('button', { name: 'Play' }).isVisible()).toBe(true);
  });

  test('have a dot with a legible number in forced colours', async () => {
    const { page, goto } = await visitor({ forcedColors: 'active' });
    await goto('/');
    await page.locator('.testimonials').scrollIntoViewIfNeeded();
    const dot = page.locator('.testimonials__dot[aria-current="true"]');
    const colours = await dot.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element, '::before');
      element.style.cssText = 'background: Highlight; color: HighlightText';
      const expected = getComputedStyle(element);
      return [backgroundColor, color, expected.backgroundColor, expected.color];
    });
    expect(colours.slice(0, 2)).toEqual(colours.slice(2));
  });

  test('are all visible without JavaScript', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled: false });
    await goto('/');
    expect(await shown(page)).toEqual([...Array(testimonials).keys()]);
    expect(await page.getByRole('button', { name: 'Pause' }).isVisible()).toBe(false);
  });
});

describe('the list of sections', () => {
  test('marks the section being read: the last one that begins within 100 px of the top', async () => {
    const { page, goto } = await visitor();
    await goto('/');
    const nav = page.getByRole('navigation', { name: 'On this page' });
    const current = () =>
      nav
        .locator('[aria-current]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const anchors = ['services', 'about', 'portfolio', 'calendar', 'testimonials', 'lead-capture'];
    for (const id of anchors) {
      const scrollTo = (offset: number) =>
        page.evaluate(
          ([section, pixels]) => {
            const { top } = (
              document.getElementById(String(section)) as HTMLElement
            ).getBoundingClientRect();
            scrollBy({ top: top - Number(pixels), behavior: 'instant' });
          },
          [id, offset] as const,
        );
      // Sections above may change their height when they are near the window.
      await scrollTo(99);
      await page.waitForLoadState('networkidle');
      await scrollTo(99);
      await expect.poll(current).toEqual([`#${id}`]);
      await scrollTo(105);
      await expect.poll(current).not.toEqual([`#${id}`]);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(current).toEqual(['#contact']);
  });

  test.each([320, 390, 820, 1200])(
    'is between the header and the section at %i px, with targets of 24 px and the name of the section',
    async (width) => {
      const { page, goto } = await visitor({ viewport: { width, height: 800 } });
      await goto('/');
      const nav = page.getByRole('navigation', { name: 'On this page' });
      expect(await nav.isVisible()).toBe(false);
      await goto('/#calendar');
      await nav.waitFor();
      await page.evaluate(() => document.fonts.ready);
      const boxOf = async (found: Locator) => {
        const box = await found.boundingBox();
        if (!box) throw new Error('The element has no box.');
        return { ...box, right: box.x + box.width, bottom: box.y + box.height };
      };
      const strip = await boxOf(nav);
      expect(strip.y).toBe((await boxOf(page.getByRole('banner'))).bottom);
      // Browsers round scroll positions to device pixels.
      expect(strip.bottom).toBeLessThan((await boxOf(page.locator('#calendar'))).y + 1);

      const links = await Promise.all((await nav.getByRole('link').all()).map(boxOf));
      const small = links.filter((link) => Math.min(link.width, link.height) < 24);
      expect(small).toEqual([]);
      const name = nav.locator('[aria-current] span');
      expect(await name.evaluate((span) => getComputedStyle(span).opacity)).toBe('1');
      const { x, right } = await boxOf(name);
      expect(x).toBeGreaterThanOrEqual(0);
      // On small windows, the name is before all milestones.
      if (width < 1000) expect(right).toBeLessThanOrEqual(links[0]?.x ?? 0);
    },
  );

  test('is not shown without a script', async () => {
    const { page, goto } = await visitor({ ...phone, javaScriptEnabled: false });
    await goto('/#calendar');
    expect(await page.locator('.section-nav').isVisible()).toBe(false);
  });

  test('leads to each of the eight anchors and marks it', async () => {
    const { page, goto } = await visitor();
    const nav = page.locator('[data-enhance="scroll-spy"]');
    await goto('/');
    const anchors = await nav
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(anchors).toHaveLength(8);
    for (const anchor of anchors) {
      await goto(`/${anchor}`);
      await expect
        .poll(() =>
          nav
            .locator('[aria-current]')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        )
        .toEqual([anchor]);
    }
  });
});

describe('the transition to a case study', () => {
  /** The names of the elements that take part in a transition, apart from the whole page. */
  const named = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none'),
    );

  test('moves the picture of the work below the header', async () => {
    const { page, goto } = await visitor();
    await goto('/');
    const before = await named(page);
    expect(new Set(before).size).toBe(before.length);
    await page.locator('#portfolio h3 a').first().click();
    await page.waitForURL('**/case-studies/*');
    const shared = (await named(page)).filter((name) => before.includes(name));
    expect(shared).toEqual(['header', expect.stringMatching(/^[a-z]/)]);
  });

  test('moves nothing under reduced motion', async () => {
    const { page, goto } = await visitor({ reducedMotion: 'reduce' });
    await goto('/');
    expect(await named(page)).toEqual([]);
  });
});

describe('the header', () => {
  test('becomes solid when the page is scrolled by more than 10 px', async () => {
    const { page, goto } = await visitor();
    await goto('/');
    const isSolid = () => page.locator('header[data-solid=true]').count();
    expect(await isSolid()).toBe(0);
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
    await page.waitForTimeout(50);
    expect(await isSolid()).toBe(0);
    await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }));
    await expect.poll(isSolid).toBe(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(isSolid).toBe(0);
  });

  test('covers the text below it before its script has arrived', async () => {
    const { page, goto } = await visitor();
    await page.route('**/*.js', (route) => route.abort());
    await goto('/about');
    const colour = (selector: string) =>
      page.locator(selector).evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(await colour('.site-header')).toBe(await colour('body'));
  });

  test.each([
    ['Main', 'Services', {}],
    ['Main', 'Tools', {}],
    ['Mobile', 'Menu', phone],
  ])(
    'of its %s menu, %s closes with Escape, a press elsewhere and the focus moving on',
    async (_, name, size) => {
      const { page, goto } = await visitor(size);
      await goto('/about');
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
      const summary = page
        .getByRole('banner')
        .locator('details[data-part="menu"] > summary', { hasText: new RegExp(`^${name}`) });
      const isOpen = () =>
        summary.evaluate((node) => (node.parentElement as HTMLDetailsElement).open);
      const told = () => summary.getAttribute('aria-expanded');
      const open = async () => {
        await summary.press('Enter');
        await expect.poll(told).toBe('true');
      };
      expect(await told()).toBe('false');

      await open();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect.poll(told).toBe('false');
      expect(await isOpen()).toBe(false);
      expect(await summary.evaluate((node) => node === document.activeElement)).toBe(true);

      await open();
      await page.getByRole('main').dispatchEvent('pointerdown');
      await expect.poll(isOpen).toBe(false);

      await open();
      await page.locator('footer a').last().focus();
      await expect.poll(isOpen).toBe(false);
    },
  );
});

describe('sections fade in', () => {
  const waiting = (page: Page) => page.locator('[data-fade-state="waiting"]').count();

  test('when a fifth of them is in view, within a second, and stay', async () => {
    const { page, goto } = await visitor();
    await goto('/');
    expect(await waiting(page)).toBe(0);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => waiting(page)).toBeGreaterThan(3);
    const about = page.locator('#about');
    await about.evaluate((node) => {
      const { top, height } = node.getBoundingClientRect();
      scrollBy({
        top: top - innerHeight + 0.15 * Math.min(height, innerHeight),
        behavior: 'instant',
      });
    });
    await page.waitForTimeout(200);
    expect(await about.getAttribute('data-fade-state')).toBe('waiting');
    await page.evaluate(() => scrollBy({ top: innerHeight * 0.2, behavior: 'instant' }));
    await expect.poll(() => about.getAttribute('data-fade-state')).toBe('shown');
    expect(
      await about.evaluate((node) => getComputedStyle(node).transitionDuration.split(', ')),
    ).toContain('1s');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(200);
    expect(await about.getAttribute('data-fade-state')).toBe('shown');
  });

  test('when a link in them gets the focus, before they are in view', async () => {
    const { page, goto } = await visitor();
    await goto('/');
    await page.mouse.wheel(0, 40);
    await expect.poll(() => waiting(page)).toBeGreaterThan(3);
    const section = page.locator('[data-fade-state="waiting"]:has(a)').last();
    const states = await section.evaluate((node) => {
      const before = node.dataset.fadeState;
      node.querySelector('a')?.focus({ preventScroll: true });
      return [before, node.dataset.fadeState];
    });
    expect(states).toEqual(['waiting', 'shown']);
  });

  test('when they fill a fifth of the window, however tall they are', async () => {
    const { page, goto } = await visitor();
    await goto('/');
    const about = page.locator('#about');
    await about.evaluate((node) => node.style.setProperty('min-height', '600vh'));
    await page.mouse.wheel(0, 40);
    await expect.poll(() => about.getAttribute('data-fade-state')).toBe('waiting');
    await about.evaluate((node) => {
      const { top } = node.getBoundingClientRect();
      scrollBy({ top: top - 0.75 * innerHeight, behavior: 'instant' });
    });
    await expect.poll(() => about.getAttribute('data-fade-state')).toBe('shown');
  });

  test('not at all under reduced motion, in print, and without JavaScript', async () => {
    for (const options of [{ reducedMotion: 'reduce' as const }, { javaScriptEnabled: false }]) {
      const { page, goto } = await visitor(options);
      await goto('/');
      await page.mouse.wheel(0, 40);
      await page.waitForTimeout(200);
      expect(await waiting(page)).toBe(0);
    }
    const { page, goto } = await visitor();
    await goto('/');
    await page.mouse.wheel(0, 40);
    await expect.poll(() => waiting(page)).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print' });
    const opacities = await page
      .locator('[data-fade]')
      .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).opacity));
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });

  test('on the contact page on small screens, all of them within two seconds', async () => {
    const { page, goto } = await visitor(phone);
    // Time stands still, so it does not matter how long a busy machine takes to load the page.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await goto('/contact');
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return waiting(page);
      })
      .toBeGreaterThan(1);
    await page.clock.runFor(800);
    expect(await waiting(page)).toBeGreaterThan(0);
    await page.clock.runFor(1300);
    expect(await waiting(page)).toBe(0);
  });
});
