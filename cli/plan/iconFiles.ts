/** The sizes of the icons of the web manifest, in pixels. */
export const ICON_SIZES = [192, 512] as const;

/** The icons of the site by their names below its root: the favicon of the brand, and those that are drawn from it (`cli/brand/drawIcons.ts`). */
export const ICON_FILES: readonly string[] = [
  'favicon.svg',
  'favicon.ico',
  'icons/apple-touch-icon.png',
  ...ICON_SIZES.map((size) => `icons/icon-${size}.png`),
  'icons/maskable-512.png',
];
