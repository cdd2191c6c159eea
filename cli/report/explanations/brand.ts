import type { Explanation } from './explanation.ts';

/** Explanations of findings about the look of the site. */
export const brand = {
  'svg-invalid': {
    meaning:
      'An SVG file is damaged, runs code or loads other sites. Drawings of the brand become part of pages, so they may have no styles or text either.',
    fix: 'Export the drawing again: as plain SVG, with presentation attributes, and with text as outlines.',
    example: {
      file: 'brand/mark.svg',
      instead: '<path d="M4 4h32v32H4z" fill="#00513b"/>',
      wrong: '<path d="M4 4h32v32H4z" style="fill: #00513b"/>',
      right: '<path d="M4 4h32v32H4z" fill="#00513b"/>',
    },
  },
  'font-missing': {
    meaning: 'Fonts are made from a package at build, and this one is damaged or not installed.',
    fix: 'Install it with npm ("npm ci" repairs it), or correct its name.',
    example: {
      wrong: 'content/brand/brand.yaml names @fontsource/lora, and package.json does not.',
      right: 'package.json has the package among its dependencies.',
    },
  },
  'font-weight': {
    meaning: 'The package has no file for this weight, so pages would show another one.',
    fix: 'Name weights that the package has.',
    example: {
      wrong: '"weights: [400, 850]" of a font with 400 and 700.',
      right: '"weights: [400, 700]" of the same font.',
    },
  },
  'font-letter': {
    meaning:
      'The font lacks a letter of the content, or the build leaves the letter out of the files, which have those of British texts. Browsers take it from another font, which looks uneven.',
    fix: 'Choose a font that has it, spell the word without it, or accept the look.',
    example: {
      wrong: 'A name in Greek, and a font with Latin letters only.',
      right: 'A font with Latin and Greek letters.',
    },
  },
  'icon-unused': {
    meaning: 'No service shows this icon. It may be left over from another agency.',
    fix: 'Delete the file, or name it in a service.',
    example: {
      wrong: 'content/brand/icons/rocket.svg exists, and no service has "icon: rocket".',
      right: 'Each file in content/brand/icons/ is the icon of a service.',
    },
  },
} as const satisfies Record<string, Explanation>;
