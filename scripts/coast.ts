import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readTowns } from './coast/readTowns.ts';
import { drawCoast } from './coast/drawCoast.ts';
import type { Atlas } from './coast/drawCoast.ts';
import { mapWithin } from '#cli/resolve/mapOf.ts';

/**
 * Writes `map.yaml` of a content folder: the coast of some countries, from Natural Earth. Options: `--content <folder>`, `--countries
 * <names with commas>`, `--abroad <names>` of countries without towns of the site, `--bounds <south,north,west,east>` in decimal degrees,
 * and `--bytes <number>`, the length of the path.
 */
const { values } = parseArgs({
  options: {
    content: { type: 'string', default: 'content' },
    countries: { type: 'string', default: 'United Kingdom,Isle of Man' },
    abroad: { type: 'string', default: 'Ireland' },
    bounds: { type: 'string', default: '49.8,60.9,-10.7,2.1' },
    bytes: { type: 'string', default: '8000' },
  },
});
const [south = NaN, north = NaN, west = NaN, east = NaN] = values.bounds.split(',').map(Number);
const bounds = { south, north, west, east };
const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
) as Atlas;
const land = drawCoast(atlas, values.countries.split(','), {
  abroad: values.abroad.split(',').filter(Boolean),
  map: mapWithin(bounds),
  towns: readTowns(values.content),
  bytes: Number(values.bytes),
});
writeFileSync(
  join(values.content, 'map.yaml'),
  `# The coast on the maps of towns. "npm run coast" writes this file from Natural Earth (docs/your-agency.md).
source: natural-earth
bounds: { south: ${south}, north: ${north}, west: ${west}, east: ${east} }
coast: ${land.coast}
${land.abroad && `abroad: ${land.abroad}\n`}`,
);
