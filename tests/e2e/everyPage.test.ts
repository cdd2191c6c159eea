import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { partsLeft } from '../helpers/laidOut.ts';
import { longestPages, stayingPath } from '../helpers/longestPages.ts';

/** The longest page of each type: each test opens all of them in one tab. */
const visitor = builtSiteInBrowser();
const paths = longestPages(builtSite()).map(({ type, path }) => stayingPath(type, path));

/** The same pages, and all of the types whose pages differ in their parts. */
const widePaths = [
  ...new Set([
    ...paths,
    ...builtSite()
      .routes.filter(({ type }) => ['legal', 'service', 'post'].includes(type))
      .map(({ path }) => path),
  ]),
];

/** The widths of a small phone, a phone, a laptop at 200 % zoom, a tablet and a desktop. */
const WIDTHS = [320, 390, 640, 768, 1440];

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_, javaScriptEnabled) => {
  test('nothing scrolls sideways or is cut off, from 320 px on and at 200 % zoom', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled });
    const wide: string[] = [];
    for (const path of widePaths) {
      await goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width === 640 ? 400 : 800 });
        wide.push(...(await tooWide(page)).map((what) => `${path} at ${width} px: ${what}`));
      }
    }
    expect(wide).toEqual([]);
  });
});

test.each([
  [20, 390],
  [32, 1280],
])(
  'nothing scrolls sideways or is cut off if the reader has set a text of %i px in the browser, at %i px',
  async (standard, width) => {
    const { page, goto } = await visitor({ viewport: { width, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    expect(await findOn(widePaths, goto, () => tooWide(page))).toEqual([]);
  },
);

test('nothing scrolls sideways, is cut off or covers a text of the header at 320 px with the text spacing of WCAG 2.2, SC 1.4.12', async () => {
  const { page, goto } = await visitor({ viewport: { width: 320, height: 800 } });
  const wide = await findOn(widePaths, goto, async () => {
    await page.evaluate(async () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      // The policy of the site refuses a style element.
      document.adoptedStyleSheets = [sheet];
      await document.fonts.ready;
    });
    return [...(await tooWide(page)), ...(await coveredInHeader(page))];
  });
  expect(wide).toEqual([]);
});

test('no word is broken between its letters on a phone of 320 px', async () => {
  const { page, goto } = await visitor({
    viewport: { width: 320, height: 800 },
    javaScriptEnabled: false,
  });
  const broken = await findOn(widePaths, goto, async () => {
    await page.evaluate(() => document.fonts.ready);
    return brokenWords(page);
  });
  expect(broken).toEqual([]);
});

test('the console is clean, and no request leaves the site', async () => {
  const { page, goto, problems } = await visitor();
  for (const path of paths) {
    await goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  const meant = /status of 404|Module not found for path: \/locations\/nowhere/;
  expect(problems.filter((problem) => !meant.test(problem))).toEqual([]);
});

test.each([390, 1440])(
  'at %i px links are 24 px high or in a line of text, controls 44 px',
  async (width) => {
    const { page, goto } = await visitor({
      viewport: { width, height: 900 },
      hasTouch: width === 390,
    });
    const small = await findOn(paths, goto, async () => {
      await expect.poll(() => partsLeft(page)).toBe(0);
      return smallTargets(page);
    });
    expect(small).toEqual([]);
  },
);

test('print shows all the text of the page', async () => {
  const { page, goto } = await visitor();
  const hidden = await findOn(paths, goto, async () => {
    // Sections below the window are hidden until they are in view.
    await page.mouse.wheel(0, 20);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
    });
    const unseen = await unseenTexts(page);
    await page.emulateMedia({ media: null });
    return unseen;
  });
  expect(hidden).toEqual([]);
});

test('print leaves no ground behind a drawn part, which a printer would show as a white strip over words', async () => {
  const { page, goto } = await visitor();
  await page.emulateMedia({ media: 'print' });
  expect(await findOn(paths, goto, () => paintedParts(page))).toEqual([]);
});

test('controls keep a border and a visible focus in forced colours', async () => {
  const { page, goto } = await visitor({ forcedColors: 'active' });
  const lost = await findOn(paths, goto, async (path) => {
    const controls = await withoutEdge(page);
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    });
    expect(outline, path).toBeGreaterThanOrEqual(2);
    return controls;
  });
  expect(lost).toEqual([]);
});

test('the scheme is that of the system in forced colours, whatever the visitor has chosen', async () => {
  const { page, goto } = await visitor({ forcedColors: 'active', colorScheme: 'dark' });
  await goto('/');
  const schemeSwitch = page.locator('[data-enhance="scheme"]');
  await schemeSwitch.waitFor({ state: 'attached' });
  const schemes = await page.evaluate(() => {
    const root = document.documentElement;
    return ['light', 'dark'].map((scheme) => {
      root.dataset.scheme = scheme;
      return getComputedStyle(root).colorScheme;
    });
  });
  expect(schemes).toEqual(['light dark', 'light dark']);
  expect(await schemeSwitch.isVisible()).toBe(false);
});

/** Opens pages one after the other, and returns what `find` returns for each, with the path of the page. */
async function findOn(
  opened: readonly string[],
  goto: (path: string) => Promise<unknown>,
  find: (path: string) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const path of opened) {
    await goto(path);
    found.push(...(await find(path)).map((what) => `${path}: ${what}`));
  }
  return found;
}

/** Returns the number of pixels by which the page is too wide, and the elements beyond its right edge that can't be scrolled to. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const over = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return (
        right > clientWidth + 1 &&
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !scrolls(element.parentElement)
      );
    });
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
      ...over.slice(0, 3).map((element) => `<${element.tagName} class="${element.className}">`),
    ];
  });
}

/** Returns the texts of the header that the link or control after them covers. */
function coveredInHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('.site-header__bar a, .site-header__bar summary'),
    ].filter((part) => part.checkVisibility({ visibilityProperty: true }));
    const range = document.createRange();
    const covered = parts.filter((part) => {
      range.selectNodeContents(part);
      const { right } = range.getBoundingClientRect();
      const { left } = part.getBoundingClientRect();
      return parts.some((other) => {
        const start = other.getBoundingClientRect().left;
        return start > left && start < right - 1;
      });
    });
    return covered.map(({ textContent }) => `"${textContent}" is covered`);
  });
}

/** Returns the visible words whose letters are on more than one line. The parts of a compound with a hyphen count as words. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Returns whether an element is in a box of a pixel, as texts for screen readers are. */
    const isInPixel = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width <= 1 || isInPixel(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || isInPixel(parent)) continue;
      for (const { 0: word, index } of (textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) found.push(word);
      }
    }
    return found;
  });
}

/** Returns the elements with a `::before` or `::after` that has a background. */
function paintedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isPainted = (element: Element, part: string) => {
      const { content, backgroundColor, backgroundImage } = getComputedStyle(element, part);
      return (
        content !== 'none' && `${backgroundColor} ${backgroundImage}` !== 'rgba(0, 0, 0, 0) none'
      );
    };
    return [...document.querySelectorAll('body *')].flatMap((element) =>
      ['::before', '::after']
        .filter((part) => isPainted(element, part))
        .map((part) => `<${element.tagName} class="${element.className}">${part}`),
    );
  });
}

/**
 * Returns controls such as buttons and fields that are smaller than 44 px. Also returns links that are smaller than 24 px and neither in a
 * line of text nor far enough from others (WCAG 2.2, SC 2.5.8).
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'button, summary, select, textarea, input:not([type=checkbox], [type=radio]), .button';
    const targets = [
      ...document.querySelectorAll<HTMLElement>(`a[href], label:has(input), ${controls}`),
    ]
      .filter((target) => !target.closest('[aria-hidden="true"]'))
      .filter((target) =>
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      // The skip link is outside the window until it has the focus.
      .filter(({ box }) => box.bottom + scrollY > 0);
    const isInText = (target: HTMLElement) =>
      getComputedStyle(target).display === 'inline' &&
      target.parentElement?.textContent.trim() !== target.textContent.trim();
    const isApart = (target: HTMLElement, box: DOMRect) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return targets.every(
        ({ target: other, box: { left, right, top, bottom } }) =>
          other === target ||
          other.contains(target) ||
          Math.hypot(
            x - Math.max(left, Math.min(x, right)),
            y - Math.max(top, Math.min(y, bottom)),
          ) >= 12,
      );
    };
    const small = targets.filter(({ target, box }) => {
      const [width, height] = [Math.round(box.width), Math.round(box.height)];
      if (target.matches(controls)) return width < 44 || height < 44;
      return (width < 24 || height < 24) && !isInText(target) && !isApart(target, box);
    });
    const lines = small.map(
      ({ target, box }) =>
        `${target.tagName} "${target.textContent.trim().slice(0, 40)}" ${Math.round(box.width)} × ${Math.round(box.height)}`,
    );
    return [...new Set(lines)];
  });
}

/** Returns the invisible texts of the main content. Texts that are always hidden, or useless on paper (such as forms), are left out. */
function unseenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    // The thank-you page has no reference number without one in its address. The line keeps its place. Forms, the panel of the quote form,
    // the calendar, the tags of posts, the number of folded works and links to the planner are not printed, nor are the headings of contact
    // that would be left without content. A site without road signs has no drawing of its prices. The heading between the results of a search
    // and the lists needs results.
    const left =
      '[hidden], [data-enhance="thank-you"], template, script, form, select, button, .button, .breadcrumbs, .section-nav, .filter, .finder, .actions, .booking, .message__head, section#booking, #quote, .related-band, .teaser, .price-road__map, .search__browse, .wall + .fold > summary';
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      const text = textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest(left)) continue;
      const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen) found.push(text.slice(0, 60));
    }
    return found;
  });
}

/** Returns the buttons and fields that only a background distinguishes from the page, because forced colours remove backgrounds. */
function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.button, button, input:not([type=checkbox], [type=radio], [type=hidden]), textarea, select',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const hasEdge = ['', '::before'].some((part) => {
          const { borderBottomStyle, borderBottomWidth } = getComputedStyle(control, part);
          return borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1;
        });
        return !hasEdge && getComputedStyle(control).textDecorationLine === 'none';
      })
      .map((control) => `${control.tagName} "${control.textContent.trim().slice(0, 40)}"`),
  );
}
