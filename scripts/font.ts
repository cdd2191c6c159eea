import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Makes the site's one font file from Overpass as it is published (SIL Open Font Licence 1.1): the characters of Western European
 * text and the weights that the styles use. A third of the bytes goes, and with it a tenth of a second before a phone shows
 * the page in its typeface. The result is kept in version control, for a build has no need to make it again.
 */
const require = createRequire(import.meta.url);
const source =
  require.resolve('@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2');
const target = resolve(import.meta.dirname, '../templates/styles/fonts/overpass.woff2');

/** ASCII, the letters of Latin-1, Welsh circumflexes, and the signs of British typography: pound, degree, half, quotation marks, dashes. */
const RANGES: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbd, 0xbd],
  [0xc0, 0xff],
  [0x152, 0x153],
  [0x174, 0x177],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

const characters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');
const font = await subsetFont(readFileSync(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
});
writeFileSync(target, font);
process.stdout.write(`${font.length.toLocaleString('en-GB')} bytes\n`);
