import { Command } from 'commander';
import { parsePositive } from '#cli/program/parseOption.ts';
import { memoryFolder } from '../tests/helpers/memoryFolder.ts';
import { firstSite } from './fuzz/firstSite.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { fuzzSite } from './fuzz/fuzzSite.ts';

interface Options {
  seed: number;
  steps: number;
}

/**
 * Makes random edits of a small site, builds it incrementally after each, and compares the result with a clean build, byte by byte. The
 * first difference ends the run, after it was reduced to the shortest list of edits that still shows it.
 */
const { seed, steps } = new Command('fuzz:build')
  .description(
    'Compares builds after random edits with clean builds. Prints a seed for each list of edits, with which it can be repeated.',
  )
  .option('--seed <number>', 'the list of edits to start with', parsePositive, randomSeed())
  .option('--steps <number>', 'how many edits to make', parsePositive, 1000)
  .parse()
  .opts<Options>();
const temporary = memoryFolder();
if (temporary) process.env.TMPDIR = temporary;
const site = await fuzzSite(firstSite());
try {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (await fuzz(site, { seed, steps, print })) process.exitCode = 1;
} finally {
  site.remove();
}

function randomSeed(): number {
  return 1 + Math.floor(Math.random() * 1e6);
}
