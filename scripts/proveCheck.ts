import { Command } from 'commander';
import { builtSite } from '../tests/helpers/builtSite.ts';
import { proveCheck } from '../tests/helpers/proveCheck.ts';
import { parsePositive } from '#cli/program/parseOption.ts';

interface Options {
  faults: number;
  seed: number;
}

/** Sows faults into a copy of the built site, checks it, and prints the faults that were not found at their places. */
const { faults, seed } = new Command('prove:check')
  .description(
    'Sows faults into a copy of the built site, and expects the check to find each at its place.',
  )
  .option('--faults <number>', 'how many faults to sow', parsePositive, 200)
  .option(
    '--seed <number>',
    'the faults to sow, to repeat a run',
    parsePositive,
    1 + (Date.now() % 1_000_000),
  )
  .parse()
  .opts<Options>();
const { sown, missed, others } = await proveCheck(builtSite(), faults, seed);
const kinds = new Set(sown.map(({ kind }) => kind)).size;
const found = sown.length - missed.length;
process.stdout.write(
  `Seed ${seed}: ${found} of ${sown.length} faults of ${kinds} kinds were found with page, line and column.\n`,
);
for (const { kind, code, file, line, column } of missed) {
  process.stdout.write(`missed: ${kind}, ${code} at ${file}:${line}:${column}\n`);
}
for (const other of others) process.stdout.write(`not sown: ${other}\n`);
if (missed.length + others.length > 0) process.exitCode = 1;
