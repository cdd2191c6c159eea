import type { Site } from '#schemas/site.ts';

/** Sizes of the icons in `public/icons/`, in pixels; `npm run icons` draws them. */
const ICON_SIZES = [192, 512] as const;

/** The web app manifest: names and icons for those who keep the site on their home screen. It stays a page in a browser. */
export function planWebManifest(site: Site): object {
  return {
    name: site.legalName,
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
