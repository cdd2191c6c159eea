import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { caseStudy } from '../helpers/examplePages.ts';

const visit = builtSiteInBrowser();

/** The allowed relative difference between the width of a picture and the width that its `sizes` declare. */
const TOLERANCE = 0.15;

describe.each([390, 768, 1024, 1440])('on a window %i pixels wide', (width) => {
  test.each(['/', '/case-studies', caseStudy])(
    'pictures of %s are as wide as the page declares, so that browsers choose the right file',
    async (path) => {
      const { page, goto } = await visit({ viewport: { width, height: 900 } });
      await goto(path);
      const pictures = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main img[sizes]')].flatMap((img) => {
          const { width, height } = img.getBoundingClientRect();
          // The portfolio hides some pictures at first.
          if (width === 0) return [];
          // A picture that is cut to its frame is drawn wider than the frame. Its file may be as wide as either.
          const isCut = getComputedStyle(img).objectFit === 'cover';
          const whole = img.cloneNode() as HTMLImageElement;
          const drawn = isCut ? Math.max(width, (height * whole.width) / whole.height) : width;
          const [declared = ''] = img.sizes
            .split(',')
            .map((part) => /^(?:(\(.+\)) )?(\S+)$/.exec(part.trim()) ?? [])
            .filter(([, condition]) => !condition || matchMedia(condition).matches)
            .map(([, , length = '']) => length);
          const share = declared.endsWith('vw') ? innerWidth / 100 : 1;
          const src = img.getAttribute('src');
          return [{ src, width, drawn, declared: parseFloat(declared) * share }];
        }),
      );
      expect(pictures.length).toBeGreaterThan(0);
      const wrong = pictures.filter(
        ({ width, drawn, declared }) =>
          declared < width * (1 - TOLERANCE) || declared > drawn * (1 + TOLERANCE),
      );
      expect(wrong).toEqual([]);
    },
  );
});

test('the picture in the first viewport is loaded once, because the head preloads the file that the page shows', async () => {
  const { page, goto, problems } = await visit();
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/images/portfolio/${basename(caseStudy)}`)) loaded.push(pathname);
  });
  await goto(caseStudy);
  const shown = await page
    .locator('.page-head .shot img')
    .evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
  expect(loaded).toEqual([shown]);
  expect(shown).toMatch(/\.avif$/);
  expect(problems).toEqual([]);
});

test.each([1.75, 2, 3])(
  'a phone of %f pixels to the point loads the middle file of a picture over its width',
  async (deviceScaleFactor) => {
    const { page, goto } = await visit({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor,
    });
    const pictures = [
      ['/case-studies', '.work--lead img'],
      [caseStudy, '.page-head .shot img'],
    ] as const;
    for (const [path, picture] of pictures) {
      await goto(path);
      const shown = page.locator(picture);
      // A picture below the results is lazy.
      await shown.scrollIntoViewIfNeeded();
      await expect
        .poll(() => shown.evaluate((img: HTMLImageElement) => img.currentSrc))
        .toMatch(/-720\.avif$/);
    }
  },
);
