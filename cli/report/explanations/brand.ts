import type { Explanation } from './explanation.ts';

/** Explanations of findings about the look of the site. */
export const brand = {
  'svg-invalid': {
    meaning:
      'An SVG file of the brand becomes part of pages, so it must have a viewBox and nothing but shapes. Scripts, styles and text are refused.',
    mend: 'Export the drawing again: as plain SVG, with presentation attributes, and with text as outlines.',
    example: {
      file: 'brand/mark.svg',
      instead: '<path d="M4 4h32v32H4z" fill="#00513b"/>',
      wrong: '<path d="M4 4h32v32H4z" style="fill: #00513b"/>',
      right: '<path d="M4 4h32v32H4z" fill="#00513b"/>',
    },
  },
  'icon-unused': {
    meaning: 'No service shows this icon. It may be left over from another agency.',
    mend: 'Delete the file, or name it in a service.',
    example: {
      wrong: 'content/brand/icons/rocket.svg exists, and no service has "icon: rocket".',
      right: 'Each file in content/brand/icons/ is the icon of a service.',
    },
  },
} as const satisfies Record<string, Explanation>;
