import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { medianOf } from './medianOf.ts';
import { runMeasured } from './runMeasured.ts';
import type { Run } from './runMeasured.ts';

/** The cost of a command that builds nothing. */
export interface CommandFigures extends Omit<Run, 'output'> {
  command: string;
}

const cli = fileURLToPath(new URL('../../cli/bin.js', import.meta.url));

/** Measures `site --help`, and `site validate` with and without caches, with the real content. `runs` is the number of runs of each. */
export function measureCommands(
  { contentDir, distDir }: { contentDir: string; distDir: string },
  runs: number,
): CommandFigures[] {
  const validate = () => runMeasured(cli, ['--content', contentDir, '--dist', distDir, 'validate']);
  const repeat = (command: string, measure: () => Run): CommandFigures => ({
    command,
    ...medianOf(
      Array.from({ length: runs }, () => {
        const { output: _, ...usage } = measure();
        return usage;
      }),
    ),
  });
  return [
    repeat('site --help', () => runMeasured(cli, ['--help'])),
    repeat('site validate, nothing cached', () => {
      rmSync(distDir, { recursive: true, force: true });
      return validate();
    }),
    repeat('site validate, cached', validate),
  ];
}
