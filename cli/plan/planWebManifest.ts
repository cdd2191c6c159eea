import type { Site } from '#schemas/site.ts';

/** The sizes of the icons in `public/icons/`, in pixels. `npm run icons` draws them. */
const ICON_SIZES = [192, 512] as const;

/**
 * Plans the web app manifest, with names and icons for visitors who add the site to their home screen. It opens as a page in a
 * browser.
 */
export function planWebManifest(site: Site): object {
  return {
    name: site.legalName ?? site.name,
    short_name: site.name,
    description: site.description,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf4',
    theme_color: '#00513b',
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
