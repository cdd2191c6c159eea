import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { common, rare } from './font/characters.ts';

/**
 * Makes the site's font files from Overpass as it is published (SIL Open Font Licence 1.1): the weights and features that the styles
 * use, kerning and figures of one width, in two files. The one that every page loads has to come with its headers in the
 * ten packets that a new connection carries at first (RFC 6928): one more costs a phone another journey of 150 ms. The result is kept in version
 * control, for a build has no need to make it again.
 */
const require = createRequire(import.meta.url);
const source = readFileSync(
  require.resolve('@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2'),
);

/** With what the types of the package do not know yet. */
type Options = NonNullable<Parameters<typeof subsetFont>[2]> & {
  keepFeatures: string[];
  dropTables: string[];
};
const options: Options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'tnum'],
  // Nothing of what is left refers to them.
  dropTables: ['GDEF', 'STAT', 'gasp', 'prep'],
};

for (const [name, characters] of Object.entries({ overpass: common, 'overpass-rare': rare })) {
  const font = await subsetFont(source, [...characters].join(''), options);
  writeFileSync(resolve(import.meta.dirname, `../templates/styles/fonts/${name}.woff2`), font);
  process.stdout.write(`${name}: ${font.length.toLocaleString('en-GB')} bytes\n`);
}
