import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { planSite } from '#cli/plan/planSite.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';
import { renderHead } from '../../renderer/renderHead.ts';
import { renderMain } from '../../renderer/renderMain.tsx';
import { Picture } from '../../templates/parts/Picture.tsx';
import { contextOf } from '../helpers/findingsOf.ts';

const drawing = { src: '/images/a/mill.svg', alt: 'A mill', width: 4, height: 3 };
const photograph = {
  ...drawing,
  src: '/images/a/mill.webp',
  srcset: { avif: '/images/a/mill-480.avif 480w', webp: '/images/a/mill-480.webp 480w' },
};

describe('a picture', () => {
  test('of several files lets the browser choose', () => {
    const html = renderToStaticMarkup(
      createElement(Picture, { image: photograph, place: 'portrait' }),
    );
    expect(html).toBe(
      '<picture><source type="image/avif" srcSet="/images/a/mill-480.avif 480w" sizes="60px"/>' +
        '<img src="/images/a/mill.webp" srcSet="/images/a/mill-480.webp 480w" sizes="60px" alt="A mill"' +
        ' width="4" height="3" loading="lazy" decoding="async"/></picture>',
    );
  });

  test('of one file is an <img>', () => {
    expect(renderToStaticMarkup(createElement(Picture, { image: drawing }))).toBe(
      '<img src="/images/a/mill.svg" alt="A mill" width="4" height="3" loading="lazy" decoding="async"/>',
    );
  });

  test.each([drawing, photograph])('in the first viewport comes at once: $src', (image) => {
    const html = renderToStaticMarkup(createElement(Picture, { image, eager: true }));
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('loading=');
    expect(html).not.toContain('<link');
  });
});

/** Returns the pages of the minimal content, and a function that renders a page. */
async function site() {
  const context = await contextOf();
  const plan = planSite(context, 'stamp');
  return {
    layout: plan.layout,
    pages: plan.chunks.flatMap((chunk) => chunk.plan().map(({ model }) => model)),
    render: (page: PageModel) => ({
      head: renderHead(page, plan.layout),
      main: renderMain(page, plan.layout, '2026-06-01'),
    }),
  };
}

describe('each page', () => {
  test('preloads the picture that it shows in the first viewport, and no other', async () => {
    const { pages, render } = await site();
    const preloading = new Set<string>();
    for (const page of pages) {
      const { head, main } = render(page);
      const preloaded = [...head.matchAll(/<link rel="preload" as="image"[^>]* href="([^"]+)"/g)];
      const urgent = [...main.matchAll(/<img src="([^"]+)"[^>]*fetchPriority="high"/g)];
      const sources = preloaded.map(([, src]) => src);
      expect(sources, page.path).toEqual(urgent.map(([, src]) => src));
      expect(main, page.path).not.toContain('rel="preload"');
      if (sources.length > 0) preloading.add(page.type);
    }
    expect([...preloading]).toEqual(expect.arrayContaining(['service', 'case-study', 'post']));
  });

  test('preloads a picture of several files in the format and widths that it will show', async () => {
    const { pages, render } = await site();
    const page = pages.find(({ type }) => type === 'case-study');
    if (page?.type !== 'case-study') throw new Error('The minimal content has a case study.');
    const { head, main } = render({ ...page, image: photograph });
    const [, srcset, sizes] = /imagesrcset="([^"]+)" imagesizes="([^"]+)"/.exec(head) ?? [];
    expect(head).toContain('<link rel="preload" as="image" fetchpriority="high" type="image/avif"');
    expect(main).toContain(`<source type="image/avif" srcSet="${srcset}" sizes="${sizes}"/>`);
  });

  test('preloads a picture below the first narrow window in wide ones only', async () => {
    const { pages, layout } = await site();
    const page = { ...pages[0], type: 'location', nearby: {}, service: { image: drawing } };
    expect(renderHead(page as unknown as PageModel, layout)).toContain(
      '<link rel="preload" as="image" media="(width >= 62.5rem)" href="/images/a/mill.svg">',
    );
  });
});
