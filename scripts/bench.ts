import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { parsePositive } from '#cli/program/parseOption.ts';
import { countTowns, writeBenchContent } from './bench/benchContent.ts';
import { formatResults } from './bench/formatResults.ts';
import type { Results } from './bench/formatResults.ts';
import { measureCommands } from './bench/measureCommands.ts';
import { measureSize } from './bench/measureSize.ts';
import { describeMachine } from './describeMachine.ts';

interface Options {
  sizes: number[];
  runs?: number;
  json?: string;
  keep: boolean;
}

/** The number of towns up to which a full build is measured three times. */
const TOWNS_MEASURED_THRICE = 1160;

const root = resolve(import.meta.dirname, '..');
const contentDir = join(root, 'content');
/** The output folder. Vite builds only into folders below the root. */
const benchDir = join(root, 'dist', 'bench');

/**
 * Measures builds of sites of several sizes, compares them with the lowest possible cost of rendering their pages, and prints a table.
 * Slow builds are not a failure, because figures depend on the machine and its load.
 */
const options = new Command('bench')
  .description(
    'Measures how long builds take, and how much memory, for sites of several sizes. Needs some 5 GB of disk for a while.',
  )
  .option('--sizes <towns>', 'numbers of towns, with commas between', parseNumbers, [290, 2900])
  .option(
    '--runs <number>',
    'runs, of which the median counts (default: 3, of full builds above 1,160 towns 1)',
    parsePositive,
  )
  .option('--json <file>', 'also save the figures')
  .option('--keep', 'leave the contents and the built sites for a closer look', false)
  .parse()
  .opts<Options>();

// Removes the output of a killed run, or of one with --keep.
rmSync(benchDir, { recursive: true, force: true });
const temporary = mkdtempSync(join(tmpdir(), 'site-bench-'));
try {
  const results = measure(options);
  process.stdout.write(formatResults(results));
  if (options.json) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
} finally {
  if (options.keep) note(`Kept: ${temporary} and ${benchDir}`);
  else for (const folder of [temporary, benchDir]) rmSync(folder, { recursive: true, force: true });
}

function measure({ sizes, runs }: Options): Results {
  const machine = describeMachine();
  note('Measuring single commands');
  const commands = measureCommands({ contentDir, distDir: join(benchDir, 'commands') }, runs ?? 3);
  const measured = sizes.map((towns) => {
    const full = runs ?? (towns <= TOWNS_MEASURED_THRICE ? 3 : 1);
    const again = runs ?? 3;
    note(`Building ${towns.toLocaleString('en-GB')} towns, ${full} × in full, ${again} × again`);
    const content = join(temporary, String(towns), 'content');
    const distDir = join(benchDir, String(towns));
    writeBenchContent(contentDir, towns, content);
    return measureSize({ towns, contentDir: content, distDir }, { full, again });
  });
  return {
    machine,
    realTowns: countTowns(contentDir),
    builds: measured.flatMap(({ builds }) => builds),
    checks: measured.flatMap(({ checks }) => checks),
    commands,
  };
}

function parseNumbers(text: string): number[] {
  return text.split(',').map(parsePositive);
}

function note(text: string): void {
  process.stderr.write(`${text}\n`);
}
