import { escapeHtml } from '#schemas/escapeHtml.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';
import { firstPicture } from '#templates/parts/firstPicture.ts';
import { pictureSizes } from '#templates/parts/pictureSizes.ts';
import { firstFonts, pageSheet } from './pageSheets.ts';

/** Returns the head tags of a page, as HTML. */
export function renderHead(page: PageModel, { site, pages }: Layout): string {
  const { head } = page;
  const { title, description, canonical, indexable, image, kind, structuredData } = head;
  const sheet = pageSheet(page.type);
  return [
    ...(sheet ? [`<link rel="stylesheet" href="${escapeHtml(sheet)}">`] : []),
    ...firstFonts.map(
      (font) =>
        `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(indexable ? [] : [meta('name', 'robots', 'noindex, follow')]),
    ...preload(page),
    ...(pages.includes('/blog') ? feeds(page, site.name) : []),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta('property', 'og:type', kind),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', site.locale.replace('-', '_')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    ...(image
      ? [
          meta('property', 'og:image', site.url + image.src),
          meta('property', 'og:image:alt', image.alt),
          meta('property', 'og:image:width', String(image.width)),
          meta('property', 'og:image:height', String(image.height)),
        ]
      : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...structuredData.map(
      (thing) => `<script type="application/ld+json">${escapeJson(JSON.stringify(thing))}</script>`,
    ),
  ].join('\n');
}

/** Returns a preload link for the picture in the first viewport, in the format that the page shows. */
function preload(page: PageModel): string[] {
  const first = firstPicture(page);
  if (!first) return [];
  const { image, place, wideOnly } = first;
  const start = `<link rel="preload" as="image" ${wideOnly ? 'media="(width >= 62.5rem)"' : 'fetchpriority="high"'}`;
  return image.srcset
    ? [
        `${start} type="image/avif" imagesrcset="${escapeHtml(image.srcset.avif)}" imagesizes="${escapeHtml(pictureSizes[place])}">`,
      ]
    : [`${start} href="${escapeHtml(image.src)}">`];
}

/** Returns links to the feeds of posts, as HTML, for the types of page that feed readers read. */
function feeds({ type }: PageModel, name: string): string[] {
  if (type !== 'home' && type !== 'blog' && type !== 'post') return [];
  return [
    ['application/rss+xml', '/blog/feed.xml', 'RSS'],
    ['application/atom+xml', '/blog/atom.xml', 'Atom'],
    ['application/feed+json', '/blog/feed.json', 'JSON Feed'],
  ].map(
    ([mime, href, format]) =>
      `<link rel="alternate" type="${mime}" href="${href}" title="${escapeHtml(`${name}, ${format}`)}">`,
  );
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

/** Returns JSON escaped so that it can't end a script element (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements). */
function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
