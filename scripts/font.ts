import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { common, rare } from './font/characters.ts';

/**
 * Creates the site's two font files from the published Overpass (SIL Open Font Licence 1.1), with the weights and features that the styles
 * use, kerning and tabular figures. The file that every page loads must fit, with its headers, in the first ten packets of a new
 * connection (RFC 6928): one more packet costs a phone another round trip of 150 ms. The files are kept in version control, because a
 * build does not need to create them again.
 */
const require = createRequire(import.meta.url);
const source = readFileSync(
  require.resolve('@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2'),
);

/** The options of the package, including those that its types lack. */
type Options = NonNullable<Parameters<typeof subsetFont>[2]> & {
  keepFeatures: string[];
  dropTables: string[];
};
const options: Options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'tnum'],
  // Nothing in the subset refers to them.
  dropTables: ['GDEF', 'STAT', 'gasp', 'prep'],
};

for (const [name, characters] of Object.entries({ overpass: common, 'overpass-rare': rare })) {
  const font = await subsetFont(source, [...characters].join(''), options);
  writeFileSync(resolve(import.meta.dirname, `../templates/styles/fonts/${name}.woff2`), font);
  process.stdout.write(`${name}: ${font.length.toLocaleString('en-GB')} bytes\n`);
}
