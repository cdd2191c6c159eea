import type { Content } from '#cli/model/content.ts';
import { resolvePalette } from '#cli/resolve/resolvePalette.ts';
import { withCurlyQuotes } from './withCurlyQuotes.ts';
import { ICON_SIZES } from './iconFiles.ts';

/**
 * Plans the web app manifest, with names, icons and colours for visitors who add the site to their home screen. It opens as a page in a
 * browser.
 */
export function planWebManifest({ site: { data }, brand }: Content['singles']): object {
  const site = withCurlyQuotes(data);
  const { paper, primary } = resolvePalette(brand.data.palette);
  return {
    name: site.legalName ?? site.name,
    short_name: site.name,
    description: site.description,
    lang: site.locale,
    start_url: '/',
    display: 'browser',
    background_color: paper.light,
    theme_color: primary.light,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...ICON_SIZES.map((size) => ({
        src: `/icons/icon-${size}.png`,
        type: 'image/png',
        sizes: `${size}x${size}`,
      })),
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
