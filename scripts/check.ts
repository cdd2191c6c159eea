import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** A step of the check: its name, and its command with arguments. */
type Step = [name: string, command: string, ...args: string[]];

/** The file to which Vitest writes its results. */
const TEST_RESULTS = 'dist/reports/tests.json';

const VITEST: Step = [
  'tests',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${TEST_RESULTS}`,
];

/** Returns the options with which a tool caches in `dist/cache` which files have no findings, by their content. */
const cacheOf = (tool: string) => [
  '--cache',
  `--cache-location=dist/cache/${tool}`,
  '--cache-strategy=content',
];

/** The steps that need no build. */
const sources: Step[] = [
  ['format', 'prettier', '--check', '--log-level', 'warn', ...cacheOf('prettier'), '.'],
  ['prose', 'tsx', 'scripts/checkProse.ts'],
  ['lint', 'eslint', '--max-warnings', '0', ...cacheOf('eslint'), '.'],
  ['types', 'tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', 'dist/cache/types.tsbuildinfo'],
];

const isQuick = process.argv.includes('--quick');

// Tests start databases and stores of their own. They must not use those that the developer has configured.
delete process.env.SUPABASE_URL;
delete process.env.SUPABASE_ANON_KEY;
delete process.env.SUPABASE_SERVICE_ROLE_KEY;
// The command line would read them from a file again.
process.env.SITE_ENV_FILE = '';

/**
 * `npm run check` is everything that CI checks; with `--quick`, it is the part that needs no build. Steps that do not need each other run
 * at the same time. The tests come last, because they read the built site and use all cores. At the end, the script prints the names of the
 * steps that failed and `N passed, N failed`, counting each step and each test. Tests of facts about the sample agency are left out;
 * `npm run test:sample` runs them.
 */
const counts = [
  ...(await runTogether(
    isQuick
      ? sources
      : [
          ...sources,
          ['content', 'node', 'cli/bin.js', 'validate'],
          ['build', 'node', 'cli/bin.js', 'build'],
        ],
  )),
  runTests(isQuick ? ['--project=unit', '--project=process'] : ['--project=!sample']),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const failures = counts.filter((count) => count.failed > 0).map(({ name }) => name);
if (failures.length > 0) console.log(`\n── failed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

interface Count {
  /** The name of the step. */
  name: string;
  passed: number;
  failed: number;
}

/** Runs steps at the same time, and prints the output of each in the order of the list. Returns the count of each step. */
async function runTogether(steps: readonly Step[]): Promise<Count[]> {
  const running = steps.map(async ([name, command, ...args]) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const exited = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    const [code, stdout, stderr] = await Promise.all([
      exited,
      text(child.stdout),
      text(child.stderr),
    ]);
    return { name, code, output: stdout + stderr };
  });
  const finished: Count[] = [];
  for (const step of running) {
    const { name, code, output } = await step;
    process.stdout.write(`\n── ${name}\n${output}`);
    finished.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
  }
  return finished;
}

/** Runs the tests of some projects. Returns how many have passed and failed. */
function runTests(projects: readonly string[]): Count {
  const [name, command, ...args] = VITEST;
  console.log(`\n── ${name}`);
  rmSync(TEST_RESULTS, { force: true });
  const { status } = spawnSync(command, [...args, ...projects], { stdio: 'inherit' });
  const found = readResults();
  // A run that failed outside of a test counts as one failure.
  const failures = found?.numFailedTests || (status === 0 ? 0 : 1);
  return { name, passed: found?.numPassedTests ?? 0, failed: failures };
}

/** Returns the results that Vitest has written, or `undefined` if it has written none. */
function readResults() {
  const VitestResultsSchema = z.object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
  });
  try {
    return VitestResultsSchema.parse(JSON.parse(readFileSync(TEST_RESULTS, 'utf8')));
  } catch {
    return undefined;
  }
}
