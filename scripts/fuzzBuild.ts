import { parseArgs } from 'node:util';
import { memoryFolder } from '../tests/helpers/memoryFolder.ts';
import { firstSite } from './fuzz/firstSite.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { fuzzSite } from './fuzz/fuzzSite.ts';

/**
 * Makes random edits of a small site, builds it incrementally after each, and compares the result with a clean build, byte by byte. The
 * first difference ends the run, after it was reduced to the shortest list of edits that still shows it. `npm run fuzz:build -- --seed 7`
 * repeats a list of edits, and `--steps 100` makes fewer of them.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, steps: { type: 'string', default: '1000' } },
});
const temporary = memoryFolder();
if (temporary) process.env.TMPDIR = temporary;
const seed = values.seed === undefined ? Math.floor(Math.random() * 1e6) : Number(values.seed);
const site = await fuzzSite(firstSite());
try {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (await fuzz(site, { seed, steps: Number(values.steps), print })) process.exitCode = 1;
} finally {
  site.remove();
}
